/** A ref: what appears with it, or gets it later, takes the focus. */
export const focusOn = (element: HTMLElement | null): void => element?.focus();
