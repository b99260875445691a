const KEPT = 'levelup.typeface';

/** Parts of a page, and of home, the longest, that are small enough to be drawn again at once. */
const PARTS = '.masthead, .home > :not(:has(.shelf)), .shelf > *, .footer';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Shows the product's typeface once the page answers: until then a stand-in of the same room shows,
 * so that the file never competes with the page. It comes part by part, a frame for each: all at once
 * would be the longest task of a start. The rest gets it from the body, because a new font on the root
 * has every element's style made anew. From then on the browser has the file, and the inline script
 * of a page shows it from the start.
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
    document.body.classList.add('typeface');
    localStorage.setItem(KEPT, 'kept');
  } catch {
    // Not to be had, or not to be remembered: the stand-in reads well.
  }
}
