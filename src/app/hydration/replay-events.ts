import { flushSync } from 'react-dom';
import { MESSAGES_ID } from './pre-hydration/messages-id';
import type { Field, PreHydrationEvent } from './replay-queue';

/** A field with React's record of its last value: React ignores an event without a new value. */
type TrackedField = Field & { readonly _valueTracker?: { setValue(value: string): void } };

/**
 * Replays the visitor's actions before hydration, once, in the commit that hydrates the controls,
 * and lets every later event through. Both happen in one microtask after the commit, so no event
 * falls in between and no frame shows a half-replayed state.
 */
export function replayEvents(): void {
  const queue = window.replayQueue;
  if (!queue) return;
  const restoreFocus = rememberFocus();
  queueMicrotask(() => {
    delete window.replayQueue;
    queue.stop();
    document.getElementById(MESSAGES_ID)?.remove();
    addEventListener('focusin', ({ target }) => hydrateAround(target), { capture: true });
    // Each sees the state that the one before it left behind.
    for (const event of queue.events) flushSync(() => repeat(event));
    const last = queue.events.findLast((one) => !('event' in one) || one.event.type === 'focusin');
    if (last && !('pressed' in last)) restoreFocus();
  });
}

/**
 * Makes React hydrate the part of the page around a control at once, by an event without a
 * listener. Text typed into a field before that is lost, and a field learns late that it has the
 * focus.
 */
function hydrateAround(control: EventTarget | null): void {
  control?.dispatchEvent(new Event('touchcancel', { bubbles: true }));
}

function repeat(done: PreHydrationEvent): void {
  if ('pressed' in done) {
    const press = { bubbles: true, cancelable: true, composed: true, detail: done.detail };
    done.pressed.dispatchEvent(new MouseEvent('click', press));
  } else if ('field' in done) {
    hydrateAround(done.field);
    change(done.field, done.value);
  } else {
    hydrateAround(done.event.target);
    done.event.target?.dispatchEvent(copyOf(done.event));
  }
}

function change(field: TrackedField, value: string | boolean): void {
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

/** The field in which the visitor is typing, and its caret; the replay may move both. */
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
