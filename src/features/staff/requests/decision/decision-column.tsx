import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { MAX_QUESTIONS } from '../../../../domain/request/questions';
import { isOpen } from '../../../../domain/request/states';
import { useMember } from '../../tab/use-member';
import type { CaseClaim } from '../claims/use-case-claim';
import { isOwn } from '../roles';
import { approvalOf } from './approval';
import { CaseClock } from './case-clock';
import { Confirmation } from './confirmation';
import { DecidedLine } from './decided-line';
import { DecisionActions } from './decision-actions';
import styles from './decision-column.module.css';
import { DecisionNote } from './decision-note';
import { ApproveDialog } from './forms/approve-dialog';
import { AskForm } from './forms/ask-form';
import type { ChoiceKind } from './forms/choice';
import { DeclineForm } from './forms/decline-form';
import { useAmount } from './use-amount';
import { useDecision } from './use-decision';
import { useWhy } from './use-why';

/**
 * The clock of an open request and what decides it: approving, declining with a reason, asking the
 * visitor, or confirming what a colleague proposed. Once it is closed, what became of it.
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
  const own = isOwn(request, member);
  const [form, setForm] = useState<ChoiceKind>();
  const [asking, setAsking] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const working = outcome.kind === 'working';
  const finished = outcome.kind === 'done' || outcome.kind === 'conflict';
  const open = isOpen(request.status);
  const approval = approvalOf(request, member, amount);
  const why = useWhy(approval, amount, claim, own);
  const closed = working || !member.mayWork || own || claim.holder === 'other';

  // The focused element is gone, so the focus moves to the result.
  useEffect(() => {
    if (!finished) return;
    setForm(undefined);
    result.current?.focus();
  }, [finished]);

  function press(kind: ChoiceKind) {
    if (kind === 'approved') setAsking(true);
    else setForm((shown) => (shown === kind ? undefined : kind));
  }

  return (
    <aside className={styles.decisionColumn} aria-label={t('requests.cases.decision')}>
      {open && <CaseClock request={request} />}
      {open && request.proposal?.waiting && (
        <Confirmation proposal={request.proposal} amount={amount} />
      )}
      <div ref={result} tabIndex={-1} className={styles.result}>
        <DecisionNote outcome={outcome} />
        {!open && <DecidedLine request={request} />}
      </div>
      {open && (
        <DecisionActions
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
          onChosen={(reason) => void decide({ status: 'declined', reason })}
        />
      )}
      {open && form === 'information' && (
        <AskForm
          isClosed={closed}
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
