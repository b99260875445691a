/** What the inline script of a prerendered page kept until the application was there. */
interface EarlyInput {
  readonly taps: HTMLElement[];
  readonly edits: Set<HTMLInputElement | HTMLSelectElement>;
  readonly onClick: (event: Event) => void;
  readonly onInput: (event: Event) => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * Repeats, in their order, what a visitor typed and pressed before hydration: React does not. A
 * field's value is put in once more through the browser's own setter, because React only believes
 * in changes that it did not make.
 */
export function replayEarlyInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  delete window.earlyInput;
  document.removeEventListener('click', early.onClick, true);
  document.removeEventListener('input', early.onInput, true);
  for (const field of early.edits) repeatEdit(field);
  for (const button of early.taps) if (button.isConnected) button.click();
}

function repeatEdit(field: HTMLInputElement | HTMLSelectElement): void {
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    const { checked } = field;
    setNatively(field, 'checked', !checked);
    field.click();
    return;
  }
  const typed = field.value;
  field.value = '';
  setNatively(field, 'value', typed);
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

function setNatively(
  field: HTMLInputElement | HTMLSelectElement,
  property: 'value' | 'checked',
  value: string | boolean,
): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, value);
}
