import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whileAny } from '../../../../data/react/use-act';
import { caseObstacle } from '../../../../domain/acts/case';
import { askObstacle } from '../../../../domain/acts/casework';
import { type DecideObstacle, decideObstacle } from '../../../../domain/acts/deciding';
import { type OneLoan, oneLoan, otherOf } from '../../../../domain/acts/one-loan';
import { approvalObstacle, isAskedAgain } from '../../../../domain/acts/signatures';
import { isSameAccount, keyEntryOf } from '../../../../domain/request/keys';
import {
  isReconsidering,
  type LoanRequest,
  type Proposal,
} from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import layout from '../../casework/case-frame.module.css';
import { useClaims } from '../../casework/claims/claims-provider';
import type { CaseClaim } from '../../casework/claims/use-case-claim';
import { useLending } from '../../casework/most-lent/use-lending';
import { UndoSection } from '../../casework/undo/undo-section';
import { ActNote } from '../../parts/act-note';
import { useActWords } from '../../parts/act-words';
import { useKept } from '../../session/use-kept';
import { useMember } from '../../session/use-member';
import { useSigning } from '../../session/use-signing';
import { ApproveDialog } from './approve-dialog';
import { AskForm } from './ask-form';
import { CaseClock } from './case-clock';
import type { Choice, ChoiceKind } from './choice';
import { DecidedLine } from './decided-line';
import { Confirmation, DecisionActions } from './decision-actions';
import styles from './decision-column.module.css';
import { DeclineForm } from './decline-form';
import { LoosePaymentPanel } from './loose-payment';
import { NoteAtBank } from './note-at-bank';
import { Reconsidering } from './reconsidering';
import { type DecisionResult, useDecision } from './use-decision';

/** Nothing is chosen in either form. */
const NO_CHOICE = { declined: '', information: '' };

const DONE = {
  approved: 'requests.decide.approved',
  declined: 'requests.decide.declined',
  information: 'requests.decide.asked',
  proposed: 'requests.cases.confirm.done',
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

/** Why approving is closed to this member, or why they cannot confirm it; undefined if neither is. */
function useWhy(
  { claim }: CaseClaim,
  obstacle: DecideObstacle | 'taken' | undefined,
  loan: OneLoan | undefined,
): string | undefined {
  const { t } = useTranslation('staff');
  const words = useActWords();
  const { nameOf } = useClaims();
  if (obstacle === 'taken' && claim)
    return t('requests.cases.blocked.taken', { name: nameOf(claim.author) });
  if (loan && loan.rule !== 'reason' && loan.rule === obstacle)
    return t(`requests.cases.oneLoan.${loan.isUntold ? 'maybe-loan' : loan.rule}`, {
      reference: loan.reference,
    });
  return obstacle && words('decide', obstacle);
}

/** What the button of approving does: a proposal that waits is confirmed, or another one takes its place. */
function approves(waiting: Proposal | undefined, confirming: DecideObstacle | undefined) {
  if (!waiting) return 'approve';
  return confirming || waiting.mostLent === undefined ? 'again' : 'confirm';
}

/**
 * The clock of an open request and the actions on it: approving, declining with a reason, asking
 * the visitor, or confirming a colleague's proposal. For a closed request, its outcome.
 */
export function DecisionColumn({
  request,
  person,
  sharing,
  repeats,
  claim,
  onChanged,
  children,
}: {
  readonly request: LoanRequest;
  /** Every request of the same person, this one included. */
  readonly person: readonly LoanRequest[];
  /** Those of others that share its e-mail or its account. */
  readonly sharing: readonly LoanRequest[];
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
  const onAccount = sharing.filter((other) => isSameAccount(other, request));
  const declinedBefore = isAskedAgain(request, [...others, ...onAccount].map(keyEntryOf));
  const facts = { loan, declinedBefore };
  const lending = useLending();
  const [form, setForm] = useState<ChoiceKind>();
  const [chosen, setChosen] = useKept('case.choice', NO_CHOICE, request.id);
  const [asking, setAsking] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const open = isOpen(request.status);
  const taken = claim.holder === 'other' ? ('taken' as const) : undefined;
  const barred = caseObstacle(request, member) ?? taken;
  const waiting = open && request.proposal?.waiting ? request.proposal : undefined;
  const together = useSigning(
    waiting ? [waiting.author] : [],
    (third) => !decideObstacle(request, third, waiting?.mostLent),
  );
  const apart = together === 'let-in' ? together : undefined;
  const obstacles = {
    approved: barred ?? approvalObstacle(request, loan),
    declined: barred,
    information: barred,
  };
  // What waits is confirmed as it is, or another amount is proposed.
  const confirming = decideObstacle(request, member, waiting?.mostLent) ?? apart;
  const why = useWhy(claim, obstacles.approved ?? confirming, loan);
  const closed = made.isWorking || barred !== undefined;
  const acts = [made.decide, made.ask];
  const shown = acts.find(({ state }) => state.kind !== 'idle');

  async function choose(choice: Choice, becomes: DecisionResult['status'] = choice.status) {
    if (await made.choose(choice, becomes)) {
      setForm(undefined);
      setChosen(NO_CHOICE);
    }
    lending.reload();
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
      <LoosePaymentPanel request={request} onChanged={onChanged} />
      {isReconsidering(request) && <Reconsidering request={request} />}
      {waiting && (
        <Confirmation
          request={request}
          proposal={waiting}
          lending={lending.settings}
          facts={facts}
          together={together}
        />
      )}
      {(shown || !open) && (
        <div className={`stack ${styles.result}`}>
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
      <NoteAtBank request={request} onChanged={onChanged} />
      <UndoSection request={request} onChanged={onChanged} />
      {open && (
        <DecisionActions
          ref={actions}
          approves={approves(waiting, confirming)}
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
          chosen={chosen.declined || undefined}
          isClosed={closed}
          onChoose={(declined) => setChosen({ ...chosen, declined })}
          onClose={closeForm}
          onChosen={(reason) => void choose({ status: 'declined', reason })}
        />
      )}
      {open && form === 'information' && (
        <AskForm
          chosen={chosen.information || undefined}
          isClosed={closed}
          onChoose={(information) => setChosen({ ...chosen, information })}
          onClose={closeForm}
          onChosen={(need) => void choose({ status: 'information', need })}
        />
      )}
      {children}
      <ApproveDialog
        open={asking}
        request={request}
        lending={lending}
        facts={facts}
        confirming={confirming}
        onCancel={() => setAsking(false)}
        onChosen={(choice, becomes) => {
          setAsking(false);
          void choose(choice, becomes);
        }}
      />
    </aside>
  );
}
