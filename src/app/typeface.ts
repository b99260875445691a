const KEPT = 'levelup.typeface';

/** Home, the longest page, in parts small enough to be drawn again at once. */
const PARTS = '.home > *';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Shows the product's typeface once the page answers: until then a stand-in of the same room shows,
 * so that the file never competes with the page. On home it comes part by part, a frame for each: all
 * at once would be the longest task of a start. From then on the browser has the file, and the
 * inline script of a page shows it from the start.
 */
export async function showTypeface(): Promise<void> {
  try {
    await document.fonts.load('1em Archivo');
    if (document.documentElement.classList.contains('typeface')) return;
    for (const part of document.querySelectorAll(PARTS)) {
      await frame();
      part.classList.add('typeface');
    }
    await frame();
    document.documentElement.classList.add('typeface');
    localStorage.setItem(KEPT, 'kept');
  } catch {
    // Not to be had, or not to be remembered: the stand-in reads well.
  }
}
