/**
 * Does what takes long once the frame that answers a press has been shown, so that whoever presses
 * sees it at once. The first frame may have been on its way when the press came; the second has it.
 */
export function afterPress(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));
}
