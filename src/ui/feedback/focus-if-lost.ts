/**
 * Gives the focus to what took the place of a control that is gone. Whoever has it meanwhile keeps it.
 * Belongs in a layout effect: what comes later finds the focus on the nearest place that is left.
 */
export function focusIfLost(next: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) next?.focus({ preventScroll: true });
}
