import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { bank } from '../../../bank/bank';
import { paths } from '../../../config/paths';
import { retentionDays } from '../../../config/retention';
import { useBackend } from '../../../data/backend-provider';
import { useVisitorAct } from '../../../data/react/use-act';
import { type Erasing, erasingOf } from '../../../domain/request/erasing';
import { lastDecline } from '../../../domain/request/last-decline';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { retentionText } from '../../../i18n/retention-words';
import { useLanguage } from '../../../i18n/use-language';
import { useVisitorWords } from '../../../i18n/use-visitor-words';
import { Icon } from '../../../ui/art/icon';
import { Illustration } from '../../../ui/art/illustration';
import { Button, buttonClass } from '../../../ui/button/button';
import { Link } from '../../../ui/button/link';
import { NoBreak } from '../../../ui/data/no-break';
import { ConfirmButton } from '../../../ui/feedback/confirm-button';
import { Note } from '../../../ui/feedback/note';
import { PetitionSteps } from '../parts/petition-steps';
import { type Heading, RequestFrame } from '../parts/request-frame';
import { useErasingLine, useKeptLine } from '../parts/use-erasing-line';
import styles from './erase-data.module.css';
import { erasedOn } from './stored-data';

/** Everything is erased: at the bank, and in this browser. */
export function Erased({
  signedOut,
  heading,
}: {
  readonly signedOut: boolean;
  readonly heading: Heading;
}) {
  const { t } = useTranslation();
  return (
    <RequestFrame
      heading={heading}
      title={t('myData:erase.doneTitle')}
      text={t('myData:erase.doneText')}
    >
      <div className={`row gap-32 gap-x-48 ${styles.erased}`}>
        <Illustration name="all-done" className={styles.art} />
        <div>
          {!signedOut && <Note tone="warning">{t('myData:erase.session')}</Note>}
          <Link className={buttonClass()} to={paths.home}>
            {t('shell:home')}
          </Link>
        </div>
      </div>
    </RequestFrame>
  );
}

const GOING = ['person', 'player', 'answers', 'rest'] as const;
const STAYING = ['value', 'dates', 'decision'] as const;

/** The erased data, and the data that the bank keeps without the person. */
function GoesAndStays({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation();
  return (
    <div className={`fold ${styles.goesAndStays}`}>
      <div>
        <h3 className="title-s">{t('myData:erase.goes')}</h3>
        <ul className={styles.goes}>
          {GOING.map((what) => (
            <li key={what}>
              <Icon name="close" />
              {t(`myData:erase.going.${what}`)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="title-s">{t('myData:erase.stays')}</h3>
        <ul className={styles.stays}>
          {STAYING.map((what) => (
            <li key={what}>
              <Icon name="check" />
              {t(`myData:erase.staying.${what}`)}
            </li>
          ))}
          <li>
            <Icon name="check" />
            {t('myData:erase.trace')}
          </li>
          {bank.fingerprintMonths > 0 && lastDecline(request) && (
            <li>
              <Icon name="check" />
              {t('myData:erase.fingerprint', { months: bank.fingerprintMonths })}
            </li>
          )}
        </ul>
      </div>
      <p className={styles.complaints}>
        {t('myData:erase.complaints', { period: retentionText(retentionDays.complaints, t) })}
      </p>
    </div>
  );
}

/** Erases everything after one confirmation, and then ends the session. */
export function EraseData({
  request,
  onErased,
  onReload,
}: {
  readonly request: LoanRequest;
  /** Everything is erased; tells whether the session could be ended. */
  readonly onErased: (signedOut: boolean) => void;
  /** Reads the request again: what erasing does has changed. */
  readonly onReload: () => void;
}) {
  const { t } = useTranslation();
  const titleId = useId();
  const erasing = erasingOf(request);
  const line = useErasingLine(request, erasedOn(request));
  return (
    <section className={`fold-wide no-print ${styles.erase}`} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={`heading ${styles.title}`}>
          {t('myData:erase.title')}
        </h2>
        {request.code === undefined ? (
          <p className={styles.text}>
            <NoBreak>{t('myData:erase.noCode')}</NoBreak>
          </p>
        ) : (
          <>
            {erasing !== 'loose-payment' && (
              <p className={styles.text}>
                {t(erasing === 'loan' ? 'myData:erase.sureLoan' : 'myData:erase.text')}
              </p>
            )}
            <p className={`${styles.text} number`}>
              <NoBreak>
                {erasing === 'loose-payment' ? `${line} ${t('shell:footer.call')}.` : line}
              </NoBreak>
            </p>
            {erasing !== 'loose-payment' && (
              <EraseButton
                key={erasing}
                erasing={erasing}
                line={line}
                onErased={onErased}
                onReload={onReload}
              />
            )}
          </>
        )}
      </div>
      {erasing !== 'loan' && erasing !== 'loose-payment' && <GoesAndStays request={request} />}
    </section>
  );
}

function EraseButton({
  erasing,
  line,
  onErased,
  onReload,
}: {
  readonly erasing: Erasing;
  /** What erasing does, in words. */
  readonly line: string;
  readonly onErased: (signedOut: boolean) => void;
  readonly onReload: () => void;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const loadBackend = useBackend();
  const words = useVisitorWords();
  const act = useVisitorAct('erase');
  const { kind } = act.state;
  const isDone = kind === 'done';

  const leave = useEffectEvent(async () => {
    const backend = await loadBackend();
    const signedOut = await backend.endVisitorSession().then(
      () => true,
      () => false,
    );
    onErased(signedOut);
  });
  const isChanged = 'why' in act.state && act.state.why === 'changed';
  const isLoan = erasing === 'loan';
  const kept = useKeptLine();
  useEffect(() => {
    if (isDone && !isLoan) void leave();
  }, [isDone, isLoan]);

  return (
    <ConfirmButton
      button={(ask) => (
        <PetitionSteps
          kind={kind}
          working={t('petition:erasure.working')}
          failure={words(act)}
          answer={
            (isChanged || (isDone && isLoan)) && (
              <>
                <Note tone={isChanged ? 'warning' : 'success'}>
                  {t(isChanged ? 'myData:erase.changed' : 'myData:erase.lighter')}
                </Note>
                <Button look="line" onClick={onReload}>
                  {t('myData:erase.reload')}
                </Button>
              </>
            )
          }
        >
          <Button look="line" onClick={ask}>
            {t(isLoan ? 'petition:lighter.action' : 'myData:erase.action')}
            <Icon name="arrow-right" />
          </Button>
        </PetitionSteps>
      )}
      title={t(isLoan ? 'petition:confirm.lighter.title' : 'myData:erase.sure')}
      confirmLabel={t('myData:erase.yes')}
      cancelLabel={t('shell:cancel')}
      onConfirm={() => void act.run({ language, seen: erasing })}
    >
      <p>{isLoan ? t('myData:erase.sureLoan') : `${t('myData:erase.sureText')} ${kept}`}</p>
      <p>
        <NoBreak>{line}</NoBreak>
      </p>
    </ConfirmButton>
  );
}
