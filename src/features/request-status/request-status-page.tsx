import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import { reference } from '../../domain/loan-request';
import { NoBreak } from '../../ui/no-break';
import { Note } from '../../ui/note';
import { AskAgain } from './ask-again';
import { BoardingPass } from './boarding-pass';
import { clearBrowser } from './clear-browser';
import { NoRequest } from './no-request';
import { PrintHead } from './print-head';
import { RequestFailure } from './request-failure';
import { RequestUnder } from './request-under';
import { useNow } from './use-now';
import { type OwnRequest, useOwnRequest } from './use-own-request';
import { useReturn } from './use-return';
import { type Left, useStatusWords } from './use-status-words';
import { stageOf } from './verification';
import '../../ui/skeleton.css';
import './request-status.css';
import { failures } from '../../i18n/es/failures';
import { status } from '../../i18n/es/status';
import { provideCopy } from '../../i18n/page-copy';

provideCopy({ failures, status });

/**
 * The visitor's own request and where it stands (product decision "/Solicitud"). `onForget` clears
 * what other parts of the page remember of the visitor.
 */
export default function RequestStatusPage({ onForget }: { readonly onForget: () => void }) {
  const { own: read, reload } = useOwnRequest();
  const { t } = useTranslation();
  const now = useNow();
  const [left, setLeft] = useState<Left>();
  const own: OwnRequest = left ? { status: 'none' } : read;
  const { title, text } = useStatusWords(own, now, left);
  const heading = useRef<HTMLHeadingElement>(null);
  // Reading again would begin a session that nobody needs yet.
  useReturn(useCallback(() => !left && reload(), [left, reload]));
  useEffect(() => {
    // What was pressed is gone, and the heading says what came of it.
    if (left) heading.current?.focus();
  }, [left]);

  const shown = own.status === 'ready' ? own : undefined;
  const stage = shown && stageOf(shown.request, now);
  const number = shown ? reference(shown.request.id) : '';

  function forgotten() {
    clearBrowser();
    onForget();
    setLeft({ how: 'forget', reference: number });
  }

  return (
    <div className="wrap request-status">
      <PrintHead />
      <div className="request-status__top">
        <h1 ref={heading} tabIndex={-1} className="display request-status__title">
          {title}
        </h1>
        {/* One element for every state, so that the next one is read out when it comes. */}
        <p className="lead request-status__text" role="status">
          <NoBreak part={brand.phone}>{text}</NoBreak>
        </p>
      </div>
      {own.status === 'loading' && <div className="skeleton request-status__skeleton" />}
      {own.status === 'failed' && <RequestFailure code={own.code} onRetry={reload} />}
      {own.status === 'none' && <NoRequest />}
      {shown && stage && (
        <>
          {shown.stale && <Note tone="warning">{t('status.stale')}</Note>}
          {stage === 'declined' && (
            <AskAgain
              reference={number}
              onEnded={() => setLeft({ how: 'again', reference: number })}
            />
          )}
          <BoardingPass request={shown.request} stage={stage} now={now} />
          <RequestUnder reference={number} onForgotten={forgotten} />
        </>
      )}
    </div>
  );
}
