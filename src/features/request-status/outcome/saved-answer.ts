/**
 * Answers while they are written, by question, so that leaving the page and coming back loses none.
 * They are personal: the page's memory has them, and no browser storage (trust decisions, "Data").
 */
const typed = new Map<string, string>();

/** Keeps the typed answer to a question. */
export function saveAnswer(id: string, text: string): void {
  typed.set(id, text);
}

/** The typed answer; empty if there is none. */
export function loadAnswer(id: string): string {
  return typed.get(id) ?? '';
}

/** Forgets every answer: the bank has it, or the browser is to forget its visitor. */
export function forgetAnswers(): void {
  typed.clear();
}
