import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeavingSoon } from './leaving-soon';
import { NoRequest } from './no-request';
import { PrintHead } from './print-head';
import { ReceivedAnswer } from './received-answer';
import { RequestFailure } from './request-failure';
import { RequestReceipt } from './request-receipt';
import { useOwnRequest } from './use-own-request';
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
  const { status } = own;
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
          {t(`status.received.${title}`)}
        </h1>
        <p className="lead" role="status">
          {status !== 'failed' && t(`status.${text[status]}`)}
        </p>
        {own.status === 'failed' && <RequestFailure code={own.code} onRetry={reload} />}
        {own.status === 'ready' && <ReceivedAnswer request={own.request} />}
        {status === 'none' && <NoRequest />}
      </div>
      {/* It begins once there is something to read, and never takes a retry away. */}
      {(status === 'ready' || status === 'none') && (
        <div className="received__leaving">
          <LeavingSoon staying={staying} onStay={stay} />
        </div>
      )}
      {status === 'loading' && <div className="skeleton received__skeleton" />}
      {own.status === 'ready' && <RequestReceipt request={own.request} />}
    </section>
  );
}
