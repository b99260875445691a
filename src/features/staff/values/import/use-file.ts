import { useState } from 'react';
import type { MarketGame } from '../../../../domain/market/market-value';
import { useKept } from '../../session/use-kept';
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
  | Exclude<ChosenFile, { readonly kind: 'ready' | 'reading' }>
  | { readonly kind: 'ready'; readonly name: string; readonly rows: readonly SheetRow[] };

const NO_FILE: StoredFile = { kind: 'none' };

/** Which lines were included or left out by hand. */
type Choices = readonly (readonly [line: number, included: boolean])[];

const NOTHING_CHOSEN: Choices = [];

/** Reads a file and compares its rows with the games, whenever these change. */
export function useFile(games: readonly MarketGame[]) {
  const [stored, setStored] = useKept('import.file', NO_FILE);
  const [reading, setReading] = useState<string>();
  const [choices, setChoices] = useKept('import.choices', NOTHING_CHOSEN);

  async function choose(file: File) {
    const { name } = file;
    setReading(name);
    setChoices(NOTHING_CHOSEN);
    const rows = await readSheet(file);
    setReading(undefined);
    setStored(
      typeof rows === 'string'
        ? { kind: 'failed', name, why: rows }
        : { kind: 'ready', name, rows },
    );
  }

  function shown(): ChosenFile {
    if (reading !== undefined) return { kind: 'reading', name: reading };
    if (stored.kind !== 'ready') return stored;
    return { ...stored, rows: checkRows(matchRows(stored.rows, games), new Map(choices)) };
  }

  return {
    file: shown(),
    choose,
    discard: () => setStored(NO_FILE),
    /** Includes rows, by their lines, or leaves them out. */
    include: (lines: readonly number[], included: boolean) =>
      setChoices([...choices, ...lines.map((line) => [line, included] as const)]),
  };
}
