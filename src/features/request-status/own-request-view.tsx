import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoanRequest, takesProof } from '../../domain/request/loan-request';
import { isOpen } from '../../domain/request/states';
import { Note } from '../../ui/feedback/note';
import { Skeleton } from '../../ui/feedback/skeleton';
import { useOnWindowFocus } from '../../ui/use-on-window-focus';
import { DoneNote } from './actions/done-note';
import { ForgetRequest } from './actions/forget-request';
import { OfferProof } from './actions/offer-proof';
import { OpenActions } from './actions/open-actions';
import { PreviousCode } from './actions/previous-code';
import { RequestUnder } from './actions/request-under';
import type { Done, OnDone } from './actions/use-act';
import { AccountCode } from './code/account-code';
import { AskForCode } from './code/ask-for-code';
import type { Ended } from './ended-request';
import { NoRequest } from './no-request';
import { AnswerForm } from './outcome/answer-form';
import { AskAgain } from './outcome/ask-again';
import { Complaint } from './outcome/complaint';
import { RequestFailure } from './request-failure';
import { RequestFrame } from './request-frame';
import styles from './request-status-page.module.css';
import { BoardingPass } from './tracker/boarding-pass';
import { SentTicket } from './tracker/sent-ticket';
import { useNow } from './use-now';
import type { OwnRequest } from './use-own-request';
import { useStatusWords } from './use-status-words';
import { stageOf } from './verification';

type Ready = Extract<OwnRequest, { status: 'ready' }>;

interface Props {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly reload: () => void;
  /** Puts the request as it is now in the place of the one that was read. */
  readonly replace: (request: LoanRequest | undefined) => void;
  readonly onEnded: (ended: Ended) => void;
}

/** The request of this browser, or a note that there is none. */
export function OwnRequestView({ own, ...props }: Props & { readonly own: OwnRequest }) {
  const { heading, reload } = props;
  const now = useNow();
  const words = useStatusWords(own, now);
  useOnWindowFocus(reload);
  return (
    <RequestFrame heading={heading} {...words}>
      {own.status === 'loading' && <Skeleton className={styles.skeleton} />}
      {own.status === 'failed' && <RequestFailure code={own.code} onRetry={reload} />}
      {own.status === 'none' && (
        <>
          <NoRequest />
          <PreviousCode shown={undefined} />
          <AskForCode />
        </>
      )}
      {own.status === 'ready' && <ReadyRequest own={own} now={now} {...props} />}
    </RequestFrame>
  );
}

function ReadyRequest({
  own: { request, sent, stale },
  now,
  heading,
  replace,
  onEnded,
}: Props & { readonly own: Ready; readonly now: Date }) {
  const { t } = useTranslation();
  const [{ done, count }, setLast] = useState<{ done?: Done; count: number }>({ count: 0 });
  useEffect(() => {
    // The pressed button is gone; the heading begins the new content.
    if (count > 0) heading.current?.focus();
  }, [count, heading]);
  const stage = stageOf(request, now);
  const { code, reference, status } = request;

  const onDone: OnDone = (next, fresh) => {
    if (fresh) replace(fresh.now);
    setLast({ done: next, count: count + 1 });
  };
  const end = (how: Ended['how']) => () => onEnded({ how, reference, code });
  const canAskAgain = status === 'declined' || status === 'withdrawn';

  return (
    <>
      {stale && <Note tone="warning">{t('status:stale')}</Note>}
      {done && <DoneNote done={done} email={sent.applicant.email} />}
      <BoardingPass request={request} sent={sent} stage={stage} now={now}>
        {request.question && (
          <AnswerForm key={sent.questions.length} request={sent} onDone={onDone} />
        )}
        {canAskAgain && <AskAgain request={request} now={now} onEnded={end('again')} />}
      </BoardingPass>
      {status === 'declined' && <Complaint reference={reference} />}
      {code && <SentTicket request={sent} />}
      <RequestUnder note={t(code ? 'status:code.own' : 'status:notTheLoan')}>
        {/* Another key closes the dialog in which something was pressed. */}
        {isOpen(status) && <OpenActions key={count} request={sent} onDone={onDone} />}
        <ForgetRequest request={request} onEnded={end('forget')} />
      </RequestUnder>
      <AccountCode request={request} />
      {takesProof(sent) && <OfferProof request={sent} onAdded={replace} />}
      <PreviousCode shown={code} />
    </>
  );
}
