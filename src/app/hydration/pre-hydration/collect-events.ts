import { findAgain } from '../find-again';
import type { Field, PreHydrationEvent } from '../replay-queue';
import { loadApplication } from './load-application';
import { loadingStatus, showStatus } from './status';

/** As long as the application takes before it says that something is loading. */
const MESSAGE_DELAY_MS = 400;

/** React would hydrate at once on any of these, in the middle of the browser's own action. */
const WITHHELD =
  'beforeinput textInput keypress keyup compositionstart compositionupdate compositionend paste cut select selectionchange pointerdown pointerup pointercancel mousedown mouseup touchstart touchend';

/** The keys that the application handles itself. */
const APPLICATION_KEYS = /^(Arrow(Up|Down)|Page|Escape)/;

const events: PreHydrationEvent[] = [];
const collecting = new AbortController();

/** Whether the visitor has done something that leaving the page would lose. */
let used = false;

/** Whether the browser follows a link by itself; otherwise the link waits for the application. */
function isFollowed(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey } = event;
  const isElsewhere = link.origin !== location.origin || metaKey || ctrlKey || shiftKey || altKey;
  return !used || loadingStatus() !== 'loading' || isElsewhere;
}

function onClick(event: MouseEvent): void {
  const pressed = (event.target as Element).closest<HTMLElement>('a,button,summary');
  if (!pressed) return;
  if (pressed instanceof HTMLAnchorElement && pressed.href && isFollowed(pressed, event)) return;
  used = true;
  if (pressed.matches('summary')) return;
  event.preventDefault();
  events.push({ pressed: findAgain(pressed), detail: event.detail });
  void loadApplication();
  setTimeout(() => window.replayQueue && showStatus(loadingStatus()), MESSAGE_DELAY_MS);
}

function onInput({ target }: Event): void {
  used = true;
  const field = target as Field;
  const value =
    field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)
      ? field.checked
      : field.value;
  // Further typing changes the last entry, unless a press or a key came in between.
  const last = events.findLast(
    (one) => 'pressed' in one || 'key' in one || ('field' in one && one.field === field),
  );
  if (last && 'field' in last) last.value = value;
  else events.push({ field, find: findAgain(field), value });
}

/** Keeps an event that the application handles as it is. */
function keep(event: Event, key?: string): void {
  const find = findAgain(event.target as HTMLElement);
  events.push({ event, find, ...(key && { key }) });
}

function onFocus(event: FocusEvent): void {
  keep(event);
  const field = event.target as HTMLInputElement;
  // As in the application: typed digits replace the 0.
  if (field.inputMode === 'numeric') field.select();
}

/**
 * Withholds an event from the application, which is not ready: React would answer some at once and
 * lose others. The browser's own actions (typing, ticking, opening) still happen.
 */
function on<Type extends keyof WindowEventMap>(
  type: Type,
  handle: (event: WindowEventMap[Type]) => void = () => {},
): void {
  addEventListener(
    type,
    (event) => {
      event.stopImmediatePropagation();
      handle(event);
    },
    { capture: true, signal: collecting.signal },
  );
}

/**
 * Collects the visitor's actions until the application stops it and replays them
 * (../replay-events).
 */
export function collectEvents(): void {
  window.replayQueue = { events, stop: () => collecting.abort() };
  on('click', onClick);
  on('input', onInput);
  on('change');
  on('submit', (event) => event.preventDefault());
  on('focusin', onFocus);
  on('focusout', (event) => keep(event));
  on('keydown', (event) => {
    if (APPLICATION_KEYS.test(event.key)) keep(event, event.key);
  });
  for (const type of WITHHELD.split(' ')) on(type as keyof WindowEventMap);
}
