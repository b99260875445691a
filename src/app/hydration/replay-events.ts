import { flushSync } from 'react-dom';
import { findAgain } from './find-again';
import { MESSAGES_ID } from './pre-hydration/messages-id';
import type { Field, PreHydrationEvent, ReplayQueue } from './replay-queue';

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
  const { events, focused, find } = untilDrawnAnew(queue);
  const restoreFocus = rememberFocus(focused, find);
  queueMicrotask(() => {
    delete window.replayQueue;
    queue.stop();
    document.getElementById(MESSAGES_ID)?.remove();
    addEventListener('focusin', keepFocus, { capture: true });
    // Each sees the state that the one before it left behind.
    for (const event of events) flushSync(() => repeat(event));
    const last = events.findLast((one) => !('event' in one) || one.event.type === 'focusin');
    if (last && !('pressed' in last)) restoreFocus();
  });
}

/** A focused field of a part that React hydrates now has the focus afterwards too. */
function keepFocus({ target }: FocusEvent): void {
  const field = target as HTMLElement;
  const hydrated = hydrateAround(field);
  if (hydrated !== field) hydrated.focus({ preventScroll: true });
}

/**
 * Makes React hydrate the part of the page around a control at once, by an event without a
 * listener. Text typed into a field before that is lost, and a field learns late that it has the
 * focus. Returns the control that is there then.
 */
function hydrateAround<Control extends HTMLElement>(control: Control): Control {
  const find = findAgain(control);
  control.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  return find();
}

function repeat(done: PreHydrationEvent): void {
  if ('pressed' in done) {
    const press = { bubbles: true, cancelable: true, composed: true, detail: done.detail };
    done.pressed().dispatchEvent(new MouseEvent('click', press));
  } else if ('field' in done) {
    change(hydrateAround(done.find()), done.value);
  } else {
    hydrateAround(done.find()).dispatchEvent(copyOf(done.event));
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

/** The events to repeat, and the focused control: removing it to draw it anew made it lose the focus. */
function untilDrawnAnew({ events }: ReplayQueue) {
  const last = events.at(-1);
  const isLost =
    last !== undefined &&
    'event' in last &&
    last.event.type === 'focusout' &&
    !(last.event.target as Element).isConnected;
  const { activeElement } = document;
  if (isLost) return { events: events.slice(0, -1), focused: last.event.target, find: last.find };
  return { events, focused: activeElement, find: activeElement && findAgain(activeElement) };
}

/** Gives a field back the focus and the caret that it had; the replay may move both. */
function rememberFocus(focused: EventTarget | null, find: (() => Element) | null): () => void {
  if (!(focused instanceof HTMLElement) || focused === document.body || !find) return () => {};
  const focus = () => (find() as HTMLElement).focus({ preventScroll: true });
  if (!(focused instanceof HTMLInputElement)) return focus;
  const { value, selectionStart, selectionEnd, selectionDirection } = focused;
  return () => {
    focus();
    const field = find() as HTMLInputElement;
    if (selectionStart === null || field.value !== value) return;
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}
