import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whileAny } from '../../../../data/react/use-act';
import type { StaffBackend } from '../../../../data/staff/backend';
import { caseObstacle } from '../../../../domain/acts/case';
import { askObstacle } from '../../../../domain/acts/casework';
import { type DecideObstacle, decideObstacle } from '../../../../domain/acts/deciding';
import { type OneLoan, oneLoan, oneLoanObstacle, otherOf } from '../../../../domain/acts/one-loan';
import { formatDollars } from '../../../../domain/money';
import { lapsesAfter } from '../../../../domain/request/approval';
import { isReconsidering, type LoanRequest } from '../../../../domain/request/loan-request';
import { stateOf } from '../../../../domain/request/request-state';
import { isOpen } from '../../../../domain/request/states';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Note } from '../../../../ui/feedback/note';
import { ActNote } from '../../parts/act-note';
import { useActWords } from '../../parts/act-words';
import { useMember } from '../../tab/use-member';
import { useSigning } from '../../tab/use-signing';
import { useStaffRemote } from '../../tab/use-staff';
import layout from '../case/case-frame.module.css';
import { useClaims } from '../claims/claims-provider';
import type { CaseClaim } from '../claims/use-case-claim';
import { UndoSection } from '../undo/undo-section';
import { CaseClock } from './case-clock';
import { Confirmation, DecisionActions } from './decision-actions';
import styles from './decision-column.module.css';
import {
  type AmountRemote,
  type Approval,
  ApproveDialog,
  useApproval,
} from './forms/approve-dialog';
import { AskForm } from './forms/ask-form';
import type { Choice, ChoiceKind } from './forms/choice';
import { DeclineForm } from './forms/decline-form';
import { Reconsidering } from './reconsidering';
import { type DecisionResult, useDecision } from './use-decision';

