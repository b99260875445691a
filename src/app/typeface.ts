const KEPT = 'levelup.typeface';

/**
 * Shows the product's typeface once the page answers: until then a stand-in of the same room shows,
 * so that the file never competes with the page. From then on the browser has the file, and the
 * inline script of a page shows it from the start.
 */
export async function showTypeface(): Promise<void> {
  try {
    await document.fonts.load('1em Archivo');
    document.documentElement.classList.add('typeface');
    localStorage.setItem(KEPT, 'kept');
  } catch {
    // Not to be had, or not to be remembered: the stand-in reads well.
  }
}
