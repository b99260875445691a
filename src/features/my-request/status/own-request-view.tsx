import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timings } from '../../../config/timings';
import { useEndSession } from '../../../data/use-end-session';
import { canGiveBack, mayBePaid } from '../../../domain/request/approval';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { canAskAgain, isOpen } from '../../../domain/request/states';
import { TextButton } from '../../../ui/button/text-button';
import { NoBreak } from '../../../ui/data/no-break';
import { ConfirmButton } from '../../../ui/feedback/confirm-button';
import { Note } from '../../../ui/feedback/note';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useNow } from '../../../ui/page/use-now';
import { useOnWindowFocus } from '../../../ui/page/use-on-window-focus';
import { AnswerForm } from '../actions/answer-form';
import { AskAgain } from '../actions/ask-again';
import { Disagree } from '../actions/disagree';
import { OfferProof } from '../actions/offer-proof';
import { OpenActions, WithdrawRequest } from '../actions/open-actions';
import { isReconsiderable, Reconsider, Reconsidered } from '../actions/reconsider';
import { RequestUnder } from '../actions/request-under';
import type { Done, OnDone } from '../actions/use-own-act';
import { AskForCode } from '../parts/code-form';
import type { FollowedRequest } from '../parts/followed-request';
import { type Heading, NoRequest, RequestFailure, RequestFrame } from '../parts/request-frame';
import styles from '../parts/request-frame.module.css';
import { UndoneNote } from '../parts/undone-note';
import type { OwnRequest } from '../parts/use-own-request';
import { useStatusWords } from '../parts/use-status-words';
import { stageOf } from '../parts/verification';
import { BoardingPass } from '../tracker/boarding-pass';
import { SentTicket } from '../tracker/sent-ticket';
import { AccountCode } from './account-code';
import { PreviousCode } from './previous-code';

/** The result of the visitor's act. `email`: the address that the bank writes to. */
function DoneNote({
  done,
  email,
  isDecided,
}: {
  readonly done: Done;
  readonly email: string;
  readonly isDecided: boolean;
}) {
  const { t } = useTranslation();
  switch (done.kind) {
    case 'withdraw':
      return (
        <Note tone="success">
          <NoBreak>{t(`status:${isDecided ? 'giveBack' : 'withdraw'}.done`, { email })}</NoBreak>
        </Note>
      );
    case 'answer':
      return (
        <Note tone="success">
          <NoBreak>{t('status:answer.done', { email })}</NoBreak>
        </Note>
      );
    case 'correctEmail':
      return (
        <Note tone="success">
          <NoBreak>{t('status:correct.done', { email })}</NoBreak>
        </Note>
      );
    case 'reconsider':
      // The heading says it.
      return null;
    case 'conflict':
      return (
        <Note tone="warning">{t(done.isRead ? 'status:conflict' : 'status:conflictUnread')}</Note>
      );
  }
}

/** On a shared computer: ends the session after one confirmation. */
function ForgetRequest({
  request: { code, reference },
  onEnded,
}: {
  readonly request: FollowedRequest;
  readonly onEnded: () => void;
}) {
  const { t } = useTranslation();
  const { end, failure } = useEndSession(onEnded);
  return (
    <ConfirmButton
      button={(ask) => <TextButton onClick={ask}>{t('status:forget.action')}</TextButton>}
      title={t('status:forget.title')}
      confirmLabel={t('status:forget.confirm')}
      cancelLabel={t('shell:cancel')}
      onConfirm={end}
    >
      <p>
        <NoBreak>
          {t(code ? 'status:forget.text' : 'status:forget.textNoCode', { reference })}
        </NoBreak>
      </p>
      {failure && <Note tone="error">{t(`failures:${failure}`)}</Note>}
    </ConfirmButton>
  );
}

/** How the visitor ended the session of a request on this page. */
export interface Ended {
  readonly how: 'again' | 'forget';
  readonly reference: string;
  /** Undefined for a request from before requests had codes. */
  readonly code: string | undefined;
}

