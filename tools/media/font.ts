import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { copy as en } from '../../src/i18n/en';
import { copy as es } from '../../src/i18n/es';
import { withBrowser } from './browser';
import { fontCss, type Metrics } from './font-css';

/**
 * Cuts Archivo down to the glyphs and axes that the product uses and writes `src/ui/fonts/` and
 * `src/ui/fonts.css`. Both axes together would take 41 KB, so the width is pinned between that of
 * text (100) and that of headings (112) and the weight stays variable.
 */
const WIDTH = 106;
const WEIGHT = { min: 450, max: 860 };
const LETTERS =
  ` !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz` +
  `ÁÉÍÑÓÚÜáéíñóúü¡¿°·©×–—‘’“”…→−\u00a0`;

const require = createRequire(import.meta.url);
const source = require.resolve(
  '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
);
const fonts = new URL('../../src/ui/fonts/', import.meta.url);

/** Every sentence of the product's copy in both languages. */
function words(copy: unknown): string[] {
  if (typeof copy === 'string') return [copy.replaceAll(/\{\{\w+\}\}/g, '')];
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(words) : [];
}

/** Pens of the cut font and of Arial, one for each weight; Liberation Sans has Arial's widths. */
const PENS = [
  '480 1000px Cut',
  '400 1000px "Liberation Sans", Arial',
  '700 1000px Cut',
  '700 1000px "Liberation Sans", Arial',
  '840 1000px Cut',
];

/** Heights of the cut font, and the copy's width in it against Arial's. */
function measure(font: Buffer, text: string): Promise<Metrics> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setContent('<canvas></canvas>');
    const sizes = await page.evaluate(
      async ({ bytes, text, pens }) => {
        const source = `url(data:font/woff2;base64,${bytes})`;
        document.fonts.add(await new FontFace('Cut', source, { weight: '450 860' }).load());
        const canvas = document.querySelector('canvas')?.getContext('2d');
        if (canvas == null) throw new Error('No canvas');
        return pens.map((pen) => {
          canvas.font = pen;
          const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText(text);
          return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
        });
      },
      { bytes: font.toString('base64'), text, pens: PENS },
    );
    const [light, arial, bold, arialBold, heavy] = sizes;
    if (!light || !arial || !bold || !arialBold || !heavy) throw new Error('Not measured');
    return {
      ascent: light.ascent / 1000,
      descent: light.descent / 1000,
      text: light.width / arial.width,
      label: bold.width / arialBold.width,
      heading: heavy.width / arialBold.width,
    };
  });
}

const font = await subsetFont(readFileSync(source), LETTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHT, wdth: WIDTH },
  keepFeatures: ['kern', 'tnum', 'lnum'],
  noHinting: true,
});
writeFileSync(new URL('archivo.woff2', fonts), font);
copyFileSync(require.resolve('@fontsource-variable/archivo/LICENSE'), new URL('OFL.txt', fonts));
const metrics = await measure(font, words([es, en]).join(' '));
writeFileSync(new URL('../fonts.css', fonts), fontCss(WEIGHT, metrics));
console.log(`archivo.woff2: ${font.length} bytes`, metrics);
