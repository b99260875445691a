import { CFB, utils, type WorkSheet, write } from 'xlsx';

/** A text in UTF-8. */
export const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

/** A text with these bytes for the letters beyond ASCII, as old programs write it. */
export const oldBytes = (text: string, letters: Readonly<Record<string, number>>) =>
  Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0)).buffer as ArrayBuffer;

/** A text in two-byte characters, with its mark. */
export function utf16(text: string): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  view.setUint16(0, 0xfeff, true);
  for (const [place, unit] of Array.from(text).entries())
    view.setUint16(2 * place + 2, unit.charCodeAt(0), true);
  return view.buffer;
}

type BookType = 'xlsx' | 'xlsb' | 'biff8' | 'ods';

/** A workbook with this sheet. */
export function bookOf(sheet: WorkSheet, bookType: BookType = 'xlsx'): ArrayBuffer {
  return write(utils.book_new(sheet, 'Valores'), { bookType, type: 'array', compression: true });
}

/** A workbook whose first sheet is hidden, and the one that a person sees. */
export function withHiddenSheet(
  hidden: WorkSheet,
  seen: WorkSheet,
  bookType: BookType = 'xlsx',
): ArrayBuffer {
  const book = utils.book_new(hidden, 'Antes');
  utils.book_append_sheet(book, seen, 'Ahora');
  book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  const file: ArrayBuffer = write(book, { bookType, type: 'array' });
  if (bookType !== 'ods') return file;
  // The library does not write that a sheet of an OpenDocument is hidden.
  return edited(file, 'content.xml', (content) =>
    content
      .replace(
        '</office:automatic-styles>',
        '<style:style style:name="ta9" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles>',
      )
      .replace(/(<table:table table:name="Antes" table:style-name=")[^"]*/, '$1ta9'),
  );
}

/** A workbook with one file of its archive changed. */
export function edited(
  file: ArrayBuffer,
  name: string,
  edit: (content: string) => string,
): ArrayBuffer {
  const archive = CFB.read(new Uint8Array(file), { type: 'array' });
  const entry =
    archive.FileIndex[archive.FullPaths.findIndex((path: string) => path.endsWith(name))];
  if (!entry) throw new Error(`no ${name}`);
  const content = new TextDecoder().decode(Uint8Array.from(entry.content));
  entry.content = Array.from(new TextEncoder().encode(edit(content)));
  entry.size = entry.content.length;
  return Uint8Array.from(CFB.write(archive, { type: 'array', fileType: 'zip' }) as number[])
    .buffer as ArrayBuffer;
}