/** What was done on this page, and what became of it: the last one's note, and how many. */
interface Acted {
  readonly done?: Done;
  readonly count: number;
}

type Ready = Extract<OwnRequest, { status: 'ready' }>;

interface Props {
  readonly heading: Heading;
  readonly reload: () => void;
  /** Replaces the request that was read with its current state. */
  readonly replace: (request: LoanRequest | undefined) => void;
  readonly onEnded: (ended: Ended) => void;
}

/** The request of this browser, or a note that there is none. */
export function OwnRequestView({ own, ...props }: Props & { readonly own: OwnRequest }) {
  const { heading, reload } = props;
  const now = useNow(timings.clockTickMs);
  const words = useStatusWords(own, now);
  const [acted, setActed] = useState<Acted>({ count: 0 });
  useOnWindowFocus(reload);
  const said = acted.done && acted.done.kind !== 'reconsider';
  const quiet = own.status === 'loading' || said === true;
  return (
    <RequestFrame heading={heading} quiet={quiet} {...words}>
      {own.status === 'loading' && <Skeleton className={styles.skeleton} />}
      {own.status === 'failed' && <RequestFailure code={own.code} onRetry={reload} />}
      {own.status === 'none' && (
        <>
          <NoRequest />
          <PreviousCode shown={undefined} />
          <AskForCode />
        </>
      )}
      {own.status === 'ready' && (
        <ReadyRequest own={own} now={now} acted={acted} setActed={setActed} {...props} />
      )}
    </RequestFrame>
  );
}

function ReadyRequest({
  own: { request, sent, stale },
  now,
  heading,
  replace,
  onEnded,
  acted: { done, count },
  setActed,
}: Props & {
  readonly own: Ready;
  readonly now: Date;
  readonly acted: Acted;
  readonly setActed: (acted: Acted) => void;
}) {
  const { t } = useTranslation();
  useEffect(() => {
    // The pressed button is gone; the heading begins the new content.
    if (count > 0) heading.current?.focus();
  }, [count, heading]);
  const stage = stageOf(request, now);
  const isUnread = done && done.kind !== 'conflict' && !done.isRead;
  const { code, reference, status } = request;

  const onDone: OnDone = (next, fresh) => {
    if (fresh) replace(fresh.now);
    setActed({ done: next, count: count + 1 });
  };
  const end = (how: Ended['how']) => () => onEnded({ how, reference, code });

  return (
    <>
      {(stale || isUnread) && <Note tone="warning">{t('status:stale')}</Note>}
      {done && (
        <DoneNote
          done={done}
          email={done.email ?? sent.applicant.email}
          isDecided={sent.decision !== undefined}
        />
      )}
      <UndoneNote request={request} />
      <BoardingPass request={request} sent={sent} stage={stage} now={now}>
        {request.question && (
          <AnswerForm key={sent.questions.length} request={sent} onDone={onDone} />
        )}
        {canAskAgain(request) && <AskAgain request={request} now={now} onEnded={end('again')} />}
      </BoardingPass>
      {sent.reconsideration && <Reconsidered words={sent.reconsideration.words} />}
      {status === 'declined' && (
        <Disagree request={request}>
          {isReconsiderable(request, now) && (
            <Reconsider request={request} sent={sent} onDone={onDone} />
          )}
        </Disagree>
      )}
      {code && <SentTicket request={sent} />}
      <RequestUnder note={t(code ? 'status:code.own' : 'status:notTheLoan')}>
        {/* A new key closes the dialog in which the visitor pressed a button. */}
        {isOpen(status) && <OpenActions key={count} request={sent} onDone={onDone} />}
        {canGiveBack(request) && (
          <WithdrawRequest key={count} words="giveBack" request={sent} onDone={onDone} />
        )}
        {mayBePaid(request) && <p>{t('status:giveBack.call')}</p>}
        <ForgetRequest request={request} onEnded={end('forget')} />
      </RequestUnder>
      <AccountCode request={request} />
      {isOpen(sent.status) && <OfferProof request={sent} onAdded={replace} />}
      <PreviousCode shown={code} />
    </>
  );
}