/** The outcome of a closed request: the decision with reason, date and author, or another end. */
function DecidedLine({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { decision, status, withdrawnAt, unansweredAt, lapsedAt, atBank } = request;
  const until = lapsesAfter(request, decision?.until);
  const author = decision?.author;
  const read = useCallback(
    async (staff: StaffBackend) => (author === undefined ? undefined : staff.staffName(author)),
    [author],
  );
  const { remote } = useStaffRemote(read);
  const moment = (date: Date) => formatDate(date, 'shortMoment', language);

  function words(): string {
    if (withdrawnAt)
      return t(`requests.detail.${decision ? 'givenBackOn' : 'withdrawnOn'}`, {
        date: moment(withdrawnAt),
      });
    if (lapsedAt) return t('requests.detail.lapsedOn', { date: moment(lapsedAt) });
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
      {until && (
        <p>{t('requests.detail.validUntil', { date: formatDate(until, 'date', language) })}</p>
      )}
      {atBank && <p>{t(`requests.detail.atBank.${atBank.kind}`, { date: moment(atBank.at) })}</p>}
      {atBank?.isLate && <Note tone="error">{t('requests.detail.atBank.late')}</Note>}
    </div>
  );
}

const DONE = {
  approved: 'requests.decide.approved',
  declined: 'requests.decide.declined',
  information: 'requests.decide.asked',
  proposed: 'requests.cases.confirm.done',
  saved: 'requests.decide.saved',
} as const;

/** What deciding or asking came to. */
function Result({ result: { status, closed, left } }: { readonly result: DecisionResult }) {
  const { t } = useTranslation('staff');
  return (
    <>
      <p>{t(DONE[status])}</p>
      <div role="status">
        {closed > 0 && <p>{t('requests.cases.repeatsClosed', { count: closed })}</p>}
        {left > 0 && <p>{t('requests.cases.repeatsLeft', { count: left })}</p>}
      </div>
    </>
  );
}

/** Why approving is closed to this member, or what it leads to; undefined if neither is. */
function useWhy(
  approval: Approval,
  amount: AmountRemote,
  { claim }: CaseClaim,
  obstacle: DecideObstacle | 'taken' | undefined,
  loan: OneLoan | undefined,
): string | undefined {
  const { t } = useTranslation('staff');
  const words = useActWords();
  const { nameOf } = useClaims();
  if (obstacle === 'taken' && claim)
    return t('requests.cases.blocked.taken', { name: nameOf(claim.author) });
  if (loan && loan.rule === obstacle)
    return t(`requests.cases.oneLoan.${obstacle}`, { reference: loan.reference });
  if (obstacle) return words('decide', obstacle);
  if (amount.status === 'failed' && approval === 'either')
    return t('requests.cases.confirm.unread');
  if (approval !== 'proposes') return undefined;
  return amount.status === 'ready' && amount.data !== undefined
    ? t('requests.cases.confirm.before', { amount: formatDollars(amount.data) })
    : t('requests.cases.confirm.beforeAll');
}

/** What the screen knows of the effect of an approval before the case is read again. */
const BECOMES = {
  decides: 'approved',
  confirms: 'approved',
  proposes: 'proposed',
  either: 'saved',
} as const;

/**
 * The clock of an open request and the actions on it: approving, declining with a reason, asking
 * the visitor, or confirming a colleague's proposal. For a closed request, its outcome.
 */
export function DecisionColumn({
  request,
  person,
  repeats,
  claim,
  onChanged,
  children,
}: {
  readonly request: LoanRequest;
  /** Every request of the same person, this one included. */
  readonly person: readonly LoanRequest[];
  /** Open requests of the same person that a decision closes. */
  readonly repeats: readonly LoanRequest[];
  readonly claim: CaseClaim;
  readonly onChanged: (request: LoanRequest) => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('staff');
  const member = useMember();
  const made = useDecision(request, repeats, claim, onChanged);
  const others = person.filter(({ id }) => id !== request.id);
  const loan = oneLoan(others.map((other) => otherOf(other, request)));
  const { approval, amount } = useApproval(request, loan);
  const [form, setForm] = useState<ChoiceKind>();
  const [asking, setAsking] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const open = isOpen(request.status);
  const taken = claim.holder === 'other' ? ('taken' as const) : undefined;
  const barred = caseObstacle(request, member) ?? taken;
  const waiting = open && request.proposal?.waiting ? request.proposal : undefined;
  const together = useSigning(
    waiting ? [waiting.author] : [],
    (third) => !decideObstacle(request, 'approved', third),
  );
  const apart = together === 'let-in' ? together : undefined;
  const obstacles = {
    approved:
      barred ?? oneLoanObstacle(loan) ?? decideObstacle(request, 'approved', member) ?? apart,
    declined: barred,
    information: barred,
  };
  const why = useWhy(approval, amount, claim, obstacles.approved, loan);
  const closed = made.isWorking || barred !== undefined;
  const acts = [made.decide, made.ask];
  const shown = acts.find(({ state }) => state.kind !== 'idle');

  async function choose(choice: Choice) {
    const becomes = choice.status === 'approved' ? BECOMES[approval] : choice.status;
    if (await made.choose(choice, becomes)) setForm(undefined);
  }

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
      {waiting && <Confirmation proposal={waiting} amount={amount} together={together} />}
      {(shown || !open) && (
        <div className={styles.result}>
          {shown && (
            <ActNote
              act={shown}
              done={made.result && <Result result={made.result} />}
              isUnread={made.result?.isUnread ?? false}
            />
          )}
          {!open && <DecidedLine request={request} />}
        </div>
      )}
      <UndoSection request={request} onChanged={onChanged} />
      {open && (
        <DecisionActions
          ref={actions}
          confirms={approval === 'confirms'}
          decide={whileAny(acts, made.decide)}
          ask={whileAny(acts, made.ask)}
          obstacles={obstacles}
          canAsk={request.status === 'pending' && askObstacle(request, member) !== 'asked-enough'}
          opened={form}
          onPress={press}
          why={why}
        />
      )}
      {open && form === 'declined' && (
        <DeclineForm
          request={request}
          isClosed={closed}
          onClose={closeForm}
          onChosen={(reason) => void choose({ status: 'declined', reason })}
        />
      )}
      {open && form === 'information' && (
        <AskForm
          isClosed={closed}
          onClose={closeForm}
          onChosen={(need) => void choose({ status: 'information', need })}
        />
      )}
      {children}
      <ApproveDialog
        open={asking}
        approval={approval}
        request={request}
        loan={loan}
        onCancel={() => setAsking(false)}
        onConfirm={(why) => {
          setAsking(false);
          void choose({ status: 'approved', ...(why && { why }) });
        }}
      />
    </aside>
  );
}
