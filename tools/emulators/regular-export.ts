import { setTimeout as pause } from 'node:timers/promises';
import { PORTS } from '../support/local-project';

const EVERY_MS = 60_000;
/** Exports may take at most a twentieth of the time, because a large one takes long. */
const PAUSE_PER_EXPORT = 20;

/** Exports the emulators' data to a folder; rejects if that fails. */
export async function exportData(folder: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${PORTS.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'levelup' }),
  });
  if (!answer.ok) throw new Error(`The export answered ${answer.status}: ${await answer.text()}`);
}

/**
 * Saves the data of running emulators to a folder every minute, so that a crash loses no more than
 * that. Ends with the signal, after the export in progress.
 */
export async function exportRegularly(folder: string, signal: AbortSignal): Promise<void> {
  let wait = EVERY_MS;
  while (await pause(wait, true, { signal }).catch(() => false)) {
    const begun = Date.now();
    await exportData(folder).catch((error: unknown) => {
      if (!signal.aborted) console.error(`The data could not be exported: ${error}`);
    });
    wait = Math.max(EVERY_MS, PAUSE_PER_EXPORT * (Date.now() - begun));
  }
}
