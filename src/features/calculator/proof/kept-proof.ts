import type { Proven } from './proven';

const key = (gameId: string) => `levelup.proof.${gameId}`;

/** Keeps a proof until the browser tab is closed, or forgets it. */
export function keepProof(gameId: string, proven: Proven | undefined): void {
  try {
    if (proven) sessionStorage.setItem(key(gameId), JSON.stringify(proven));
    else sessionStorage.removeItem(key(gameId));
  } catch {
    // Blocked or full storage: the proof lasts as long as the page.
  }
}

/** What is kept of a game, as text. */
export function keptProof(gameId: string): string | null {
  try {
    return sessionStorage.getItem(key(gameId));
  } catch {
    return null;
  }
}
