import type { Firestore } from 'firebase/firestore/lite';
import { BackendError, errorCode } from '../../errors';
import type { Caller } from '../call';
import type { Clock } from '../clock';
import type { SessionKeeper } from '../session';

/** What every part of the staff backend works with. */
export interface StaffContext {
  readonly db: Firestore;
  /** Calls whose `denied` becomes `expired` where the staff session has ended. */
  readonly caller: Caller;
  readonly clock: Clock;
  /** The uid of the member of staff. Throws `expired` where nobody of staff is signed in. */
  author(): string;
}

/** The context of the staff session that this keeper holds. */
export function createStaffContext(
  db: Firestore,
  caller: Caller,
  clock: Clock,
  keeper: SessionKeeper,
): StaffContext {
  async function explain(error: unknown): Promise<never> {
    const session = keeper.session();
    const code = errorCode(error);
    if (code === 'expired' && session.kind === 'staff') await keeper.drop(session.uid);
    const ended = code === 'expired' || (code === 'denied' && session.kind !== 'staff');
    throw ended ? new BackendError('expired', { cause: error }) : error;
  }

  return {
    db,
    clock,
    caller: {
      read: (run) => caller.read(run).catch(explain),
      write: (run) => caller.write(run).catch(explain),
      look: (run) => caller.look(run).catch(explain),
      pause: caller.pause,
    },
    author() {
      const session = keeper.session();
      if (session.kind !== 'staff') throw new BackendError('expired');
      return session.uid;
    },
  };
}
