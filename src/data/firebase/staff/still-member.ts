import { doc, type Firestore, getDoc, Timestamp } from 'firebase/firestore/lite';
import type { Context } from '../context';
import { signedInAt } from '../sessions/identity';

/**
 * Why the directory no longer takes the session of this member: the access was removed, or the
 * session is older than the account's password. `member` if it still does. Rejects if the directory
 * cannot be read.
 */
export async function standingOf(
  { connect }: Pick<Context, 'connect'>,
  db: Firestore,
  uid: string,
): Promise<'member' | 'removed' | 'ended'> {
  const { currentUser } = (await connect()).auth;
  if (currentUser?.uid !== uid) return 'ended';
  const entry = (await getDoc(doc(db, 'personal', uid))).data();
  if (entry === undefined || (entry.activo ?? true) !== true) return 'removed';
  const since: unknown = entry.desde;
  const isOld = since instanceof Timestamp && since.toMillis() > (await signedInAt(currentUser));
  return isOld || entry.cambiarClave === true ? 'ended' : 'member';
}
