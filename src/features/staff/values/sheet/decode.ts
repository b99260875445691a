const BYTE_ORDER_MARKS = { fffe: 'utf-16le', feff: 'utf-16be' } as const;

/** The letters that Spanish adds to ASCII, where code page 850 has them. */
const CODE_PAGE_850: ReadonlyMap<number, string> = new Map([
  [0x81, 'ü'],
  [0x82, 'é'],
  [0x90, 'É'],
  [0x9a, 'Ü'],
  [0xa0, 'á'],
  [0xa1, 'í'],
  [0xa2, 'ó'],
  [0xa3, 'ú'],
  [0xa4, 'ñ'],
  [0xa5, 'Ñ'],
  [0xb5, 'Á'],
  [0xd6, 'Í'],
  [0xe0, 'Ó'],
  [0xe9, 'Ú'],
]);

const fromCodePage850 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : (CODE_PAGE_850.get(byte) ?? '\u{FFFD}'),
  ).join('');

/** How many letters of Spanish a text has beyond ASCII. */
const spanishLetters = (text: string) => text.match(/[áéíóúüñÁÉÍÓÚÜÑ]/g)?.length ?? 0;

/** The first bytes of a file, in hexadecimal. */
export function startOf(file: ArrayBuffer, length: number): string {
  const bytes = new Uint8Array(file, 0, Math.min(length, file.byteLength));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The text of a file: UTF-8, or what Windows, a Mac or an old program writes in its place, whichever
 * gives the most letters of Spanish.
 */
export function decode(file: ArrayBuffer): string {
  const start = startOf(file, 2);
  const marked = Object.entries(BYTE_ORDER_MARKS).find(([mark]) => mark === start)?.[1];
  if (marked) return new TextDecoder(marked).decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    const texts = [
      new TextDecoder('windows-1252').decode(file),
      new TextDecoder('macintosh').decode(file),
      fromCodePage850(new Uint8Array(file)),
    ];
    return texts.reduce((best, text) =>
      spanishLetters(text) > spanishLetters(best) ? text : best,
    );
  }
}
