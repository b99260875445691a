import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../../data/staff/backend';
import { formatDollars } from '../../../../domain/money';
import { isReconsidering, type LoanRequest } from '../../../../domain/request/loan-request';
import { MAX_QUESTIONS } from '../../../../domain/request/questions';
import { stateOf } from '../../../../domain/request/request-state';
import { isOpen } from '../../../../domain/request/states';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Note } from '../../../../ui/feedback/note';
import { useMember } from '../../tab/use-member';
import { useStaffRemote } from '../../tab/use-staff';
import layout from '../case/case-frame.module.css';
import { useClaims } from '../claims/claims-provider';
import type { CaseClaim } from '../claims/use-case-claim';
import { isOwn, tookPart } from '../roles';
import { StepNote } from '../step-note';
import { UndoSection } from '../undo/undo-section';
import { type AmountRemote, type Approval, approvalOf } from './approval';
import { CaseClock } from './case-clock';
import { Confirmation, DecisionActions } from './decision-actions';
import styles from './decision-column.module.css';
import { ApproveDialog, useAmount } from './forms/approve-dialog';
import { AskForm } from './forms/ask-form';
import type { ChoiceKind } from './forms/choice';
import { DeclineForm } from './forms/decline-form';
import { Reconsidering } from './reconsidering';
import { type DecisionOutcome, useDecision } from './use-decision';

