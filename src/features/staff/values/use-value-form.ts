import { useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../data/errors';
import type { Text } from '../../../domain/language';
import { currentValue, type MarketGame } from '../../../domain/market-value';
import { type Form, useForm } from '../../../ui/form/use-form';
import { useMemberUid, useStaff } from '../use-staff';
import { keepDraft, keptDraft } from './kept-draft';
import { problemsOf, type ValueDraft } from './value-draft';

/** The form of a game's next value. */
export type ValueFormState = Form<ValueDraft, ReturnType<typeof problemsOf>>;

/** How the last attempt to append a value ended. */
export type EditOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly value: number }
  /** Somebody else was first; `theirs` is undefined where it could not be read. */
  | { readonly kind: 'conflict'; readonly theirs: number | undefined }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

/**
 * Appends values to a game; after a conflict it shows the other's value as the current one. The
 * draft lasts until it is sent.
 */
export function useValueForm(game: MarketGame, onChanged: (game: MarketGame) => void) {
  const staff = useStaff();
  const owner = { uid: useMemberUid(), gameId: game.id };
  const [saved, setSaved] = useState<number>();
  const [theirs, setTheirs] = useState<number>();
  const form: ValueFormState = useForm({
    initialValues: () => keptDraft(owner),
    validate: problemsOf,
    onChange: (draft) => keepDraft(owner, draft),
  });
  const { submission } = form;

  async function readTheirs(): Promise<number | undefined> {
    try {
      const { games } = await (await staff()).listGames();
      const fresh = games.find(({ id }) => id === game.id);
      if (!fresh) return undefined;
      onChanged(fresh);
      return currentValue(fresh.values);
    } catch {
      return undefined;
    }
  }

  /** Appends a value, after which `draft` is what the form holds. */
  async function append(value: number, reason: Text | undefined, draft: ValueDraft) {
    const done = await form.submit(async () => {
      setSaved(undefined);
      try {
        await (await staff()).appendMarketValue(game.id, game.values, value, reason);
      } catch (error) {
        if (errorCode(error) === 'conflict') setTheirs(await readTheirs());
        throw error;
      }
      onChanged({ ...game, values: [...game.values, value] });
      setSaved(value);
    });
    if (done) form.reset(draft);
  }

  function outcome(): EditOutcome {
    if (submission.status === 'failed') {
      const code = errorCode(submission.error);
      return code === 'conflict' ? { kind: 'conflict', theirs } : { kind: 'failed', code };
    }
    return saved === undefined ? { kind: 'none' } : { kind: 'saved', value: saved };
  }

  return { form, outcome: outcome(), append };
}
