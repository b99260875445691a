import type { CellValue, Column, ColumnKind } from './columns';
import { escapeXml, STYLES, sheetEnd, sheetStart, workbookParts } from './workbook-parts';
import { createZip } from './zip';

/** A workbook of one sheet that grows row by row and keeps only its compressed form. */
export interface Workbook {
  /** Adds rows after those added before; calls may overlap. */
  append(rows: readonly (readonly CellValue[])[]): Promise<void>;
  /** The finished `.xlsx` file. */
  bytes(): Promise<ArrayBuffer>;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Days from the spreadsheet's day zero, 1899-12-30, to 1970-01-01. */
const EPOCH_DAYS = 25_569;
const MAX_SHEET_NAME = 31;
const SHEET = 'xl/worksheets/sheet1.xml';

/** A moment as spreadsheets count it: days, on the wall clock of whoever downloads. */
function serial(date: Date): number {
  return (date.getTime() - date.getTimezoneOffset() * MINUTE_MS) / DAY_MS + EPOCH_DAYS;
}

/** `A` for the first column; the lists of this product stay below 26. */
function letter(column: number): string {
  return String.fromCharCode(65 + column);
}

function textCell(place: string, style: number, text: string): string {
  // An inline string is never a formula, whatever the text begins with.
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

function cell(place: string, kind: ColumnKind, value: CellValue): string {
  if (value === undefined) return '';
  if (value instanceof Date)
    return `<c r="${place}" s="${STYLES.date}"><v>${serial(value)}</v></c>`;
  if (kind === 'cents' && typeof value === 'number')
    return `<c r="${place}" s="${STYLES.cents}"><v>${value / 100}</v></c>`;
  return textCell(place, STYLES.text, String(value));
}

/** Begins a workbook with its header row. Sheet names are cut to the 31 characters they may have. */
export function createWorkbook(sheetName: string, columns: readonly Column[]): Workbook {
  const zip = createZip();
  const sheet = zip.entry(SHEET);
  const titles = columns.map(({ header }, index) =>
    textCell(`${letter(index)}1`, STYLES.header, header),
  );
  let rowCount = 1;
  let written = sheet.write(`${sheetStart(columns)}<row r="1">${titles.join('')}</row>`);

  function toXml(cells: readonly CellValue[]): string {
    rowCount += 1;
    const row = columns.map(({ kind }, index) =>
      cell(`${letter(index)}${rowCount}`, kind, cells[index]),
    );
    return `<row r="${rowCount}">${row.join('')}</row>`;
  }

  return {
    append(rows) {
      const xml = rows.map(toXml).join('');
      written = written.then(() => sheet.write(xml));
      return written;
    },
    async bytes() {
      await written;
      await sheet.write(sheetEnd(`${letter(columns.length - 1)}${rowCount}`));
      await sheet.close();
      const name = sheetName
        .replace(/[:\\/?*[\]]/g, ' ')
        .trim()
        .slice(0, MAX_SHEET_NAME);
      for (const [path, xml] of Object.entries(workbookParts(name))) {
        const part = zip.entry(path);
        await part.write(xml);
        await part.close();
      }
      return zip.bytes();
    },
  };
}
