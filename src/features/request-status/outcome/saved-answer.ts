const PREFIX = 'levelup.answer.';

/** Answers that the browser does not store, because its storage is blocked or full. */
const unstored = new Map<string, string>();

/**
 * Keeps an answer while it is written, so that loading the page again loses nothing. It goes once
 * the bank has it, with the tab, and by forgetting the request.
 */
export function saveAnswer(id: string, text: string): void {
  try {
    sessionStorage.setItem(PREFIX + id, text);
  } catch {
    unstored.set(id, text);
  }
}

/** The answer that was being written; empty where there is none. */
export function loadAnswer(id: string): string {
  try {
    return sessionStorage.getItem(PREFIX + id) ?? unstored.get(id) ?? '';
  } catch {
    return unstored.get(id) ?? '';
  }
}

/** Forgets an answer that the bank has. */
export function forgetAnswer(id: string): void {
  unstored.delete(id);
  try {
    sessionStorage.removeItem(PREFIX + id);
  } catch {
    // Blocked: nothing was stored.
  }
}
