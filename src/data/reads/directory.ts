import { type RecordFields, reader } from '../../records/fields';
import { readSigner } from '../../records/person';
import type { StaffMember } from '../staff/audit';
import { MAX_PAGE } from '../staff/lists';
import type { Reading } from '../store';

/** A member of the directory; entries of older members have no name. */
function readMember(uid: string, data: RecordFields): StaffMember {
  const fields = reader(data, `personal/${uid}`);
  const signer = readSigner(uid, data);
  return { ...signer, name: fields.has('nombre') ? fields.text('nombre') : signer.email };
}

/** The name of a member of staff by uid, read once in a session; undefined if there is no such member. */
export function staffName({ store, names }: Reading, uid: string): Promise<string | undefined> {
  async function fetchName() {
    const entry = await store.get(`personal/${uid}`);
    return entry && readMember(uid, entry).name;
  }
  const name =
    names.get(uid) ??
    fetchName().catch((error: unknown) => {
      names.delete(uid);
      throw error;
    });
  names.set(uid, name);
  return name;
}

/** Everybody who is or was a member of staff, by e-mail, at most 500. */
export async function staffMembers({ store }: Reading): Promise<readonly StaffMember[]> {
  const byEmail = { of: 'personal', order: [['correo', 'asc']] } as const;
  const found = await store.find(byEmail, { limit: MAX_PAGE });
  // Somebody invited has done nothing yet.
  const members = found.filter(({ data }) => data.invitacion === undefined);
  return members.map(({ id, data }) => readMember(id, data));
}
