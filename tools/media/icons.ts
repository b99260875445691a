import { statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { command, Failure } from '../support/failure';
import { fontStyle } from './art';
import { withBrowser } from './browser';
import { favicon, fullBleed, social } from './icon-drawings';

/** Renders the icons and the picture beside links, and writes them to `public/`. */
const SOCIAL_LIMIT_BYTES = 120_000;
const out = (name: string) => fileURLToPath(new URL(`../../public/${name}`, import.meta.url));

const images = [
  { name: 'icon-192.png', drawing: favicon, width: 192, height: 192 },
  { name: 'icon-512.png', drawing: favicon, width: 512, height: 512 },
  { name: 'icon-maskable-512.png', drawing: fullBleed, width: 512, height: 512 },
  { name: 'apple-touch-icon.png', drawing: fullBleed, width: 180, height: 180 },
  { name: 'social.png', drawing: social, width: 1200, height: 630 },
];

/** An .ico file that holds one PNG of 48 by 48. */
function ico(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(48, 6);
  head.writeUInt8(48, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await command(() =>
  withBrowser(async (browser) => {
    const page = await browser.newPage();
    const render = async (drawing: string, width: number, height: number) => {
      await page.setViewportSize({ width, height });
      await page.setContent(
        `<style>${fontStyle()}body{margin:0}svg{display:block}</style>${drawing}`,
      );
      await page.evaluate(() => document.fonts.ready);
      return page.screenshot({ type: 'png', omitBackground: true });
    };
    writeFileSync(out('favicon.ico'), ico(await render(favicon, 48, 48)));
    for (const { name, drawing, width, height } of images) {
      writeFileSync(out(name), await render(drawing, width, height));
      console.log(`${name}: ${statSync(out(name)).size} bytes`);
    }
    if (statSync(out('social.png')).size > SOCIAL_LIMIT_BYTES)
      throw new Failure('social.png is too large');
  }),
);
