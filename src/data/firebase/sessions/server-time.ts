import { errorCode } from '../../errors';
import type { Context, ServerTime } from '../context';
import { tokenIssuedAt } from './identity';

/** The rules take a key that is a day off; a smaller difference is no reason to try again. */
const HALF_DAY_MS = 43_200_000;

/** Learns the server's time from the token of the session, and only when it matters. */
export function createServerTime({ connect, caller, clock }: Context): ServerTime {
  let ahead = 0;
  const now = () => clock.now() + ahead;

  /** Whether the time was half a day off. */
  async function correct(): Promise<boolean> {
    const { currentUser } = (await connect()).auth;
    if (currentUser === null) return false;
    const before = ahead;
    ahead = (await caller.read(() => tokenIssuedAt(currentUser))) - clock.now();
    return Math.abs(ahead - before) > HALF_DAY_MS;
  }

  return {
    now,
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
