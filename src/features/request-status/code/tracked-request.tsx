import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import { readCode } from '../../../domain/request/request-code';
import { Illustration } from '../../../ui/art/illustration';
import { Note } from '../../../ui/feedback/note';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { NoBreak } from '../../../ui/no-break';
import { useOnWindowFocus } from '../../../ui/use-on-window-focus';
import { RequestUnder } from '../actions/request-under';
import type { FollowedRequest } from '../followed-request';
import { AskAgainElsewhere } from '../outcome/ask-again';
import { Complaint } from '../outcome/complaint';
import { RequestFailure } from '../request-failure';
import { RequestFrame } from '../request-frame';
import styles from '../request-status-page.module.css';
import { BoardingPass } from '../tracker/boarding-pass';
import { useNow } from '../use-now';
import { useStatusWords } from '../use-status-words';
import { stageOf } from '../verification';
import { AccountCode } from './account-code';
import { CodeForm } from './code-form';
import { useTracking } from './use-tracking';

/** What the code in the address shows of a request, on any device and without a session. */
export function TrackedRequest({
  typed,
  heading,
}: {
  /** The text in the address, a code or not. */
  readonly typed: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}) {
  const { t } = useTranslation();
  const now = useNow();
  const code = readCode(typed);
  const { tracked, reload } = useTracking(code);
  const words = useStatusWords(tracked, now);
  useOnWindowFocus(reload);
  return (
    <RequestFrame heading={heading} {...words}>
      {tracked.status === 'loading' && <Skeleton className={styles.skeleton} />}
      {tracked.status === 'failed' && <RequestFailure code={tracked.code} onRetry={reload} />}
      {tracked.status === 'unknown' && (
        <div className={styles.message}>
          <Illustration name="lost-cartridge" className={styles.art} />
          <div className={styles.failure}>
            <CodeForm typed={code ?? typed} onSame={reload} />
            <a className="link" href={brand.phoneHref}>
              {t('status:call')}
            </a>
          </div>
        </div>
      )}
      {tracked.status === 'ready' && (
        <>
          {tracked.stale && <Note tone="warning">{t('status:stale')}</Note>}
          <BoardingPass request={tracked.request} stage={stageOf(tracked.request, now)} now={now}>
            <TrackedActions request={tracked.request} now={now} />
          </BoardingPass>
          {tracked.request.status === 'declined' && (
            <Complaint reference={tracked.request.reference} />
          )}
          <RequestUnder note={t('status:code.elsewhere')} code={code} />
          <AccountCode request={tracked.request} />
        </>
      )}
    </RequestFrame>
  );
}

/** What the code allows: nothing that only the browser that sent the request may do. */
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
        <NoBreak part={reference}>{t('status:question.elsewhere', { reference })}</NoBreak>
      </p>
    );
  return status === 'declined' || status === 'withdrawn' ? (
    <AskAgainElsewhere request={request} now={now} />
  ) : null;
}
