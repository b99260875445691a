const NAME = 'levelup.staff-keys';

/** Whether the single-letter keys are on in this browser, as they are at first. */
export function readKeysOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps whether they are on; where the browser stores nothing it holds until the page is left. */
export function writeKeysOn(isOn: boolean): void {
  try {
    localStorage.setItem(NAME, isOn ? 'on' : 'off');
  } catch {
    // Blocked: the page itself remembers.
  }
}
