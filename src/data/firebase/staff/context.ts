import type { Firestore } from 'firebase/firestore/lite';
import { BackendError, errorCode } from '../../errors';
import type { Caller } from '../connection/call';
import type { Clock } from '../connection/clock';
import type { SessionKeeper } from '../sessions/sessions';

/** What every part of the staff backend works with. */
export interface StaffContext {
  readonly db: Firestore;
  /** Calls that fail with `expired` once the staff session has ended, without being made. */
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
  function author(): string {
    const uid = keeper.member();
    if (uid === undefined) throw new BackendError('expired');
    return uid;
  }

  const asStaff =
    <T>(run: () => Promise<T>) =>
    async () => {
      author();
      return run();
    };

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
      read: (run) => caller.read(asStaff(run)).catch(explain),
      write: (run) => caller.write(asStaff(run)).catch(explain),
      look: (run) => caller.look(asStaff(run)).catch(explain),
      pause: caller.pause,
    },
    author,
  };
}
