import { read, utils } from 'xlsx';
import { importLimits } from '../../../../../config/import-limits';
import type { Cell, OverLimit } from './cells';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const DEFLATED = 8;

/** The offset of an archive's end-of-directory record; throws if there is none. */
function endOfDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  throw new Error('there is no directory');
}

/** The size of deflated bytes when unpacked, counted until it is over `most`. */
async function inflatedBytes(deflated: Uint8Array<ArrayBuffer>, most: number): Promise<number> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // Broken bytes also fail the reading below.
  void writer.write(deflated).catch(() => {});
  void writer.close().catch(() => {});
  const reader = readable.getReader();
  let bytes = 0;
  while (bytes <= most) {
    const { done, value } = await reader.read();
    if (done) return bytes;
    bytes += value.byteLength;
  }
  await reader.cancel();
  return bytes;
}

/**
 * Whether the files of a zip archive take more than `most` bytes when unpacked, or claim to. They
 * are unpacked to find out, because a claim can be wrong either way. Throws if they cannot be.
 */
async function unpacksToMore(archive: ArrayBuffer, most: number): Promise<boolean> {
  const view = new DataView(archive);
  const end = endOfDirectory(view);
  let entry = view.getUint32(end + 16, true);
  let bytes = 0;
  for (let left = view.getUint16(end + 8, true); left > 0 && bytes <= most; left -= 1) {
    const packed = view.getUint32(entry + 20, true);
    const local = view.getUint32(entry + 42, true);
    // The library trusts the header beside the data, not the directory.
    const method = view.getUint16(local + 8, true);
    const claimed = view.getUint32(local + 22, true);
    const names = view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const data = new Uint8Array(archive, local + LOCAL_HEADER_BYTES + names, packed);
    const unpacked = method === DEFLATED ? await inflatedBytes(data, most - bytes) : packed;
    bytes += Math.max(claimed, unpacked);
    entry +=
      ENTRY_BYTES +
      view.getUint16(entry + 28, true) +
      view.getUint16(entry + 30, true) +
      view.getUint16(entry + 32, true);
  }
  return bytes > most;
}

/** How the files of spreadsheet programs begin: a zip archive, or the older binary container. */
const ARCHIVE = '504b0304';
const BINARY = [ARCHIVE, 'd0cf11e0'];

const BYTE_ORDER_MARKS = { fffe: 'utf-16le', feff: 'utf-16be' } as const;

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The text of a file: UTF-8, or what spreadsheet programs write in its place. */
function decode(file: ArrayBuffer): string {
  const start = hex(new Uint8Array(file, 0, Math.min(2, file.byteLength)));
  const marked = Object.entries(BYTE_ORDER_MARKS).find(([mark]) => mark === start)?.[1];
  if (marked) return new TextDecoder(marked).decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/**
 * The rows of a file's first sheet, from its first row on, one more than `importLimits` allow at
 * most. Numbers of a text file stay text, because its separators are not known. Throws if it is no
 * such file.
 */
export async function readCells(file: ArrayBuffer): Promise<Cell[][] | OverLimit> {
  const start = hex(new Uint8Array(file, 0, Math.min(4, file.byteLength)));
  const { rowCount, columnCount, unpackedBytes } = importLimits;
  if (start === ARCHIVE && (await unpacksToMore(file, unpackedBytes))) return 'too-large-unpacked';
  const limits = { sheetRows: rowCount + 1, cellFormula: false, cellHTML: false } as const;
  const book = BINARY.includes(start)
    ? read(file, { type: 'array', ...limits })
    : read(decode(file), { type: 'string', raw: true, ...limits });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('there is no sheet');
  // The rows below have a place for every column, empty ones too.
  if (utils.decode_range(sheet['!ref'] ?? 'A1').e.c >= columnCount) return 'too-many-columns';
  // Row 0 is the spreadsheet's first, so that the rows keep their numbers.
  return utils.sheet_to_json<Cell[]>(sheet, { header: 1, raw: true, blankrows: true, range: 0 });
}
