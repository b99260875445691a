import { type Cell, cellOf, type Line } from './cells';
import { findRows } from './columns';

/** The signs that programs put between cells. */
const SEPARATORS = [';', ',', '\t', '|'];

/** The cells of a text in rows. A quote that never ends is a sign like any other. */
function split(text: string, separator: string, mayQuote = true): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted && sign !== '') {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) !== '"') isQuoted = false;
      else {
        cell += sign;
        at += 1;
      }
    } else if (sign === '"' && mayQuote && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator || sign === '\n' || sign === '\r' || sign === '') {
      row.push(cell);
      cell = '';
      if (sign === separator) continue;
      rows.push(row);
      row = [];
      if (sign === '\r' && text.charAt(at + 1) === '\n') at += 1;
    } else cell += sign;
  }
  return isQuoted ? split(text, separator, false) : rows;
}

/** A cell of a text: `="225"` and `'225` keep a program from changing what is in them. */
function textCell(text: string): Cell {
  return cellOf(
    text
      .trim()
      .replace(/^="(.*)"$/s, '$1')
      .replace(/^'(?=[\d=+-])/, ''),
  );
}

function linesOf(text: string, separator: string): readonly Line[] {
  return split(text, separator)
    .map((cells, place) => ({ line: place + 1, cells: cells.map(textCell) }))
    .filter(({ cells }) => cells.some((cell) => cell.text !== ''));
}

/** The rows of a text and their separator: the one that gives the headings. */
export function textLines(text: string): {
  readonly lines: readonly Line[];
  readonly separator?: string;
} {
  const [, named = ''] = /^"?sep=(.)"?(?:\r\n|\r|\n)/i.exec(text) ?? [];
  const rest = named === '' ? text : text.replace(/^[^\r\n]*(\r\n|\r|\n)/, '');
  const found = [named, ...SEPARATORS]
    .filter((separator) => separator !== '')
    .map((separator) => ({ separator, lines: linesOf(rest, separator) }));
  return (
    found.find(({ lines, separator }) => findRows(lines, separator) !== 'no-columns') ??
    found[0] ?? { lines: [] }
  );
}
