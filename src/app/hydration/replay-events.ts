import { flushSync } from 'react-dom';

type Field = (HTMLInputElement | HTMLSelectElement) & {
  /** What React last knew of the field: it takes no notice of an event that changes nothing. */
  readonly _valueTracker?: { setValue(value: string): void };
};

/** Something that a visitor did: pressed a button or link, changed a field, or else. */
type EarlyEvent =
  | { readonly pressed: HTMLElement }
  | { readonly field: Field; readonly value: string | boolean }
  | { readonly event: Event };

/** What the inline script of a prerendered page kept (tools/prerender/early.js). */
interface EarlyInput {
  /** In its order. */
  readonly queue: readonly EarlyEvent[];
  /** From here on events go to the application. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * Hands the page to the application, once, in the commit that hydrates its controls: repeats what
 * the visitor did before, in its order, and lets every later event through. Both happen in one
 * microtask after the commit, so no event falls in between and no frame shows a step of it.
 */
export function takeOver(): void {
  const early = window.earlyInput;
  if (!early) return;
  const restoreFocus = rememberFocus();
  queueMicrotask(() => {
    delete window.earlyInput;
    early.stop();
    document.getElementById('early-words')?.remove();
    // Each sees the state that the one before it left behind.
    for (const event of early.queue) flushSync(() => repeat(event));
    const last = early.queue.findLast((one) => !('event' in one) || one.event.type === 'focusin');
    if (last && !('pressed' in last)) restoreFocus();
  });
}

function repeat(early: EarlyEvent): void {
  if ('pressed' in early) early.pressed.click();
  else if ('field' in early) change(early.field, early.value);
  else early.event.target?.dispatchEvent(copyOf(early.event));
}

function change(field: Field, value: string | boolean): void {
  if (field instanceof HTMLInputElement && typeof value === 'boolean') {
    field.checked = !value;
    field.click();
    return;
  }
  if (field.value !== value) field.value = String(value);
  field._valueTracker?.setValue(`not ${value}`);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function copyOf(event: Event): Event {
  const OfItsKind = event.constructor as new (type: string, init: EventInit) => Event;
  return new OfItsKind(event.type, event);
}

/** Where the visitor is typing, caret included; what is repeated may move both. */
function rememberFocus(): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return () => {};
  if (!(focused instanceof HTMLInputElement)) return () => focused.focus({ preventScroll: true });
  const { value, selectionStart, selectionEnd, selectionDirection } = focused;
  return () => {
    focused.focus({ preventScroll: true });
    if (selectionStart === null || focused.value !== value) return;
    focused.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}
