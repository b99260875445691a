import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../../data/backend-provider';
import { useVisitorAct } from '../../../data/react/use-act';
import {
  CONSENT_VERSION,
  type Consent,
  type ConsentPurpose,
  type LoanRequest,
} from '../../../domain/request/loan-request';
import { consentWords } from '../../../i18n/agreement-words';
import { formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { useVisitorWords } from '../../../i18n/use-visitor-words';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { NoBreak } from '../../../ui/data/no-break';
import { ActEnd } from '../../../ui/feedback/act-end';
import { focusOn } from '../../../ui/feedback/focus-on';
import styles from './consents.module.css';
import { Coupon, DataSection } from './data-section';

/** One permission: its words in the language in which they were read, its version and its time. */
function ConsentTicket({
  consent,
  purpose,
  children,
}: {
  readonly consent: Consent;
  readonly purpose: ConsentPurpose;
  /** The actions on it. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const version = consent[purpose];
  const isGiven = purpose !== 'promotions' || consent.marketing;
  const words = consentWords[consent.language][purpose];
  return (
    <li>
      <Coupon
        sign={<Icon name={isGiven ? 'check' : 'close'} />}
        title={t(`status:consents.${purpose}`)}
        stub={
          <>
            <p className="number">
              <b className={styles.version}>
                {t('myData:consents.version', {
                  version,
                  language: t(`myData:consents.languages.${consent.language}`),
                })}
              </b>
              {formatTime(consent.acceptedAt, 'fullMoment', language)}
            </p>
            <div className={styles.state}>{children}</div>
          </>
        }
      >
        {version === CONSENT_VERSION[purpose] ? (
          <p lang={consent.language}>{t('myData:consents.quote', { words })}</p>
        ) : (
          <p>
            <NoBreak>{t('myData:consents.oldWords')}</NoBreak>
          </p>
        )}
      </Coupon>
    </li>
  );
}

/** The consents, word for word; promotions can be withdrawn at once. */
export function Consents({
  request,
  onChange,
  onReload,
}: {
  readonly request: LoanRequest;
  readonly onChange: (request: LoanRequest) => void;
  /** Reads what is stored. */
  readonly onReload: () => void;
}) {
  const { t } = useTranslation();
  const { consent } = request;
  const loadBackend = useBackend();
  const words = useVisitorWords();
  const act = useVisitorAct('endPromotions');
  const failure = words(act);
  const isWorking = act.state.kind === 'working';

  async function withdraw() {
    const end = await act.run({});
    if ('why' in end && end.why === 'conflict') onReload();
    if (end.kind !== 'done') return;
    const now = await loadBackend()
      .then((backend) => backend.ownRequest())
      .catch(() => undefined);
    if (now) onChange(now);
    else onReload();
  }

  return (
    <DataSection
      title={t('myData:consents.title')}
      text={t(consent ? 'myData:consents.text' : 'myData:consents.missing')}
    >
      {consent && (
        <ul className={`stack ${styles.list}`}>
          <ConsentTicket consent={consent} purpose="evaluation">
            {t('myData:consents.needed')}
          </ConsentTicket>
          <ConsentTicket consent={consent} purpose="bureaus">
            {t('myData:consents.needed')}
          </ConsentTicket>
          <ConsentTicket consent={consent} purpose="promotions">
            {consent.marketing ? (
              <Button look="ink" aria-disabled={isWorking} onClick={() => void withdraw()}>
                {t(isWorking ? 'myData:consents.withdrawing' : 'myData:consents.withdraw')}
              </Button>
            ) : (
              <NotAgreed
                withdrawnAt={consent.marketingWithdrawnAt}
                takesFocus={act.state.kind === 'done'}
              />
            )}
          </ConsentTicket>
        </ul>
      )}
      {failure && (
        <div className={styles.failure}>
          <ActEnd kind={act.state.kind}>{failure}</ActEnd>
        </div>
      )}
    </DataSection>
  );
}

/** Says that the visitor refused promotions, or when they withdrew their agreement. */
function NotAgreed({
  withdrawnAt,
  takesFocus,
}: {
  readonly withdrawnAt: Date | undefined;
  /** The pressed button is gone, and this says what happened. */
  readonly takesFocus: boolean;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <span ref={takesFocus ? focusOn : undefined} tabIndex={-1}>
      {withdrawnAt
        ? t('myData:consents.withdrawn', { date: formatTime(withdrawnAt, 'fullMoment', language) })
        : t('myData:consents.refused')}
    </span>
  );
}
