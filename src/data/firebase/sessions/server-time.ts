import { errorCode } from '../../errors';
import type { Context } from '../context';
import { tokenIssuedAt } from './identity';

const DAY_MS = 86_400_000;

/** Days since 1970 UTC, as the rules count them, of a time in milliseconds. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY_MS);
}

/** The server's time, from which a visitor's clock may differ. */
export interface ServerTime {
  /** Milliseconds since 1970: this machine's time until the server's is known. */
  now(): number;
  /**
   * Runs `act`. If the rules refuse it and the server turns out to have another date, runs it once
   * more with the server's.
   */
  retry<T>(act: () => Promise<T>): Promise<T>;
}

/** Learns the server's time from the token of the session, and only when it matters. */
export function createServerTime({ connect, caller, clock }: Context): ServerTime {
  let ahead = 0;
  const now = () => clock.now() + ahead;

  /** Whether the date was wrong. */
  async function correct(): Promise<boolean> {
    const { currentUser } = (await connect()).auth;
    if (currentUser === null) return false;
    const before = dayOf(now());
    ahead = (await caller.read(() => tokenIssuedAt(currentUser))) - clock.now();
    return dayOf(now()) !== before;
  }

  return {
    now,
    async retry(act) {
      try {
        return await act();
      } catch (error) {
        const mayBeTheDate = errorCode(error) === 'address-limit';
        if (!mayBeTheDate || !(await correct().catch(() => false))) throw error;
        return act();
      }
    },
  };
}
