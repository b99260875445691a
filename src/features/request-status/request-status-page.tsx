import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import { reference } from '../../domain/request/loan-request';
import { calculator } from '../../i18n/es/calculator';
import { failures } from '../../i18n/es/failures';
import { status } from '../../i18n/es/status';
import { usePageCopy } from '../../i18n/use-language';
import { Note } from '../../ui/feedback/note';
import { Skeleton } from '../../ui/feedback/skeleton';
import { NoBreak } from '../../ui/no-break';
import { useOnWindowFocus } from '../../ui/use-on-window-focus';
import { AskAgain } from './actions/ask-again';
import { clearBrowser } from './actions/clear-browser';
import { RequestUnder } from './actions/request-under';
import { NoRequest } from './no-request';
import { PrintHead } from './print-head';
import { RequestFailure } from './request-failure';
import styles from './request-status-page.module.css';
import { BoardingPass } from './tracker/boarding-pass';
import { useNow } from './use-now';
import { type OwnRequest, useOwnRequest } from './use-own-request';
import { type EndedRequest, useStatusWords } from './use-status-words';
import { stageOf } from './verification';

/**
 * The visitor's own request and where it stands (product decision "/Solicitud"). `onForget` clears
 * what other parts of the page remember of the visitor.
 */
export default function RequestStatusPage({ onForget }: { readonly onForget: () => void }) {
  const { own: read, reload } = useOwnRequest();
  usePageCopy({ calculator, failures, status });
  const { t } = useTranslation();
  const now = useNow();
  const [ended, setEnded] = useState<EndedRequest>();
  const own: OwnRequest = ended ? { status: 'none' } : read;
  const { title, text } = useStatusWords(own, now, ended);
  const heading = useRef<HTMLHeadingElement>(null);
  // Reading again would start a session that nobody needs yet.
  useOnWindowFocus(useCallback(() => !ended && reload(), [ended, reload]));
  useEffect(() => {
    // The pressed button is gone, and the heading says what happened.
    if (ended) heading.current?.focus();
  }, [ended]);

  const shown = own.status === 'ready' ? own : undefined;
  const stage = shown && stageOf(shown.request, now);
  const number = shown ? reference(shown.request) : '';

  function forgotten() {
    clearBrowser();
    onForget();
    setEnded({ how: 'forget', reference: number });
  }

  return (
    <div className={`wrap ${styles.requestStatus}`}>
      <PrintHead />
      <div className={styles.top}>
        <h1 ref={heading} tabIndex={-1} className={`display ${styles.title}`}>
          {title}
        </h1>
        {/* One element for every state, so that screen readers announce each change. */}
        <p className={`lead ${styles.text}`} role="status">
          <NoBreak part={brand.phone}>{text}</NoBreak>
        </p>
      </div>
      {own.status === 'loading' && <Skeleton className={styles.skeleton} />}
      {own.status === 'failed' && <RequestFailure code={own.code} onRetry={reload} />}
      {own.status === 'none' && <NoRequest />}
      {shown && stage && (
        <>
          {shown.stale && <Note tone="warning">{t('status:stale')}</Note>}
          {stage === 'declined' && (
            <AskAgain
              reference={number}
              onEnded={() => setEnded({ how: 'again', reference: number })}
            />
          )}
          <BoardingPass request={shown.request} stage={stage} now={now} />
          <RequestUnder reference={number} onForgotten={forgotten} />
        </>
      )}
    </div>
  );
}
