import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { timings } from '../../../config/timings';
import type { Backend } from '../../../data/backend';
import type { BackendErrorCode } from '../../../data/errors';
import { useRemote } from '../../../data/use-remote';
import { readCode } from '../../../domain/fields/identifiers/code';
import { canAskAgain } from '../../../domain/request/states';
import type { Tracking } from '../../../domain/request/tracking';
import { Illustration } from '../../../ui/art/illustration';
import { NoBreak } from '../../../ui/data/no-break';
import { Note } from '../../../ui/feedback/note';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useNow } from '../../../ui/page/use-now';
import { useOnWindowFocus } from '../../../ui/page/use-on-window-focus';
import { AskAgainElsewhere } from '../actions/ask-again';
import { Disagree } from '../actions/disagree';
import { isReconsiderable, ReconsiderElsewhere } from '../actions/reconsider';
import { RequestUnder } from '../actions/request-under';
import { CodeForm } from '../parts/code-form';
import { type FollowedRequest, followTracking } from '../parts/followed-request';
import { type Heading, RequestFailure, RequestFrame } from '../parts/request-frame';
import styles from '../parts/request-frame.module.css';
import { UndoneNote } from '../parts/undone-note';
import { useStatusWords } from '../parts/use-status-words';
import { stageOf } from '../parts/verification';
import { BoardingPass } from '../tracker/boarding-pass';
import { AccountCode } from './account-code';

/**
 * The public state of a code's request; `unknown`: no request has it, or it is not a code. `stale`
 * as for one's own request.
 */
type Tracked =
  | { readonly status: 'loading' | 'unknown' }
  | { readonly status: 'failed'; readonly code: BackendErrorCode }
  | { readonly status: 'ready'; readonly request: FollowedRequest; readonly stale: boolean };

/** Reads what a code shows, once; if there is no code, nothing is read. */
function useTracking(code: string | undefined): {
  readonly tracked: Tracked;
  readonly reload: () => void;
} {
  const read = useCallback(
    async (backend: Backend) => (code === undefined ? undefined : backend.trackRequest(code)),
    [code],
  );
  const { remote, reload } = useRemote(read);
  const [last, setLast] = useState<Tracking>();
  if (remote.status === 'ready' && remote.data !== last) setLast(remote.data);
  return { tracked: toTracked(), reload };

  function toTracked(): Tracked {
    if (last) {
      const stale = remote.status === 'failed';
      return { status: 'ready', request: followTracking(last), stale };
    }
    return remote.status === 'ready' ? { status: 'unknown' } : remote;
  }
}

/** What the code in the address shows of a request, on any device and without a session. */
export function TrackedRequest({
  typed,
  heading,
}: {
  /** The text in the address, a code or not. */
  readonly typed: string;
  readonly heading: Heading;
}) {
  const { t } = useTranslation();
  const now = useNow(timings.clockTickMs);
  const code = readCode(typed);
  const { tracked, reload } = useTracking(code);
  const words = useStatusWords(tracked, now);
  useOnWindowFocus(reload);
  return (
    <RequestFrame heading={heading} quiet={tracked.status === 'loading'} {...words}>
      {tracked.status === 'loading' && <Skeleton className={styles.skeleton} />}
      {tracked.status === 'failed' && <RequestFailure code={tracked.code} onRetry={reload} />}
      {tracked.status === 'unknown' && (
        <div className="row gap-32 gap-x-48">
          <Illustration name="lost-cartridge" className={styles.art} />
          <div className={styles.failure}>
            <CodeForm typed={code ?? typed} onSame={reload} />
            <a className="link" href={brand.phoneHref}>
              {t('shell:footer.call')}
            </a>
          </div>
        </div>
      )}
      {tracked.status === 'ready' && (
        <>
          {tracked.stale && <Note tone="warning">{t('status:stale')}</Note>}
          <UndoneNote request={tracked.request} />
          <BoardingPass request={tracked.request} stage={stageOf(tracked.request, now)} now={now}>
            <TrackedActions request={tracked.request} now={now} />
          </BoardingPass>
          {tracked.request.status === 'declined' && (
            <Disagree request={tracked.request}>
              {isReconsiderable(tracked.request, now) && (
                <ReconsiderElsewhere request={tracked.request} />
              )}
            </Disagree>
          )}
          <RequestUnder note={t('status:code.elsewhere')} code={code} />
          <AccountCode request={tracked.request} />
        </>
      )}
    </RequestFrame>
  );
}

/** The actions that the code allows; the others need the browser that sent the request. */
function TrackedActions({
  request,
  now,
}: {
  readonly request: FollowedRequest;
  readonly now: Date;
}) {
  const { t } = useTranslation();
  const { status, reference } = request;
  if (status === 'information')
    return (
      <p className={styles.elsewhere}>
        <NoBreak>{t('status:question.elsewhere', { reference })}</NoBreak>
      </p>
    );
  return canAskAgain(request) ? <AskAgainElsewhere request={request} now={now} /> : null;
}
