import { readFileSync } from 'node:fs';

const file = (path: string) => new URL(`../../src/ui/${path}`, import.meta.url);
const colors = new URL('../../src/bank/colors.css', import.meta.url);

/** The colours of the bank by name, for drawings without a style sheet. */
const inks = new Map(
  [...readFileSync(colors, 'utf8').matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(
    ([, name = '', colour = '']) => [name, colour],
  ),
);

/** A drawing whose inks are named as in the style sheet, as a standalone SVG. */
export function printed(drawing: string): string {
  return drawing.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = inks.get(name);
    if (colour === undefined) throw new Error(`No ink called ${name}`);
    return colour;
  });
}

/** The content of a symbol of `src/ui/art/`. */
export function symbol(sprite: 'emblems' | 'icons', id: string): string {
  const text = readFileSync(file(`art/${sprite}.svg`), 'utf8');
  const found = new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`, 's').exec(text)?.[1];
  if (found === undefined) throw new Error(`No symbol ${id} in ${sprite}.svg`);
  return found;
}

/** The product's font as a style sheet with the font embedded. */
export function fontStyle(): string {
  const bytes = readFileSync(file('fonts/archivo.woff2')).toString('base64');
  return `@font-face{font-family:Archivo;font-weight:450 860;src:url(data:font/woff2;base64,${bytes})}`;
}
