import { doc, getDoc } from 'firebase/firestore/lite';
import { reader } from '../record-fields';
import type { StaffContext } from './context';

/** Looks a member of staff up by uid; each name is fetched once. */
export function createStaffDirectory({
  db,
  caller,
}: StaffContext): (uid: string) => Promise<string | undefined> {
  const names = new Map<string, Promise<string | undefined>>();

  async function fetchName(uid: string): Promise<string | undefined> {
    const entry = await caller.read(() => getDoc(doc(db, 'personal', uid)));
    return entry.exists() ? reader(entry.data(), `personal/${uid}`).text('correo') : undefined;
  }

  return (uid) => {
    const name =
      names.get(uid) ??
      fetchName(uid).catch((error: unknown) => {
        names.delete(uid);
        throw error;
      });
    names.set(uid, name);
    return name;
  };
}
