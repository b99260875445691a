import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/feedback/note';
import { Skeleton } from '../../ui/feedback/skeleton';
import { useOnWindowFocus } from '../../ui/use-on-window-focus';
import { AskAgain } from './actions/ask-again';
import { clearBrowser } from './actions/clear-browser';
import { ForgetRequest } from './actions/forget-request';
import { RequestUnder } from './actions/request-under';
import { AskForCode } from './code/ask-for-code';
import { NoRequest } from './no-request';
import { RequestFailure } from './request-failure';
import { RequestFrame } from './request-frame';
import styles from './request-status-page.module.css';
import { BoardingPass } from './tracker/boarding-pass';
import { SentTicket } from './tracker/sent-ticket';
import { useNow } from './use-now';
import type { OwnRequest } from './use-own-request';
import { type EndedRequest, useStatusWords } from './use-status-words';
import { stageOf } from './verification';

/**
 * The request that this browser sent, or that there is none. `onForget` clears what other parts of
 * the page remember of the visitor.
 */
export function OwnRequestView({
  own: read,
  reload,
  heading,
  onForget,
}: {
  readonly own: OwnRequest;
  readonly reload: () => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onForget: () => void;
}) {
  const { t } = useTranslation();
  const now = useNow();
  const [ended, setEnded] = useState<EndedRequest>();
  const own: OwnRequest = ended ? { status: 'none' } : read;
  const words = useStatusWords(own, now, ended);
  // Reading again would start a session that nobody needs yet.
  useOnWindowFocus(useCallback(() => !ended && reload(), [ended, reload]));
  useEffect(() => {
    // The pressed button is gone, and the heading says what happened.
    if (ended) heading.current?.focus();
  }, [ended, heading]);

  const shown = own.status === 'ready' ? own : undefined;
  const stage = shown && stageOf(shown.request, now);
  const reference = shown?.request.reference ?? '';

  function forgotten() {
    clearBrowser();
    onForget();
    setEnded({ how: 'forget', reference });
  }

  return (
    <RequestFrame heading={heading} {...words}>
      {own.status === 'loading' && <Skeleton className={styles.skeleton} />}
      {own.status === 'failed' && <RequestFailure code={own.code} onRetry={reload} />}
      {own.status === 'none' && (
        <>
          <NoRequest />
          <AskForCode />
        </>
      )}
      {shown && stage && (
        <>
          {shown.stale && <Note tone="warning">{t('status:stale')}</Note>}
          {stage === 'declined' && (
            <AskAgain reference={reference} onEnded={() => setEnded({ how: 'again', reference })} />
          )}
          <BoardingPass request={shown.request} sent={shown.sent} stage={stage} now={now} />
          {shown.request.code && <SentTicket request={shown.sent} />}
          <RequestUnder note={t(shown.request.code ? 'status:code.own' : 'status:notTheLoan')}>
            <ForgetRequest reference={reference} onEnded={forgotten} />
          </RequestUnder>
        </>
      )}
    </RequestFrame>
  );
}
