import { useState } from 'react';
import type { MarketGame } from '../../../../domain/market/market-value';
import type { SheetRow } from '../sheet/cells';
import { type FileProblem, readSheet } from '../sheet/read-sheet';
import { type CheckedRow, checkRows, matchRows } from './import-rows';

/** The file that was chosen, and what could be read of it. */
export type ChosenFile =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly why: FileProblem }
  | { readonly kind: 'ready'; readonly name: string; readonly rows: readonly CheckedRow[] };

type StoredFile =
  | Exclude<ChosenFile, { readonly kind: 'ready' }>
  | { readonly kind: 'ready'; readonly name: string; readonly rows: readonly SheetRow[] };

const NOTHING_CHOSEN: ReadonlyMap<number, boolean> = new Map();

/** Reads a file and compares its rows with the games, whenever these change. */
export function useFile(games: readonly MarketGame[]) {
  const [stored, setStored] = useState<StoredFile>({ kind: 'none' });
  const [choices, setChoices] = useState(NOTHING_CHOSEN);

  async function choose(file: File) {
    const { name } = file;
    setStored({ kind: 'reading', name });
    setChoices(NOTHING_CHOSEN);
    const rows = await readSheet(file);
    setStored(
      typeof rows === 'string'
        ? { kind: 'failed', name, why: rows }
        : { kind: 'ready', name, rows },
    );
  }

  const file: ChosenFile =
    stored.kind === 'ready'
      ? { ...stored, rows: checkRows(matchRows(stored.rows, games), choices) }
      : stored;

  return {
    file,
    choose,
    discard: () => setStored({ kind: 'none' }),
    /** Includes rows, by their lines, or leaves them out. */
    include: (lines: readonly number[], included: boolean) =>
      setChoices(new Map([...choices, ...lines.map((line) => [line, included] as const)])),
  };
}
