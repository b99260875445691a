/**
 * Runs slow work once the frame that answers a press has been shown, so that the answer is visible
 * at once. The first frame may have been on its way when the press came; the second has it.
 */
export function afterPress(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));
}
