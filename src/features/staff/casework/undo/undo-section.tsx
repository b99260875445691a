import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../../data/react/use-act';
import { caseObstacle, seenOf } from '../../../../domain/acts/case';
import {
  confirmUndoObstacle,
  isDecided,
  proposeUndoObstacle,
} from '../../../../domain/acts/undoing';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import type { UndoTarget } from '../../../../domain/request/undo';
import { Button } from '../../../../ui/button/button';
import { useNow } from '../../../../ui/page/use-now';
import { ActNote } from '../../parts/act-note';
import { Warning } from '../../parts/warning';
import { useKept } from '../../session/use-kept';
import { useMember } from '../../session/use-member';
import { useNames } from '../../session/use-names';
import { useSigning } from '../../session/use-signing';
import { useStaffRefresh } from '../use-staff-refresh';
import { ConfirmUndo } from './confirm-undo';
import { ProposeUndo, type TypedUndo } from './propose-undo';
import { UndoSheet } from './undo-sheet';
import styles from './undo-sheet.module.css';
import { useUndoWords } from './undo-words';

const UNTYPED: TypedUndo = { next: 'pending', words: '' };

/** What each step of undoing came to. */
const DONE = {
  proposeUndo: 'requests.cases.confirm.done',
  dropUndo: 'requests.cases.undo.done.dropped',
} as const;

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
  const refresh = useStaffRefresh();
  const propose = useAct('proposeUndo');
  const confirm = useAct('confirmUndo');
  const drop = useAct('dropUndo');
  const acts = [propose, confirm, drop] as const;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useKept('case.undo', UNTYPED, request.id);
  const [became, setBecame] = useState<UndoTarget['status']>('pending');
  const [isUnread, setUnread] = useState(false);
  const { id, decision, undoing } = request;
  const together = useSigning(
    undoing ? [undoing.author] : [],
    (third) => !confirmUndoObstacle(request, third, now),
  );
  const nameOf = useNames([decision?.author ?? '', undoing?.author ?? ''].filter(Boolean));

  /** After an answer nothing is left to do in the sheet; what there is now is read beside it. */
  async function take(step: Promise<(typeof acts)[number]['state']>) {
    const { kind } = await step;
    if (kind !== 'done' && kind !== 'refused') return;
    if (kind === 'done') setTyped(UNTYPED);
    setOpen(false);
    const [fresh] = await refresh([id]);
    setUnread(fresh === undefined);
    if (fresh) onChanged(fresh);
  }

  function begin() {
    for (const act of acts) act.clear();
    setUnread(false);
    setOpen(true);
  }

  const shown = acts.find(({ state }) => state.kind !== 'idle');
  const done =
    shown &&
    t(shown.name === 'confirmUndo' ? `requests.cases.undo.done.${became}` : DONE[shown.name]);
  const note = shown && <ActNote act={shown} done={done} isUnread={isUnread} />;
  const mayPropose = isDecided(request) && proposeUndoObstacle(request, member, now) === undefined;
  const isOffered = undoing !== undefined || mayPropose;
  return (
    <div className={`stack start ${styles.section}`}>
      {!open && note}
      {undoing && (
        <Warning>{t('requests.cases.undo.waiting', { change: undoWords(undoing.to) })}</Warning>
      )}
      {isOffered && (
        <Button look="line" onClick={begin}>
          {t(undoing ? 'requests.cases.undo.see' : 'requests.cases.undo.action')}
        </Button>
      )}
      <UndoSheet
        open={open && isOffered}
        title={t(undoing ? 'requests.cases.undo.ask' : 'requests.cases.undo.action')}
        request={request}
        next={undoing?.to.status ?? typed.next}
        onClose={() => setOpen(false)}
      >
        {undoing ? (
          <ConfirmUndo
            request={request}
            proposal={undoing}
            proposer={nameOf(undoing.author)}
            confirm={confirm}
            obstacle={
              confirmUndoObstacle(request, member, now) ??
              (together === 'let-in' ? together : undefined)
            }
            isAlone={together === 'alone'}
            dropObstacle={caseObstacle(request, member)}
            onConfirm={() => {
              setBecame(undoing.to.status);
              drop.clear();
              void take(confirm.run({ id, number: undoing.number }));
            }}
            onDrop={() => {
              confirm.clear();
              void take(drop.run({ id, number: undoing.number }));
            }}
          />
        ) : (
          <ProposeUndo
            request={request}
            decider={nameOf(decision?.author ?? '')}
            act={propose}
            typed={typed}
            onTyped={setTyped}
            onChosen={(draft) => void take(propose.run({ id, seen: seenOf(request), draft }))}
          />
        )}
        {open && note}
      </UndoSheet>
    </div>
  );
}
