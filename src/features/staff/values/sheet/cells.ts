/** What a cell holds instead of a value; `formula`: one that no program has computed. */
export type Unfit = 'date' | 'error' | 'formula' | 'percent';

/** A cell as a person sees it. */
export interface Cell {
  readonly text: string;
  readonly unfit?: Unfit | undefined;
}

/** A row of a sheet that is not empty, with its cells by column. */
export interface Line {
  /** The number that the spreadsheet gives the row, from 1. */
  readonly line: number;
  readonly cells: readonly (Cell | undefined)[];
}

/** A row of a file that is about a game, as written there. */
export interface SheetRow {
  readonly line: number;
  readonly game: string;
  readonly value: Cell;
  /** In a file of text: a comma without quotes may have cut the value. */
  readonly isSplit?: boolean | undefined;
}

/**
 * Why a file gives no rows. `not-a-sheet`: it is a picture or another document. `two-values`: two
 * columns may hold the value.
 */
export type SheetProblem =
  | 'too-large-unpacked'
  | 'empty'
  | 'not-a-sheet'
  | 'unreadable'
  | 'too-many-columns'
  | 'too-many-rows'
  | 'no-columns'
  | 'two-values'
  | 'no-rows';

const UNFIT: readonly (readonly [Unfit, RegExp])[] = [
  [
    'error',
    /^(#[¡¿]?(N\/[AD]|REF|DIV\/0|VALUE|VALOR|NAME|NOMBRE|NUL[LO]|NUM|SPILL|CALC)[!?]?|#+|Err:\d+)$/i,
  ],
  ['percent', /\d\s*[%％٪]$/],
  ['date', /^\d{1,4}([-/.])\d{1,2}\1\d{2,4}\b|^\d{4}-\d{2}-\d{2}/],
  ['formula', /^=/],
];

/** A cell with this text, and what it is if it is no value. */
export function cellOf(text: string): Cell {
  const shown = text.trim();
  return { text: shown, unfit: UNFIT.find(([, pattern]) => pattern.test(shown))?.[0] };
}
