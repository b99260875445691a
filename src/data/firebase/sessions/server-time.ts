import { errorCode } from '../../errors';
import type { Context, ServerTime } from '../context';
import { tokenIssuedAt } from './identity';

/** The rules take a key that is a day off; a smaller difference is no reason to try again. */
const HALF_DAY_MS = 43_200_000;

/** Learns the server's time from the token of the session, and only when it matters. */
export function createServerTime({ connect, caller, clock }: Context): ServerTime {
  /** Whether the time was half a day off. */
  async function correct(): Promise<boolean> {
    const { currentUser } = (await connect()).auth;
    if (currentUser === null) return false;
    const told = await caller.read(() => tokenIssuedAt(currentUser));
    const wasOff = Math.abs(told - clock.now()) > HALF_DAY_MS;
    clock.hear(told);
    return wasOff;
  }

  return {
    now: clock.now,
    async retry(act) {
      try {
        return await act();
      } catch (error) {
        const mayBeTheTime = errorCode(error) === 'denied';
        if (!mayBeTheTime || !(await correct().catch(() => false))) throw error;
        return act();
      }
    },
  };
}
