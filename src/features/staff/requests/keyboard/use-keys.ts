import { useEffect, useEffectEvent } from 'react';

const HELP = '?';
const TYPED_IN =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

/** Whether a key press is meant for something else: a field, a dialog, the browser. */
function isElsewhere({ target, ctrlKey, altKey, metaKey, defaultPrevented }: KeyboardEvent) {
  const isField = target instanceof Element && target.matches(TYPED_IN);
  const isModified = ctrlKey || altKey || metaKey;
  return isField || isModified || defaultPrevented || document.querySelector('dialog[open]');
}

/** The first control in sight that names a key as its own. */
const controlOf = (key: string) =>
  [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
    (control) =>
      control.getAttribute('aria-keyshortcuts') === key && control.checkVisibility?.() !== false,
  );

/** Moves the focus by this many rows of the queue, from the open row if none has it. */
function moveInRows(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const focused = rows.indexOf(document.activeElement as HTMLElement);
  const place =
    focused >= 0 ? focused : rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
  rows[Math.max(0, Math.min(rows.length - 1, place + step))]?.focus();
}

/**
 * The keys of the requests: j and k move through the rows, and any other letter presses or enters
 * the control that has it in aria-keyshortcuts. `isOn` turns them off, except the help.
 */
export function useKeys(isOn: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // While the help is out of sight, nobody could turn the keys off.
    if (isElsewhere(event) || !controlOf(HELP)) return;
    const { key } = event;
    if (isOn && (key === 'j' || key === 'k')) {
      event.preventDefault();
      moveInRows(key === 'j' ? 1 : -1);
      return;
    }
    const control = isOn || key === HELP ? controlOf(key) : undefined;
    if (!control) return;
    event.preventDefault();
    if (control.matches(TYPED_IN)) control.focus();
    else control.click();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
