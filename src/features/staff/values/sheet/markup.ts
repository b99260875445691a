/** The entities of HTML for the letters and signs from U+00A0 to U+00FF, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );
const NAMED: ReadonlyMap<string, number> = new Map([
  ...LATIN.map((name, place) => [name, 0xa0 + place] as const),
  ['ndash', 0x2013],
  ['mdash', 0x2014],
  ['lsquo', 0x2018],
  ['rsquo', 0x2019],
  ['ldquo', 0x201c],
  ['rdquo', 0x201d],
  ['hellip', 0x2026],
  ['euro', 0x20ac],
  ['trade', 0x2122],
]);

/** Whether a text is a table that a program has saved as HTML or XML, and not rows of text. */
export function isMarkup(text: string): boolean {
  return /^\s*</.test(text) && /<\/([\w-]+:)?(table|Worksheet)\s*>/i.test(text);
}

/** Markup without comments and with its letters in place of their names, as the library reads it. */
export function plainMarkup(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/&(?:([a-z]+\d*)|#(\d+)|#x([\da-f]+));/gi, (entity, name, decimal, hex) => {
      const code = name ? NAMED.get(name) : Number(decimal ?? `0x${hex}`);
      const isSafe = code !== undefined && code > 0x9f && code < 0x11_0000;
      return isSafe ? String.fromCodePoint(code) : entity;
    });
}
