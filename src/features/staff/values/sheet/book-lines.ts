import { type CellObject, CFB, read, SSF, utils, type WorkBook } from 'xlsx';
import { type Cell, cellOf, type Line } from './cells';

/** What a person sees in a cell. Dates are numbers with a format, and a formula may have no result. */
function shownCell({ t, v, f, w, z }: CellObject): Cell {
  if (t === 'z' || v === undefined) return f ? { text: `=${f}`, unfit: 'formula' } : { text: '' };
  const text = (w ?? String(v)).trim();
  const isDate = t === 'd' || (t === 'n' && SSF.is_date(String(z ?? '')));
  if (isDate) return { text, unfit: 'date' };
  return t === 'e' ? { text, unfit: 'error' } : cellOf(text);
}

/** The names of the hidden sheets of an OpenDocument, which the library does not tell. */
function hiddenIn(file: ArrayBuffer): readonly string[] {
  const archive = CFB.read(new Uint8Array(file), { type: 'array' });
  const content = CFB.find(archive, 'content.xml')?.content ?? [];
  const xml = new TextDecoder().decode(Uint8Array.from(content));
  const hiding =
    /<style:style [^>]*style:name="([^"]+)"[^>]*[^/]>\s*<style:table-properties [^>]*table:display="false"/g;
  const styles = Array.from(xml.matchAll(hiding), ([, name]) => name);
  const sheets = xml.matchAll(
    /<table:table (?=[^>]*table:name="([^"]*)")[^>]*table:style-name="([^"]*)"/g,
  );
  return Array.from(sheets).flatMap(([, name = '', style]) => (styles.includes(style) ? name : []));
}

/** The first sheet that a person sees. */
function visibleSheet(book: WorkBook, hidden: readonly string[]) {
  const name = book.SheetNames.find(
    (each, place) => !book.Workbook?.Sheets?.[place]?.Hidden && !hidden.includes(each),
  );
  return book.Sheets[name ?? ''] ?? {};
}

/**
 * The rows of a workbook's first visible sheet that are not empty. Formatted empty cells do not count.
 * Throws if it is no workbook.
 */
export function bookLines(file: ArrayBuffer | string): readonly Line[] {
  const options = { cellNF: true, cellHTML: false, sheetStubs: true } as const;
  const isText = typeof file === 'string';
  const book = isText
    ? read(file, { ...options, type: 'string', raw: true })
    : read(file, { ...options, type: 'array' });
  const hidden = isText || book.bookType !== 'ods' ? [] : hiddenIn(file);
  const rows: (Cell | undefined)[][] = [];
  for (const [address, cell] of Object.entries(visibleSheet(book, hidden))) {
    if (address.startsWith('!')) continue;
    const shown = shownCell(cell as CellObject);
    if (shown.text === '') continue;
    const { r, c } = utils.decode_cell(address);
    const row = rows[r] ?? [];
    row[c] = shown;
    rows[r] = row;
  }
  return rows.flatMap((cells, place) => ({ line: place + 1, cells: Array.from(cells) }));
}
