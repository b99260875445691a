import { useEffect, useMemo, useState } from 'react';
import { errorCode } from '../../../../data/errors';
import type { Rates, RatesDraft } from '../../../../domain/rates/rates';
import { useForm } from '../../../../ui/form/use-form';
import { useLeaveWarning } from '../../../../ui/use-leave-warning';
import { forget, keep, kept } from '../../tab/typed-texts';
import { useMember } from '../../tab/use-member';
import { useStaff } from '../../tab/use-staff';
import { type GameRates, startOf, stateOf } from '../game-rates';
import { NO_PEOPLE, readDraftPeople } from '../writers/writers';
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

/** Whose changes, and of which game. */
interface ChangesOwner {
  readonly uid: string;
  readonly gameId: string;
}

const nameOf = ({ uid, gameId }: ChangesOwner) => `rates.${uid}.${gameId}`;

/** Keeps the changes as long as the browser's tab lives; without changes, forgets the kept ones. */
function keepChanges(owner: ChangesOwner, typed: KeptChanges): void {
  if (Object.keys(typed.changes).length === 0) forget(nameOf(owner));
  else keep(nameOf(owner), typed);
}

/** The changes that were kept, undefined if nothing usable was. */
function keptChanges(owner: ChangesOwner): KeptChanges | undefined {
  const found = kept(nameOf(owner));
  if (typeof found !== 'object' || found === null) return undefined;
  const { state, changes } = found as Partial<KeptChanges>;
  if (typeof state !== 'string' || typeof changes !== 'object' || changes === null)
    return undefined;
  const texts = Object.entries(changes).filter(([, text]) => typeof text === 'string');
  return { state, changes: Object.fromEntries(texts) };
}

/**
 * The draft of a game. Typed changes last until they are saved or undone, also when others save.
 */
export function useDraft({ calculator, rates, show, readAgain }: DraftContext) {
  const staff = useStaff();
  const { uid, name } = useMember();
  const owner = { uid, gameId: calculator.id };
  const start = (of: GameRates) => draftValues(calculator, startOf(of));
  const before = start(rates);

  const [kept] = useState(() => {
    const { state, changes } = keptChanges(owner) ?? { state: '', changes: {} };
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
  const began = conflict?.began ?? stateOf(rates);
  useEffect(() => keepChanges(owner, { state: began, changes }));
  useLeaveWarning(isTyped);

  /** Shows a state and begins anew from it, with changes on top if there are any. */
  function begin(next: GameRates, onTop: DraftValues = {}) {
    show(next);
    setConflict(undefined);
    setOutcome(undefined);
    form.reset({ ...start(next), ...onTop });
  }

  /** The pressed button may be gone: the focus moves to the heading. */
  function focusHeading() {
    form.ref.current?.closest('section')?.querySelector('h2')?.focus();
  }

  async function write(work: () => Promise<GameRates>, done: DraftOutcome) {
    setOutcome(undefined);
    let next: { readonly rates: GameRates; readonly outcome: DraftOutcome } | undefined;
    await form.submit(async () => {
      try {
        next = { rates: await work(), outcome: done };
      } catch (error) {
        const isConflict = errorCode(error) === 'conflict';
        const theirs = isConflict ? await readAgain().catch(() => undefined) : undefined;
        if (!theirs) throw error;
        const differing = typedChanges(calculator, start(theirs), form.values);
        if (isTyped && Object.keys(differing).length > 0) {
          setConflict({ began: stateOf(rates), theirs });
          throw error;
        }
        next = { rates: theirs, outcome: isTyped ? done : { kind: 'changed' } };
      }
    });
    if (!next) return;
    begin(next.rates);
    setOutcome(next.outcome);
  }

  async function save() {
    if (form.busy) return;
    setOutcome(undefined);
    const figures = form.validate() && typedFigures(calculator, form.values);
    if (!figures) return;
    if (!isTyped) return setOutcome({ kind: 'nothing' });
    await write(
      async () => {
        const next = { ...figures, reason: typedReason(form.values) };
        const draft = await (await staff()).saveRatesDraft(
          calculator,
          rates.draft,
          next,
          rates.inForce,
        );
        const people = rates.draft ? rates.people : await readDraftPeople(await staff());
        const names = new Map([...people.names, [uid, name]]);
        return { ...rates, draft, people: { ...people, names } };
      },
      { kind: 'saved' },
    );
  }

  const discard = (draft: RatesDraft) =>
    write(
      async () => {
        await (await staff()).discardRatesDraft(calculator, draft);
        return { ...rates, draft: undefined, people: NO_PEOPLE };
      },
      { kind: 'discarded' },
    );

  const { values } = form;
  return {
    form,
    before,
    isTyped,
    conflict,
    outcome,
    /** The typed figures, undefined while one of them is wrong. */
    figures: useMemo(() => typedFigures(calculator, values), [calculator, values]),
    save,
    discard,
    begin,
    undo: () => begin(rates),
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
