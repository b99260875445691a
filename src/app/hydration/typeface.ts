import { deviceStore } from '../../browser/browser-store';
import { TYPEFACE_KEY } from '../../browser/keys';
import { anchors } from '../../config/paths';

/** Parts of a page that are small enough to be drawn again in one frame; home is the longest. */
const smallParts = () => {
  const games = `#${anchors.games}`;
  return document.querySelectorAll(
    `header:has(+ main), :has(> ${games}) > :not(${games}), ${games} > ul > *, main + footer`,
  );
};

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Shows the product's typeface once the page is interactive, so that its file never competes with
 * the page. Until then a fallback font of the same size shows. Each part changes in a separate
 * frame: all at once would be the longest task of a start. The rest inherits it from the body,
 * because a new font on the root would restyle every element. Afterwards the file is in the
 * browser's cache, and the inline script of a page shows the typeface from the start.
 */
export async function showTypeface(): Promise<void> {
  try {
    await document.fonts.load('1em Archivo');
    if (document.documentElement.classList.contains('typeface')) return;
    for (const part of smallParts()) {
      await frame();
      part.classList.add('typeface');
    }
    await frame();
    document.body.classList.add('typeface');
    deviceStore.write(TYPEFACE_KEY, 'kept');
  } catch {
    // The font did not load: the fallback font stays.
  }
}
