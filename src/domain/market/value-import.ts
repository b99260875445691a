import { checkLine, normalizeText } from '../fields/fields';
import type { Text } from '../language';

/** The longest name of a file that the audit keeps, in characters. */
export const MAX_IMPORT_FILE = 120;

/** A market value that an import changes, in whole dollars. */
export interface ImportedValue {
  readonly gameId: string;
  /** The current value when it was asked for; undefined if the game had none. */
  readonly previous: number | undefined;
  readonly value: number;
}

/** Market values that change together, with one reason. */
export interface ValueImport {
  /** The name of the file that they were read from. */
  readonly file: string;
  readonly values: readonly ImportedValue[];
  readonly reason: Text;
}

/**
 * The state of an import: `asked` until the bank has handled it, `applied` with all its values, or
 * `conflict` with none, which names the games whose value had changed meanwhile.
 */
export type ImportState =
  | { readonly status: 'asked' | 'applied' }
  | { readonly status: 'conflict'; readonly gameIds: readonly string[] };

/** A file's name as the audit stores it: one line of visible text, or a word for any other name. */
export function importFileName(name: string): string {
  const line = normalizeText(name.replace(/[<>\p{C}\p{Zl}\p{Zp}]/gu, '')).slice(0, MAX_IMPORT_FILE);
  return checkLine(line, MAX_IMPORT_FILE) === undefined ? line.trim() : 'archivo';
}
