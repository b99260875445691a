type Field = HTMLInputElement | HTMLSelectElement;

/** What the inline script of a prerendered page kept until the application was there. */
interface EarlyInput {
  readonly taps: readonly HTMLElement[];
  /** The last text or tick of each field. */
  readonly edits: ReadonlyMap<Field, string | boolean>;
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
  document.getElementById('early-words')?.remove();
  document.removeEventListener('click', early.onClick, true);
  document.removeEventListener('input', early.onInput, true);
  for (const [field, edit] of early.edits) repeatEdit(field, edit);
  for (const button of early.taps) if (button.isConnected) button.click();
}

function repeatEdit(field: Field, edit: string | boolean): void {
  if (typeof edit === 'boolean') {
    setNatively(field, 'checked', !edit);
    field.click();
    return;
  }
  field.value = '';
  setNatively(field, 'value', edit);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function setNatively(field: Field, property: 'value' | 'checked', value: string | boolean): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, value);
}
