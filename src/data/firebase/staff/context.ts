import type { Firestore } from 'firebase/firestore/lite';
import { BackendError, errorCode } from '../../errors';
import type { Caller } from '../connection/call';
import type { Context, StaffContext } from '../context';
import type { Sessions } from '../sessions/sessions';
import { firestoreStore } from '../store';
import { standingOf } from './still-member';

/** Makes the context of a staff session. */
export function createStaffContext(
  context: Context,
  db: Firestore,
  sessions: Sessions,
): StaffContext {
  const { caller } = context;
  const names: StaffContext['names'] = new Map();
  // The next member to sign in must not see what the last one read.
  context.session.subscribe(() => names.clear());

  function author(): string {
    const uid = sessions.member();
    if (uid === undefined) throw new BackendError('expired');
    return uid;
  }

  const asStaff =
    <T>(run: () => Promise<T>) =>
    async () => {
      author();
      return run();
    };

  /** Whether a refused session is over, because the directory no longer takes it; ends it. */
  async function isOver(uid: string): Promise<boolean> {
    const standing = await caller
      .read(() => standingOf(context, db, uid))
      .catch(() => 'member' as const);
    if (standing === 'member') return false;
    await sessions.drop(uid, standing === 'removed' ? 'removed' : undefined);
    return true;
  }

  /** Reports a refusal as `expired` if the staff session has ended, or ends with it. */
  async function explain(error: unknown): Promise<never> {
    const session = context.session.current();
    const code = errorCode(error);
    if (code === 'expired' && session.kind === 'staff') await sessions.drop(session.uid);
    if (code !== 'denied' || (session.kind === 'staff' && !(await isOver(session.uid))))
      throw error;
    throw new BackendError('expired', { cause: error });
  }

  const read: Caller['read'] = (run) => caller.read(asStaff(run)).catch(explain);

  return {
    ...context,
    db,
    author,
    names,
    store: firestoreStore(async () => db, read),
    caller: {
      read,
      understand: caller.understand,
      write: (run) => caller.write(asStaff(run)).catch(explain),
      readBack: (run) => caller.readBack(asStaff(run)).catch(explain),
      pause: caller.pause,
      requireConnection: caller.requireConnection,
      leaveInDoubt: caller.leaveInDoubt,
    },
  };
}
