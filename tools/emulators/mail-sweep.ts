import { setTimeout as wait } from 'node:timers/promises';
import { localSend } from '../../functions/src/local-send';
import { sweepMails } from '../../functions/src/sweep';
import { withAdmin } from '../support/admin';
import { OUTBOX } from '../support/local-project';

const PAUSE_MS = 60_000;

/**
 * Does every minute what the scheduled function does in the cloud, because the emulators run no
 * schedules. Goes on until the signal aborts; a sweep that fails is reported and followed by
 * the next one.
 */
export async function sweepRegularly(signal: AbortSignal): Promise<void> {
  const pause = () => wait(PAUSE_MS, true, { signal }).catch(() => false);
  const send = localSend(OUTBOX);
  while (await pause()) {
    await withAdmin(undefined, ({ db }) => sweepMails({ db, send, wait, now: Date.now })).catch(
      (error: unknown) => signal.aborted || console.error('The mail sweep failed:', error),
    );
  }
}
