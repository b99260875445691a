import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { newId } from '../../../../data/new-id';
import { type ActState, useAct } from '../../../../data/react/use-act';
import { seenOfDraft } from '../../../../domain/acts/drafts';
import { PREVIOUS_WRONG, type Rates, type RatesDraft } from '../../../../domain/rates/rates';
import { useForm } from '../../../../ui/form/use-form';
import { useLeaveWarning } from '../../../../ui/page/use-leave-warning';
import { keeperOf } from '../../session/kept';
import { useMember } from '../../session/use-member';
import { type GameRates, startOf, stateOf } from '../game-rates';
import type { DraftConflict, DraftContext, DraftForm, DraftOutcome } from './draft-state';
import {
  type DraftValues,
  draftProblems,
  draftValues,
  typedChanges,
  typedFigures,
  typedReason,
} from './draft-values';

/** A member's unsaved typing. Rates and public reasons are not personal. */
interface KeptChanges {
  /** The state of the rates that the member began with: see `stateOf`. */
  readonly state: string;
  readonly changes: DraftValues;
}

const NO_CHANGES: KeptChanges = { state: '', changes: {} };

/**
 * The draft of a game. Typed changes last until they are saved or undone, also when others save.
 */
export function useDraft({ calculator, rates, show, readAgain }: DraftContext) {
  const { uid } = useMember();
  const saving = useAct('saveRatesDraft');
  const discarding = useAct('discardRatesDraft');
  const acts = [saving, discarding] as const;
  const keeper = keeperOf('rates', uid, calculator.id, NO_CHANGES);
  const start = (of: GameRates) => draftValues(calculator, startOf(of));
  const before = start(rates);

  const [kept] = useState(() => {
    const { state, changes } = keeper.read();
    const known = Object.entries(changes).filter(([name]) => name in before);
    return { state, values: { ...before, ...Object.fromEntries(known) } };
  });
  const form: DraftForm = useForm({
    initialValues: kept.values,
    validate: (values) => draftProblems(calculator, rates.inForce, values),
  });
  const changes = typedChanges(calculator, before, form.values);
  const isTyped = Object.keys(changes).length > 0;

  const [conflict, setConflict] = useState<DraftConflict | undefined>(
    isTyped && kept.state !== stateOf(rates) ? { began: kept.state, theirs: rates } : undefined,
  );
  const [outcome, setOutcome] = useState<DraftOutcome>();
  const [isUnread, setUnread] = useState(false);
  const began = conflict?.began ?? stateOf(rates);
  useEffect(() => keeper.write(isTyped ? { state: began, changes } : NO_CHANGES));
  useLeaveWarning(isTyped);

  /** Shows a state and begins anew from it, with changes on top if there are any. */
  function begin(next: GameRates, onTop: DraftValues = {}) {
    show(next);
    setConflict(undefined);
    setOutcome(undefined);
    form.reset({ ...start(next), ...onTop });
  }

  function clearActs() {
    for (const act of acts) act.clear();
    setUnread(false);
  }

  function clear() {
    clearActs();
    setOutcome(undefined);
  }

  // What was saved is no news once the member types again.
  const clearOnTyping = useEffectEvent(() => {
    if (isTyped) clearActs();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first change is the reason
  useEffect(() => clearOnTyping(), [isTyped]);

  /** The pressed button may be gone: the focus moves to the heading. */
  function focusHeading() {
    form.ref.current?.closest('section')?.querySelector('h2')?.focus();
  }

  /** Says an act, then shows what there is now; the form is busy until then. */
  async function say(step: () => Promise<ActState>, same: DraftOutcome) {
    clear();
    let end: ActState = { kind: 'working' };
    let next: GameRates | undefined;
    const isRead = () => end.kind === 'done' || (end.kind === 'refused' && end.why === 'conflict');
    await form.submit(async () => {
      end = await step();
      if (isRead()) next = await readAgain().catch(() => undefined);
    });
    form.reset();
    if (!next) return setUnread(isRead());
    if (end.kind === 'done') return begin(next);
    clear();
    const differing = typedChanges(calculator, start(next), form.values);
    if (isTyped && Object.keys(differing).length > 0)
      return setConflict({ began: stateOf(rates), theirs: next });
    begin(next);
    setOutcome(isTyped ? same : { kind: 'changed' });
  }

  async function save() {
    if (form.busy) return;
    clear();
    const figures = form.validate() && typedFigures(calculator, form.values);
    if (!figures) return;
    if (!isTyped) return setOutcome({ kind: 'nothing' });
    const seen = rates.draft ? seenOfDraft(rates.draft) : { draft: newId(), revision: 0 };
    const asked = {
      game: calculator.id,
      seen: { ...seen, version: rates.inForce.version },
      figures,
      reason: typedReason(form.values),
      previousWrong: form.values[PREVIOUS_WRONG] !== '',
    };
    await say(() => saving.run(asked), { kind: 'saved' });
  }

  async function discard(draft: RatesDraft) {
    const asked = { game: calculator.id, seen: seenOfDraft(draft) };
    await say(() => discarding.run(asked), { kind: 'changed' });
  }

  const { values } = form;
  return {
    form,
    before,
    isTyped,
    conflict,
    outcome,
    /** The act that was said last. */
    shown: acts.find(({ state }) => state.kind !== 'idle'),
    isUnread,
    /** The typed figures, undefined while one of them is wrong. */
    figures: useMemo(() => typedFigures(calculator, values), [calculator, values]),
    save,
    discard,
    begin,
    undo() {
      clear();
      begin(rates);
    },
    takeTheirs() {
      if (!conflict) return;
      begin(conflict.theirs);
      focusHeading();
    },
    putMineOnTop() {
      if (!conflict) return;
      begin(conflict.theirs, changes);
      setOutcome({ kind: 'onTop' });
      focusHeading();
    },
    /** Fills the inputs with the figures of an earlier version. */
    put({ version, ...figures }: Rates) {
      form.reset(draftValues(calculator, figures));
      setOutcome({ kind: 'put', version });
      focusHeading();
    },
    focusHeading,
  };
}

/** A draft in the hands of a member. */
export type Draft = ReturnType<typeof useDraft>;
