import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ActState, useAct } from '../../../../data/react/use-act';
import type { GameFacts } from '../../../../domain/market/catalogue';
import type { MarketGame } from '../../../../domain/market/market-value';
import { useForm } from '../../../../ui/form/use-form';
import { useKept } from '../../session/use-kept';
import { useStaff } from '../../session/use-staff';
import { factProblems, factsOf, isSameFacts, storedFacts } from './edit-facts';

/** Edits name, image and path of a game; the typed text lasts until it is saved. */
export function useGameEdit(game: MarketGame, onChanged: (game: MarketGame) => void) {
  const staff = useStaff();
  const stored = factsOf(game);
  const [typed, keep] = useKept('game', stored, game.id);
  const act = useAct('editGame');
  const [isSame, setSame] = useState(false);
  /** What the last act replaced, which an undo restores; undefined after an undo. */
  const [before, setBefore] = useState<GameFacts>();
  /** What is stored after a conflict; undefined if it could not be read. */
  const [theirs, setTheirs] = useState<GameFacts>();
  const form = useForm({
    initialValues: typed,
    validate: factProblems,
    onChange: (facts: GameFacts) => keep(isSameFacts(facts, stored) ? stored : facts),
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
      const { games } = await (await staff()).read('listGames');
      const fresh = games.find(({ id }) => id === game.id);
      if (fresh) onChanged(fresh);
      return fresh && factsOf(fresh);
    } catch {
      return undefined;
    }
  }

  /** Stores facts over those that are shown, after which the form holds them. */
  async function write(facts: GameFacts, replaced: GameFacts | undefined) {
    setSame(false);
    setTheirs(undefined);
    let kind: ActState['kind'] | undefined;
    const edits = game.edits ?? 0;
    const next = storedFacts(facts);
    await form.submit(async () => {
      ({ kind } = await act.run({ game: game.id, edits, facts: next }));
      if (kind === 'refused') setTheirs(await readTheirs());
    });
    if (kind !== 'done') return form.reset();
    setBefore(replaced);
    onChanged({ ...game, ...next, edits: edits + 1 });
    form.reset(facts);
    keep(stored);
  }

  return {
    form,
    act,
    isSame,
    before,
    theirs,
    save() {
      if (form.busy || !form.validate()) return;
      if (!isSameFacts(form.values, stored)) return void write(form.values, stored);
      act.clear();
      setSame(true);
    },
    undo: (facts: GameFacts) => void write(facts, undefined),
  };
}

/** The editing of one game. */
export type GameEdit = ReturnType<typeof useGameEdit>;
