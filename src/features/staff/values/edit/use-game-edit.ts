import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import type { GameFacts } from '../../../../domain/market/catalogue';
import type { MarketGame } from '../../../../domain/market/market-value';
import { useForm } from '../../../../ui/form/use-form';
import { useMember } from '../../tab/use-member';
import { useStaff } from '../../tab/use-staff';
import { factProblems, factsOf, isSameFacts } from './edit-facts';
import { forgetFacts, keepFacts, keptFacts } from './kept-facts';

/** How the last attempt to edit a game ended. */
export type EditResult =
  | { readonly kind: 'none' | 'same' | 'undone' }
  /** `before` is what an undo restores. */
  | { readonly kind: 'saved'; readonly before: GameFacts }
  /** `theirs`: what somebody else stored, undefined if it cannot be read. */
  | { readonly kind: 'conflict'; readonly theirs: GameFacts | undefined }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

/** Edits name, image and path of a game; the typed text lasts until it is saved. */
export function useGameEdit(game: MarketGame, onChanged: (game: MarketGame) => void) {
  const staff = useStaff();
  const owner = { uid: useMember().uid, gameId: game.id };
  const stored = factsOf(game);
  const [result, setResult] = useState<EditResult>({ kind: 'none' });
  const form = useForm({
    initialValues: () => keptFacts(owner) ?? stored,
    validate: factProblems,
    onChange: (typed: GameFacts) => {
      if (isSameFacts(typed, stored)) forgetFacts(owner);
      else keepFacts(owner, typed);
    },
  });

  // Somebody else's edit appears in a form in which nothing was typed.
  const { name, image, path } = stored;
  const shown = useRef(stored);
  const follow = useEffectEvent((fresh: GameFacts) => {
    if (!form.busy && isSameFacts(form.values, shown.current)) form.set(fresh);
    shown.current = fresh;
  });
  useEffect(() => follow({ name, image, path }), [name, image, path]);

  async function readTheirs(): Promise<GameFacts | undefined> {
    try {
      const { games } = await (await staff()).listGames();
      const fresh = games.find(({ id }) => id === game.id);
      if (fresh) onChanged(fresh);
      return fresh && factsOf(fresh);
    } catch {
      return undefined;
    }
  }

  /** Stores facts over those that are shown, after which the form holds them. */
  async function write(facts: GameFacts, done: EditResult) {
    const isDone = await form.submit(async () => {
      setResult({ kind: 'none' });
      try {
        const edited = await (await staff()).editGame(game, facts);
        onChanged(edited);
        setResult(done);
      } catch (error) {
        const code = errorCode(error);
        setResult(
          code === 'conflict'
            ? { kind: 'conflict', theirs: await readTheirs() }
            : { kind: 'failed', code },
        );
        throw error;
      }
    });
    if (!isDone) return;
    form.reset(facts);
    forgetFacts(owner);
  }

  return {
    form,
    result,
    save() {
      if (form.busy || !form.validate()) return;
      if (isSameFacts(form.values, stored)) setResult({ kind: 'same' });
      else void write(form.values, { kind: 'saved', before: stored });
    },
    undo: (before: GameFacts) => void write(before, { kind: 'undone' }),
  };
}

/** The editing of one game. */
export type GameEdit = ReturnType<typeof useGameEdit>;
