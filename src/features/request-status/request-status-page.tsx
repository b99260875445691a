import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/note';
import { BoardingPass } from './boarding-pass';
import { NoRequest } from './no-request';
import { PrintHead } from './print-head';
import { RequestFailure } from './request-failure';
import { RequestUnder } from './request-under';
import { useNow } from './use-now';
import { useOwnRequest } from './use-own-request';
import { useReturn } from './use-return';
import { useStatusWords } from './use-status-words';
import { stageOf } from './verification';
import '../../ui/skeleton.css';
import './request-status.css';
import { failures } from '../../i18n/es/failures';
import { status } from '../../i18n/es/status';
import { provideCopy } from '../../i18n/page-copy';

provideCopy({ failures, status });

/** The visitor's own request and where it stands (product decision "/Solicitud"). */
export default function RequestStatusPage() {
  const { own, reload } = useOwnRequest();
  const { t } = useTranslation();
  const now = useNow();
  const { title, text } = useStatusWords(own, now);
  useReturn(reload);
  return (
    <div className="wrap request-status">
      <PrintHead />
      <div className="request-status__top">
        <h1 className="display request-status__title">{title}</h1>
        {/* One element for every state, so that the next one is read out when it comes. */}
        <p className="lead request-status__text" role="status">
          {text}
        </p>
      </div>
      {own.status === 'loading' && <div className="skeleton request-status__skeleton" />}
      {own.status === 'failed' && <RequestFailure code={own.code} onRetry={reload} />}
      {own.status === 'none' && <NoRequest />}
      {own.status === 'ready' && (
        <>
          {own.stale && <Note tone="warning">{t('status.stale')}</Note>}
          <BoardingPass request={own.request} stage={stageOf(own.request, now)} now={now} />
          <RequestUnder />
        </>
      )}
    </div>
  );
}
