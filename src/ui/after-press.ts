/**
 * Does what takes long once the frame that answers a press has been shown, so that whoever presses
 * sees it at once.
 */
export function afterPress(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