/** The outcome of a closed request: the decision with reason, date and author, or another end. */
function DecidedLine({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { decision, status, withdrawnAt, unansweredAt, atBank } = request;
  const author = decision?.author;
  const read = useCallback(
    async (staff: StaffBackend) => (author === undefined ? undefined : staff.staffName(author)),
    [author],
  );
  const { remote } = useStaffRemote(read);
  const moment = (date: Date) => formatDate(date, 'shortMoment', language);

  function words(): string {
    if (withdrawnAt) return t('requests.detail.withdrawnOn', { date: moment(withdrawnAt) });
    if (unansweredAt) return t('requests.detail.unansweredOn', { date: moment(unansweredAt) });
    if (!decision) return t(`requests.one.${stateOf(request)}`);
    const decided = t('requests.detail.decidedBy', {
      status: t(`requests.one.${status}`),
      date: moment(decision.decidedAt),
      author:
        (remote.status === 'ready' ? remote.data : undefined) ?? t('values.history.unknownAuthor'),
    });
    if (decision.repeatOf !== undefined)
      return t('requests.cases.decidedRepeat', { decision: decided });
    return decision.reason
      ? t('requests.detail.declinedFor', {
          decision: decided,
          reason: t(`declineReasons.${decision.reason}`),
        })
      : decided;
  }

  return (
    <div className={styles.decidedLine}>
      <p>{words()}</p>
      {atBank && <p>{t(`requests.detail.atBank.${atBank.kind}`, { date: moment(atBank.at) })}</p>}
    </div>
  );
}

const DONE = {
  approved: 'requests.decide.approved',
  declined: 'requests.decide.declined',
  information: 'requests.decide.asked',
  proposed: 'requests.cases.confirm.done',
} as const;

/** A note about how deciding or asking ended. */
function DecisionNote({ outcome }: { readonly outcome: DecisionOutcome }) {
  const { t } = useTranslation('staff');
  switch (outcome.kind) {
    case 'none':
      return null;
    case 'done':
      return (
        <Note tone="success">
          <p>{t(DONE[outcome.status])}</p>
          {outcome.closed > 0 && (
            <p>{t('requests.cases.repeatsClosed', { count: outcome.closed })}</p>
          )}
          {outcome.left > 0 && <p>{t('requests.cases.repeatsLeft', { count: outcome.left })}</p>}
        </Note>
      );
    default:
      return <StepNote trouble={outcome} />;
  }
}

/** Why deciding is closed to this member, or what approving leads to; undefined if neither is. */
function useWhy(
  approval: Approval,
  amount: AmountRemote,
  { holder, claim }: CaseClaim,
  /** Why this member may never decide it. */
  barred: 'own' | 'tookPart' | undefined,
): string | undefined {
  const { t } = useTranslation('staff');
  const { mayWork } = useMember();
  const { nameOf } = useClaims();
  if (!mayWork) return t('requests.cases.blocked.role');
  if (barred) return t(`requests.cases.blocked.${barred}`);
  if (holder === 'other' && claim)
    return t('requests.cases.blocked.taken', { name: nameOf(claim.author) });
  if (approval === 'own' || approval === 'role') return t(`requests.cases.confirm.${approval}`);
  if (amount.status === 'failed' && approval === 'either')
    return t('requests.cases.confirm.unread');
  if (approval !== 'proposes') return undefined;
  return amount.status === 'ready' && amount.data !== undefined
    ? t('requests.cases.confirm.before', { amount: formatDollars(amount.data) })
    : t('requests.cases.confirm.beforeAll');
}

/**
 * The clock of an open request and the actions on it: approving, declining with a reason, asking
 * the visitor, or confirming a colleague's proposal. For a closed request, its outcome.
 */
export function DecisionColumn({
  request,
  repeats,
  claim,
  onChanged,
  children,
}: {
  readonly request: LoanRequest;
  /** Open requests of the same person, which a decision closes. */
  readonly repeats: readonly LoanRequest[];
  readonly claim: CaseClaim;
  readonly onChanged: (request: LoanRequest) => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('staff');
  const member = useMember();
  const { outcome, decide } = useDecision(request, repeats, claim, onChanged);
  const amount = useAmount();
  const barred = isOwn(request, member)
    ? 'own'
    : tookPart(request, member)
      ? 'tookPart'
      : undefined;
  const [form, setForm] = useState<ChoiceKind>();
  const [asking, setAsking] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const working = outcome.kind === 'working';
  const finished = outcome.kind === 'done' || outcome.kind === 'conflict';
  const open = isOpen(request.status);
  const approval = approvalOf(request, member, amount);
  const why = useWhy(approval, amount, claim, barred);
  const closed = working || !member.mayWork || barred !== undefined || claim.holder === 'other';

  // The focused element is gone, so the focus moves to the result.
  useEffect(() => {
    if (!finished) return;
    setForm(undefined);
    result.current?.focus();
  }, [finished]);

  function closeForm() {
    // Back to the button that opened it.
    actions.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setForm(undefined);
  }

  function press(kind: ChoiceKind) {
    if (kind === 'approved') setAsking(true);
    else setForm((shown) => (shown === kind ? undefined : kind));
  }

  return (
    <aside className={layout.side} aria-label={t('requests.cases.decision')}>
      {open && <CaseClock request={request} />}
      {isReconsidering(request) && <Reconsidering request={request} />}
      {open && request.proposal?.waiting && (
        <Confirmation proposal={request.proposal} amount={amount} />
      )}
      <div ref={result} tabIndex={-1} className={styles.result}>
        <DecisionNote outcome={outcome} />
        {!open && <DecidedLine request={request} />}
      </div>
      <UndoSection request={request} onChanged={onChanged} />
      {open && (
        <DecisionActions
          ref={actions}
          confirms={approval === 'confirms' || approval === 'own' || approval === 'role'}
          approveClosed={approval === 'own' || approval === 'role'}
          closed={closed}
          canAsk={request.status === 'pending' && request.questions.length < MAX_QUESTIONS}
          opened={form}
          onPress={press}
          why={why}
        />
      )}
      {open && form === 'declined' && (
        <DeclineForm
          isClosed={closed}
          onClose={closeForm}
          onChosen={(reason) => void decide({ status: 'declined', reason })}
        />
      )}
      {open && form === 'information' && (
        <AskForm
          isClosed={closed}
          onClose={closeForm}
          onChosen={(need) => void decide({ status: 'information', need })}
        />
      )}
      {children}
      <ApproveDialog
        open={asking}
        approval={approval}
        request={request}
        onCancel={() => setAsking(false)}
        onClosed={() => {
          if (finished) result.current?.focus();
        }}
        onConfirm={() => {
          setAsking(false);
          if (asking) void decide({ status: 'approved' });
        }}
      />
    </aside>
  );
}
