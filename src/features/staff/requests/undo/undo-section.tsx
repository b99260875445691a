import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDisbursed } from '../../../../domain/request/bank-outcome';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { MAX_UNDONE, UNDO_DAYS, undoUntil } from '../../../../domain/request/undo';
import { Button } from '../../../../ui/button/button';
import { Note } from '../../../../ui/feedback/note';
import { useNow } from '../../../../ui/use-now';
import { useMember } from '../../tab/use-member';
import { useNames } from '../../tab/use-names';
import { Warning } from '../../tab/warning';
import { isOwn } from '../roles';
import { StepNote } from '../step-note';
import { ConfirmUndo } from './confirm-undo';
import { ProposeUndo, type TypedUndo } from './propose-undo';
import { UndoSheet } from './undo-sheet';
import styles from './undo-sheet.module.css';
import { useUndoWords } from './undo-words';
import { type UndoOutcome, useUndo } from './use-undo';

const UNTYPED: TypedUndo = { next: 'pending', words: '' };

/** Whether the decision on a request can be undone at this moment. */
function isUndoable(request: LoanRequest, now: Date): boolean {
  const { status, decision, undone = [] } = request;
  return (
    !isDisbursed(request) &&
    (status === 'approved' || status === 'declined') &&
    decision?.author !== undefined &&
    undone.length < MAX_UNDONE &&
    now < undoUntil(decision.decidedAt)
  );
}

/** How the last step ended. */
function OutcomeNote({ outcome }: { readonly outcome: UndoOutcome }) {
  const { t } = useTranslation('staff');
  switch (outcome.kind) {
    case 'none':
      return null;
    case 'undone':
      return <Note tone="success">{t(`requests.cases.undo.done.${outcome.next}`)}</Note>;
    case 'proposed':
    case 'dropped':
      return <Note tone="success">{t(`requests.cases.undo.done.${outcome.kind}`)}</Note>;
    default:
      return <StepNote trouble={outcome} />;
  }
}

/**
 * The way to undo the decision on a request: two people, one after the other. It shows nothing where no
 * decision can be undone.
 */
export function UndoSection({
  request,
  onChanged,
}: {
  readonly request: LoanRequest;
  readonly onChanged: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const now = useNow();
  const member = useMember();
  const undoWords = useUndoWords();
  const { outcome, take } = useUndo(request, onChanged);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(UNTYPED);
  const result = useRef<HTMLDivElement>(null);
  const { decision, undoing } = request;
  const nameOf = useNames([decision?.author ?? '', undoing?.author ?? ''].filter(Boolean));
  const isClosed = outcome.kind === 'working';

  function why(): string | undefined {
    if (!member.mayReview) return t('requests.cases.undo.why.role');
    if (isOwn(request, member)) return t('requests.cases.blocked.own');
    if (undoing?.author === member.uid) return t('requests.cases.undo.why.own');
    if (decision?.author === member.uid) return t('requests.cases.undo.why.decider');
    return isUndoable(request, now)
      ? undefined
      : t('requests.cases.undo.why.over', { days: UNDO_DAYS });
  }

  async function step(made: Parameters<typeof take>[0]) {
    if (!(await take(made))) return;
    setTyped(UNTYPED);
    setOpen(false);
  }

  const mayPropose = member.mayWork && !isOwn(request, member) && isUndoable(request, now);
  const isOffered = undoing !== undefined || mayPropose;
  return (
    <div ref={result} tabIndex={-1} className={styles.section}>
      {!open && <OutcomeNote outcome={outcome} />}
      {undoing && (
        <Warning>{t('requests.cases.undo.waiting', { change: undoWords(undoing.to) })}</Warning>
      )}
      {isOffered && (
        <Button look="line" onClick={() => setOpen(true)}>
          {t(undoing ? 'requests.cases.undo.see' : 'requests.cases.undo.action')}
        </Button>
      )}
      <UndoSheet
        open={open && isOffered}
        title={t(undoing ? 'requests.cases.undo.ask' : 'requests.cases.undo.action')}
        request={request}
        next={undoing?.to.status ?? typed.next}
        onClose={() => setOpen(false)}
        onClosed={() => {
          if (outcome.kind !== 'none') result.current?.focus();
        }}
      >
        {undoing ? (
          <ConfirmUndo
            request={request}
            proposal={undoing}
            proposer={nameOf(undoing.author)}
            why={why()}
            isClosed={isClosed}
            onConfirm={() => void step({ kind: 'confirm' })}
            onDrop={() => void step({ kind: 'drop' })}
          />
        ) : (
          <ProposeUndo
            request={request}
            decider={nameOf(decision?.author ?? '')}
            isClosed={isClosed}
            typed={typed}
            onTyped={setTyped}
            onChosen={(draft) => void step({ kind: 'propose', draft })}
          />
        )}
        {open && outcome.kind === 'failed' && <OutcomeNote outcome={outcome} />}
      </UndoSheet>
    </div>
  );
}
