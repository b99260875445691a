import { type CellObject, utils, write } from 'xlsx';
import { bankClock } from '../../../../domain/day';

/** A cell of the file: text, whole cents, or a moment. Undefined stays empty. */
export type CellValue = string | number | Date | undefined;

/**
 * The kind of a column. Text stays text, even if it looks like a number; cents are shown in
 * dollars.
 */
type ColumnKind = 'text' | 'cents' | 'date';

/** A column as the file needs it. */
export interface Column {
  readonly header: string;
  readonly kind: ColumnKind;
  /** Width in characters. */
  readonly width: number;
}

/** A workbook of one sheet that grows row by row. */
export interface Workbook {
  /** Adds rows after those added before. */
  append(rows: readonly (readonly CellValue[])[]): void;
  /** The finished `.xlsx` file. */
  file(): ArrayBuffer;
}

/** Longest text that a cell may hold, in characters. */
const MAX_TEXT = 32_767;
const MAX_SHEET_NAME = 31;

/** Number formats: text that stays text when it is edited, money and moments. */
const FORMATS = { text: '@', cents: '#,##0.00', date: 'yyyy-mm-dd hh:mm' } as const;

/** A text cell, which is never a formula. Spreadsheets read `_x0041_` as `A` unless it is escaped. */
function textCell(text: string): CellObject {
  const literal = text.slice(0, MAX_TEXT).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
  return { t: 's', v: literal, z: FORMATS.text };
}

function cell(kind: ColumnKind, value: CellValue): CellObject {
  if (value === undefined) return { t: 'z' };
  // SheetJS writes the UTC fields of a date.
  if (value instanceof Date) return { t: 'd', v: bankClock(value), z: FORMATS.date };
  if (kind === 'cents' && typeof value === 'number')
    return { t: 'n', v: value / 100, z: FORMATS.cents };
  return textCell(String(value));
}

/** Starts a workbook with its header row. Sheet names are cut to the 31 characters they may have. */
export function createWorkbook(sheetName: string, columns: readonly Column[]): Workbook {
  const name = sheetName
    .replace(/[:\\/?*[\]]/g, ' ')
    .trim()
    .slice(0, MAX_SHEET_NAME);
  const data = [columns.map(({ header }) => textCell(header))];

  return {
    append(rows) {
      for (const row of rows) data.push(columns.map(({ kind }, index) => cell(kind, row[index])));
    },
    file() {
      const lastColumn = utils.encode_col(columns.length - 1);
      const ref = `A1:${lastColumn}${data.length}`;
      const sheet = {
        '!data': data,
        '!ref': ref,
        '!cols': columns.map(({ width }) => ({ width })),
        '!autofilter': { ref },
      };
      return write(
        { SheetNames: [name], Sheets: { [name]: sheet } },
        { bookType: 'xlsx', type: 'array', compression: true },
      );
    },
  };
}
