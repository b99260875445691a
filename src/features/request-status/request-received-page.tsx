import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import { NoBreak } from '../../ui/no-break';
import { LeavingSoon } from './leaving-soon';
import { NoRequest } from './no-request';
import { PrintHead } from './print-head';
import { ReceivedAnswer } from './received-answer';
import { RequestFailure } from './request-failure';
import { RequestReceipt } from './request-receipt';
import { useNow } from './use-now';
import { useOwnRequest } from './use-own-request';
import { useStatusWords } from './use-status-words';
import { stageOf } from './verification';
import '../../ui/skeleton.css';
import './request-status.css';
import './request-received.css';
import { failures } from '../../i18n/es/failures';
import { status } from '../../i18n/es/status';
import { provideCopy } from '../../i18n/page-copy';

provideCopy({ failures, status });

/** Thanks and the receipt after a successful request (specification, section 2). */
export default function RequestReceivedPage() {
  const { own, reload } = useOwnRequest();
  const { t } = useTranslation();
  const titleId = useId();
  const [staying, setStaying] = useState(false);
  const stay = () => setStaying(true);
  const now = useNow();
  const { status } = own;
  const stage = own.status === 'ready' ? stageOf(own.request, now) : undefined;
  // Thanks are for a request that waits: later on it is its state that counts.
  const news = useStatusWords(own, now);
  const late = stage !== undefined && stage !== 'pending';
  const title = status === 'none' || status === 'failed' ? (`${status}Title` as const) : 'title';
  const text = { loading: 'loading', ready: 'received.text', none: 'received.noneText' } as const;
  return (
    <section
      className="wrap received"
      aria-labelledby={titleId}
      onFocus={stay}
      onPointerDown={stay}
    >
      <PrintHead />
      <div className="received__words">
        <h1 className="display received__title" id={titleId}>
          {late ? news.title : t(`status.received.${title}`)}
        </h1>
        <p className="lead" role="status">
          {late ? (
            <NoBreak part={brand.phone}>{news.text}</NoBreak>
          ) : (
            status !== 'failed' && t(`status.${text[status]}`)
          )}
        </p>
        {own.status === 'failed' && <RequestFailure code={own.code} onRetry={reload} />}
        {own.status === 'ready' && stage && <ReceivedAnswer request={own.request} stage={stage} />}
        {status === 'none' && <NoRequest />}
      </div>
      {/* It begins once there is something to read, and never takes a retry or news away. */}
      {(stage === 'pending' || status === 'none') && (
        <div className="received__leaving">
          <LeavingSoon staying={staying} onStay={stay} />
        </div>
      )}
      {status === 'loading' && <div className="skeleton received__skeleton" />}
      {own.status === 'ready' && <RequestReceipt request={own.request} />}
    </section>
  );
}
