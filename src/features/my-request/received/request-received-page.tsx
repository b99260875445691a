import { useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { brand } from '../../../config/brand';
import { paths } from '../../../config/paths';
import { timings } from '../../../config/timings';
import { calculator } from '../../../i18n/es/calculator';
import { failures } from '../../../i18n/es/failures';
import { status as statusCopy } from '../../../i18n/es/my-request';
import { proofMarks } from '../../../i18n/es/proof-marks';
import { formatTime } from '../../../i18n/format';
import { useLanguage, usePageCopy } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { Link } from '../../../ui/button/link';
import { NoBreak } from '../../../ui/data/no-break';
import { Said } from '../../../ui/feedback/said';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useNow } from '../../../ui/page/use-now';
import {
  STAYED_MS,
  type TimedRedirect,
  useTimedRedirect,
} from '../../../ui/page/use-timed-redirect';
import { PrintHead } from '../../../ui/paper/print-head';
import type { FollowedRequest } from '../parts/followed-request';
import { NoRequest, RequestFailure } from '../parts/request-frame';
import { RequestReceipt } from '../parts/request-receipt';
import { UndoneNote } from '../parts/undone-note';
import { useOwnRequest } from '../parts/use-own-request';
import { useStatusWords } from '../parts/use-status-words';
import { type Stage, stageOf } from '../parts/verification';
import styles from './request-received-page.module.css';

/** Shows when the page goes home, or that its reader stays; the page itself says it once. */
function LeavingSoon({ secondsLeft, stay }: Pick<TimedRedirect, 'secondsLeft' | 'stay'>) {
  const { t } = useTranslation();
  const staying = secondsLeft === undefined;
  return (
    <div className={styles.leaving}>
      {staying ? (
        <p className={styles.staying} aria-hidden="true">
          <Icon name="check" />
          {t('status:received.staying')}
        </p>
      ) : (
        <p aria-hidden="true">
          {t('status:received.redirect')}{' '}
          <b className={`figure ${styles.seconds}`}>
            {t('status:received.seconds', { seconds: secondsLeft })}
          </b>
        </p>
      )}
      <Button look={staying ? 'line' : 'ink'} aria-pressed={staying} onClick={stay}>
        {t('status:received.stay')}
      </Button>
    </div>
  );
}

/** When the bank answered or its deadline, to the minute, the code, and what to do until then. */
function ReceivedAnswer({
  request,
  stage,
}: {
  readonly request: FollowedRequest;
  readonly stage: Stage;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { code, decidedAt, deadline } = request;
  const at = decidedAt ?? deadline;
  return (
    <>
      {at && (stage === 'pending' || decidedAt) && (
        <p className={styles.answer}>
          {t(decidedAt ? 'status:received.answered' : 'status:received.answer')}
          <time className={`${styles.moment} number`} dateTime={at.toISOString()}>
            {formatTime(at, 'moment', language)}
          </time>
        </p>
      )}
      {code && (
        <p className={styles.code}>
          {t('status:received.code')} <b className="number">{code}</b>
        </p>
      )}
      <div className={`actions ${styles.actions}`}>
        <Button look="line" onClick={() => window.print()}>
          {t('status:print')}
        </Button>
        <Link className="link" to={paths.requestStatus}>
          {t('status:received.status')}
        </Link>
      </div>
    </>
  );
}

/** Thanks and the receipt after a successful request (specification, section 2). */
export default function RequestReceivedPage() {
  const { own, reload } = useOwnRequest();
  usePageCopy({ calculator, failures, proofMarks, status: statusCopy });
  const { t } = useTranslation();
  const titleId = useId();
  const navigate = useNavigate();
  const now = useNow(timings.clockTickMs);
  const { status } = own;
  const stage = own.status === 'ready' ? stageOf(own.request, now) : undefined;
  // Once the request is decided or late, its state takes the place of the thanks.
  const news = useStatusWords(own, now);
  const late = stage !== undefined && stage !== 'pending';
  const title = status === 'none' || status === 'failed' ? (`${status}Title` as const) : 'title';
  const text = { loading: 'loading', ready: 'received.text', none: 'received.noneText' } as const;
  const leave = useCallback(() => void navigate(paths.home), [navigate]);
  // Not while there is a retry or news.
  const leaves = stage === 'pending' || status === 'none';
  const { seconds, stayHandlers, ...leaving } = useTimedRedirect({
    delayMs: timings.thanksRedirectMs,
    keysDelayMs: timings.thanksByKeysMs,
    isReady: leaves,
    leave,
  });
  const said = () => {
    if (late) return news.text;
    if (!leaves) return status === 'loading' ? t('status:loading') : undefined;
    return leaving.secondsLeft === undefined
      ? t('status:received.staying')
      : t('shell:leaving', { seconds });
  };
  return (
    <section className={`wrap ${styles.received}`} aria-labelledby={titleId} {...stayHandlers}>
      <PrintHead bank={brand.bank} product={brand.product} />
      <div className={styles.words}>
        <h1 className={`display ${styles.title}`} id={titleId}>
          {late ? news.title : t(`status:received.${title}`)}
        </h1>
        <p className="lead">
          {late ? (
            <NoBreak>{news.text}</NoBreak>
          ) : (
            status !== 'failed' && t(`status:${text[status]}`)
          )}
        </p>
        {own.status === 'failed' && <RequestFailure code={own.code} onRetry={reload} />}
        {own.status === 'ready' && <UndoneNote request={own.request} />}
        {own.status === 'ready' && stage && <ReceivedAnswer request={own.request} stage={stage} />}
        {status === 'none' && <NoRequest />}
      </div>
      {leaves && <LeavingSoon {...leaving} />}
      <Said restMs={leaving.secondsLeft === undefined ? STAYED_MS : 0}>{said()}</Said>
      {status === 'loading' && <Skeleton className={styles.skeleton} />}
      {own.status === 'ready' && <RequestReceipt request={own.sent} />}
    </section>
  );
}
