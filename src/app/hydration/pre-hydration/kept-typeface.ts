import { deviceStore } from '../../../browser/browser-store';
import { TYPEFACE_KEY } from '../../../browser/keys';

/** Shows the typeface from the start if the browser already has its file. */
export function showKeptTypeface(): void {
  if (deviceStore.read(TYPEFACE_KEY)) document.documentElement.classList.add('typeface');
}
