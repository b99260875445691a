import { useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../data/errors';
import type { Text } from '../../../domain/language';
import { currentValue, type MarketGame } from '../../../domain/market-value';
import { useStaff } from '../list/use-staff';

/** How the last attempt to append a value ended. */
export type EditOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly value: number }
  /** Somebody else was first; `theirs` is undefined where it could not be read. */
  | { readonly kind: 'conflict'; readonly theirs: number | undefined }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

/** Appends values to a game; after a conflict it shows the other's value as the current one. */
export function useValueEdit(game: MarketGame, onChanged: (game: MarketGame) => void) {
  const staff = useStaff();
  const [saving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<EditOutcome>({ kind: 'none' });

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

  /** Resolves to whether the value was appended. */
  async function append(value: number, reason: Text | undefined): Promise<boolean> {
    if (saving) return false;
    setSaving(true);
    setOutcome({ kind: 'none' });
    try {
      await (await staff()).appendMarketValue(game.id, game.values, value, reason);
      onChanged({ ...game, values: [...game.values, value] });
      setOutcome({ kind: 'saved', value });
      return true;
    } catch (error) {
      const code = errorCode(error);
      setOutcome(
        code === 'conflict'
          ? { kind: 'conflict', theirs: await readTheirs() }
          : { kind: 'failed', code },
      );
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { saving, outcome, append };
}
