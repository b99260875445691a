import type { Text } from '../language';

/** A market value that an import changes, in whole dollars. */
export interface ImportedValue {
  readonly gameId: string;
  /** The current value when it was asked for; undefined where the game had none. */
  readonly previous: number | undefined;
  readonly value: number;
}

/** Market values that change together, with one reason. */
export interface ValueImport {
  readonly values: readonly ImportedValue[];
  readonly reason: Text;
}

/**
 * How an import stands: `asked` until the bank has looked at it, `applied` with all its values, or
 * with none of them `conflict`, which names the games whose value had changed meanwhile.
 */
export type ImportState =
  | { readonly status: 'asked' | 'applied' }
  | { readonly status: 'conflict'; readonly gameIds: readonly string[] };
