const NAME = 'levelup.staff-keys';

/** Whether the single-letter keys are on in this browser, as they are at first. */
export function readKeysOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

/**
 * Stores whether they are on; if the browser stores nothing, the choice lasts as long as the page.
 */
export function writeKeysOn(isOn: boolean): void {
  try {
    localStorage.setItem(NAME, isOn ? 'on' : 'off');
  } catch {
    // Blocked: the page itself remembers.
  }
}
