import { useState } from 'react';
import { seenReads } from '../../../browser/seen-reads';
import { errorCode } from '../../../data/errors';
import type { Text } from '../../../domain/language';
import { currentValue, type MarketGame } from '../../../domain/market/market-value';
import { type Form, type Submission, useForm } from '../../../ui/form/use-form';
import { useKept } from '../session/use-kept';
import { useStaff } from '../session/use-staff';
import { EMPTY_DRAFT, problemsOf, type ValueDraft } from './value-draft';

/** The form of a game's next value. */
export type ValueFormState = Form<ValueDraft, ReturnType<typeof problemsOf>>;

/** How the last attempt to append a value ended. */
export interface EditOutcome {
  readonly submission: Submission;
  /** The value that was stored. */
  readonly saved: number | undefined;
  /** After a conflict: the value that somebody else stored, undefined if it cannot be read. */
  readonly theirs: number | undefined;
}

/**
 * Appends values to a game; after a conflict it shows the other's value as the current one. The
 * draft lasts until it is sent.
 */
export function useValueForm(game: MarketGame, onChanged: (game: MarketGame) => void) {
  const staff = useStaff();
  const [draft, keepDraft] = useKept('value', EMPTY_DRAFT, game.id);
  const [saved, setSaved] = useState<number>();
  const [theirs, setTheirs] = useState<number>();
  const form: ValueFormState = useForm({
    initialValues: draft,
    validate: problemsOf,
    onChange: keepDraft,
  });

  async function readTheirs(): Promise<number | undefined> {
    try {
      const { games } = await (await staff()).read('listGames');
      const fresh = games.find(({ id }) => id === game.id);
      if (!fresh) return undefined;
      onChanged(fresh);
      return currentValue(fresh.values);
    } catch {
      return undefined;
    }
  }

  /** Appends a value; afterwards the form holds `draft`. */
  async function append(value: number, reason: Text | undefined, draft: ValueDraft) {
    const done = await form.submit(async () => {
      setSaved(undefined);
      try {
        await (await staff()).appendMarketValue(game.id, game.values, value, reason);
        seenReads.clear();
      } catch (error) {
        if (errorCode(error) === 'conflict') setTheirs(await readTheirs());
        throw error;
      }
      onChanged({ ...game, values: [...game.values, value] });
      setSaved(value);
    });
    if (done) form.reset(draft);
  }

  const outcome: EditOutcome = { submission: form.submission, saved, theirs };
  return { form, outcome, append };
}
