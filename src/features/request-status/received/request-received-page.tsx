import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { calculator } from '../../../i18n/es/calculator';
import { failures } from '../../../i18n/es/site/failures';
import { status as statusCopy } from '../../../i18n/es/status';
import { usePageCopy } from '../../../i18n/use-language';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { NoBreak } from '../../../ui/no-break';
import { NoRequest } from '../no-request';
import { PrintHead } from '../print-head';
import { RequestReceipt } from '../receipt/request-receipt';
import { RequestFailure } from '../request-failure';
import { useNow } from '../use-now';
import { useOwnRequest } from '../use-own-request';
import { useStatusWords } from '../use-status-words';
import { stageOf } from '../verification';
import { LeavingSoon } from './leaving-soon';
import { ReceivedAnswer } from './received-answer';
import styles from './request-received-page.module.css';

/** Thanks and the receipt after a successful request (specification, section 2). */
export default function RequestReceivedPage() {
  const { own, reload } = useOwnRequest();
  usePageCopy({ calculator, failures, status: statusCopy });
  const { t } = useTranslation();
  const titleId = useId();
  const [staying, setStaying] = useState(false);
  const stay = () => setStaying(true);
  const now = useNow();
  const { status } = own;
  const stage = own.status === 'ready' ? stageOf(own.request, now) : undefined;
  // Once the request is decided or late, its state takes the place of the thanks.
  const news = useStatusWords(own, now);
  const late = stage !== undefined && stage !== 'pending';
  const title = status === 'none' || status === 'failed' ? (`${status}Title` as const) : 'title';
  const text = { loading: 'loading', ready: 'received.text', none: 'received.noneText' } as const;
  return (
    <section
      className={`wrap ${styles.received}`}
      aria-labelledby={titleId}
      onFocus={stay}
      onPointerDown={stay}
    >
      <PrintHead />
      <div className={styles.words}>
        <h1 className={`display ${styles.title}`} id={titleId}>
          {late ? news.title : t(`status:received.${title}`)}
        </h1>
        <p className="lead" role="status">
          {late ? (
            <NoBreak part={brand.phone}>{news.text}</NoBreak>
          ) : (
            status !== 'failed' && t(`status:${text[status]}`)
          )}
        </p>
        {own.status === 'failed' && <RequestFailure code={own.code} onRetry={reload} />}
        {own.status === 'ready' && stage && <ReceivedAnswer request={own.request} stage={stage} />}
        {status === 'none' && <NoRequest />}
      </div>
      {/* The countdown starts once there is something to read, and never while there is a retry or news. */}
      {(stage === 'pending' || status === 'none') && (
        <div className={styles.leaving}>
          <LeavingSoon staying={staying} onStay={stay} />
        </div>
      )}
      {status === 'loading' && <Skeleton className={styles.skeleton} />}
      {own.status === 'ready' && <RequestReceipt request={own.sent} />}
    </section>
  );
}
