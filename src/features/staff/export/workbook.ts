import { type CellObject, type DenseWorkSheet, utils, write } from 'xlsx';
import type { CellValue, Column, ColumnKind } from './columns';

/** A workbook of one sheet that grows row by row. */
export interface Workbook {
  append(rows: readonly (readonly CellValue[])[]): void;
  /** The finished `.xlsx` file. */
  bytes(): ArrayBuffer;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Days from the spreadsheet's day zero, 1899-12-30, to 1970-01-01. */
const EPOCH_DAYS = 25_569;

const DATE_FORMAT = 'yyyy-mm-dd hh:mm';
const MONEY_FORMAT = '#,##0.00';
/** "Text": a spreadsheet keeps such a cell as it is even when somebody edits it. */
const TEXT_FORMAT = '@';

/** A moment as spreadsheets count it: days, on the wall clock of whoever downloads. */
function serial(date: Date): number {
  return (date.getTime() - date.getTimezoneOffset() * MINUTE_MS) / DAY_MS + EPOCH_DAYS;
}

function toCell(value: CellValue, kind: ColumnKind): CellObject | undefined {
  if (value === undefined) return undefined;
  if (value instanceof Date) return { t: 'n', v: serial(value), z: DATE_FORMAT };
  if (kind === 'cents' && typeof value === 'number')
    return { t: 'n', v: value / 100, z: MONEY_FORMAT };
  // Type `s` is never a formula, whatever the text begins with.
  return { t: 's', v: String(value), z: TEXT_FORMAT };
}

/** Begins a workbook with its header row. Sheet names are cut to the 31 characters they may have. */
export function createWorkbook(sheetName: string, columns: readonly Column[]): Workbook {
  const rows: CellObject[][] = [columns.map(({ header }) => ({ t: 's', v: header }))];

  return {
    append(added) {
      for (const cells of added)
        rows.push(columns.map(({ kind }, index) => toCell(cells[index], kind)) as CellObject[]);
    },
    bytes() {
      const end = { r: rows.length - 1, c: columns.length - 1 };
      const range = utils.encode_range({ s: { r: 0, c: 0 }, e: end });
      const sheet: DenseWorkSheet = {
        '!data': rows,
        '!ref': range,
        '!cols': columns.map(({ width }) => ({ wch: width })),
        '!autofilter': { ref: range },
      };
      const book = utils.book_new();
      utils.book_append_sheet(book, sheet, sheetName.replace(/[:\\/?*[\]]/g, ' ').slice(0, 31));
      return write(book, { type: 'array', bookType: 'xlsx', compression: true });
    },
  };
}
