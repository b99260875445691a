import { type ComponentProps, useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import type { Backend } from '../../../data/backend';
import { useRemote } from '../../../data/use-remote';
import { readCode } from '../../../domain/fields/identifiers/code';
import { canGiveBack, mayBePaid } from '../../../domain/request/approval';
import { erasingOf } from '../../../domain/request/erasing';
import type { MailedKind } from '../../../domain/request/petition-link';
import { referenceOf } from '../../../domain/request/request-code';
import { isOpen } from '../../../domain/request/states';
import type { Tracking } from '../../../domain/request/tracking';
import { gameName } from '../../../games/list';
import { formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { Illustration } from '../../../ui/art/illustration';
import { Button } from '../../../ui/button/button';
import { Facts } from '../../../ui/data/facts';
import { NoBreak } from '../../../ui/data/no-break';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { CodeForm } from '../parts/code-form';
import { followTracking } from '../parts/followed-request';
import { LinkSteps } from '../parts/link-steps';
import { type Heading, RequestFailure, RequestFrame } from '../parts/request-frame';
import { loanUntil, useErasingLine, useKeptLine } from '../parts/use-erasing-line';
import styles from './code-data.module.css';
import { Coupon, DataSection } from './data-section';

/** Asks for a link to the recorded address, which confirms the petition. */
function AskByMail({
  code,
  kind,
  words = kind,
  line,
}: {
  readonly code: string;
  readonly kind: Exclude<MailedKind, 'reconsideration'>;
  /** What it is called: withdrawing may mean to give an approval back. */
  readonly words?: 'giveBack' | 'withdrawal' | 'erasure' | 'lighter';
  /** What it does first, or does not. */
  readonly line?: string;
}) {
  const { t } = useTranslation();
  return (
    <Coupon
      sign={<Icon name={kind === 'erasure' ? 'close' : 'minus'} />}
      title={t(`petition:${words}.name`)}
      stub={
        <LinkSteps code={code} kind={kind}>
          {(ask) => (
            <Button look="line" onClick={ask}>
              {t(`petition:${words}.action`)}
              <Icon name="arrow-right" />
            </Button>
          )}
        </LinkSteps>
      }
    >
      <p>
        <NoBreak>{t(`petition:${words}.text`)}</NoBreak>
      </p>
      {line && (
        <p className="number">
          <NoBreak>{line}</NoBreak>
        </p>
      )}
    </Coupon>
  );
}

/** What the bank does by telephone alone. */
function AskByPhone({
  sign,
  title,
  children,
}: {
  readonly sign: ComponentProps<typeof Icon>['name'];
  readonly title: string;
  readonly children?: string;
}) {
  const { t } = useTranslation();
  const phone = (
    <a className="link" href={brand.phoneHref}>
      <NoBreak>{t('shell:footer.call')}</NoBreak>
    </a>
  );
  return (
    <Coupon sign={<Icon name={sign} />} title={title} stub={phone}>
      {children && <p>{children}</p>}
    </Coupon>
  );
}

/** The same to erase, with what that would do, or why nothing is erased now. */
function AskErasure({ tracking }: { readonly tracking: Tracking }) {
  const { t } = useTranslation();
  const erasing = erasingOf(tracking);
  const line = useErasingLine(tracking, loanUntil(tracking));
  const kept = useKeptLine();
  const words = erasing === 'loan' ? 'lighter' : 'erasure';
  if (erasing === 'loose-payment')
    return (
      <AskByPhone sign="close" title={t('petition:erasure.name')}>
        {line}
      </AskByPhone>
    );
  return (
    <AskByMail
      code={tracking.code}
      kind="erasure"
      words={words}
      line={words === 'lighter' ? line : `${kept} ${line}`}
    />
  );
}

/** The public part of a request: its state. */
function TrackedData({ tracking }: { readonly tracking: Tracking }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const titleId = useId();
  const { code, gameId, receivedAt, updatedAt } = tracking;
  const { state } = followTracking(tracking);
  const moment = (date: Date) => formatTime(date, 'fullMoment', language);
  return (
    <section className={`${styles.trackedData} torn`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className="title-l">
          {t('petition:code.known')}
        </h2>
        <p className="number">
          <NoBreak>{referenceOf(code)}</NoBreak>
        </p>
      </div>
      <Facts
        className={styles.trackedDataList}
        rows={[
          { label: t('petition:code.game'), text: gameName(gameId) },
          { label: t('petition:code.status'), text: t(`status:names.${state}`) },
          { label: t('petition:code.sent'), text: moment(receivedAt) },
          { label: t('petition:code.updated'), text: moment(updatedAt) },
        ]}
      />
      <p className={styles.hidden}>{t('petition:code.hidden')}</p>
    </section>
  );
}

/** The public part of a code's request, and the petitions that it permits. Names nobody. */
export function CodeData({
  typed,
  heading,
}: {
  /** The text in the address, a code or not. */
  readonly typed: string;
  readonly heading: Heading;
}) {
  const { t } = useTranslation();
  const code = readCode(typed);
  const read = useCallback(
    async (backend: Backend) => (code === undefined ? undefined : backend.trackRequest(code)),
    [code],
  );
  const { remote, reload } = useRemote(read);
  if (remote.status === 'loading')
    return (
      <RequestFrame heading={heading} title={t('petition:code.title')} text={t('myData:loading')}>
        <Skeleton className={styles.skeleton} />
      </RequestFrame>
    );
  if (remote.status === 'failed')
    return (
      <RequestFrame heading={heading} title={t('myData:failedTitle')} text="">
        <RequestFailure code={remote.code} onRetry={reload} />
      </RequestFrame>
    );
  if (!remote.data)
    return (
      <RequestFrame
        heading={heading}
        title={t('status:code.unknownTitle')}
        text={t('status:code.unknownText')}
      >
        <div className={`row gap-32 gap-x-48 ${styles.unknown}`}>
          <Illustration name="lost-cartridge" className={styles.art} />
          <CodeForm typed={code ?? typed} onSame={reload} />
        </div>
      </RequestFrame>
    );
  const tracking = remote.data;
  return (
    <RequestFrame heading={heading} title={t('petition:code.title')} text={t('petition:code.text')}>
      <TrackedData tracking={tracking} />
      <DataSection
        title={t('petition:code.ask')}
        text={t('petition:code.why')}
        className="no-print"
      >
        <div className={`stack ${styles.list}`}>
          {isOpen(tracking.status) && <AskByMail code={tracking.code} kind="withdrawal" />}
          {canGiveBack(tracking) && (
            <AskByMail code={tracking.code} kind="withdrawal" words="giveBack" />
          )}
          {mayBePaid(tracking) && <AskByPhone sign="minus" title={t('petition:giveBack.name')} />}
          <AskErasure tracking={tracking} />
        </div>
      </DataSection>
    </RequestFrame>
  );
}
