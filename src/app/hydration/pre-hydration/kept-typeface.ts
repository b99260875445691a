import { TYPEFACE_KEY } from '../typeface';

/** Shows the typeface from the start if the browser already has its file. */
export function showKeptTypeface(): void {
  try {
    if (localStorage.getItem(TYPEFACE_KEY)) document.documentElement.classList.add('typeface');
  } catch {
    // Blocked storage: the typeface shows after hydration.
  }
}
