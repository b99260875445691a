import { collection, doc, getDoc, getDocs, limit, orderBy, query } from 'firebase/firestore/lite';
import { type RecordFields, reader } from '../../../records/fields';
import { readSigner } from '../../../records/person';
import type { StaffMember } from '../../staff/audit';
import { MAX_PAGE } from '../../staff/lists';
import type { StaffContext } from '../context';

/** The names of the members of staff. */
export interface StaffDirectory {
  /** The name of a member by uid, undefined for one unknown; each is fetched once. */
  name(uid: string): Promise<string | undefined>;
  /** Everybody, by e-mail, at most 500. */
  members(): Promise<readonly StaffMember[]>;
  /** Forgets everything that was fetched. */
  forget(): void;
}

/** A member of the directory; entries of older members have no name. */
function readMember(uid: string, data: RecordFields): StaffMember {
  const fields = reader(data, `personal/${uid}`);
  const signer = readSigner(uid, data);
  return { ...signer, name: fields.has('nombre') ? fields.text('nombre') : signer.email };
}

/** The staff directory, as the signed-in member may read it. */
export function createStaffDirectory({ db, caller }: StaffContext): StaffDirectory {
  const names = new Map<string, Promise<string | undefined>>();

  async function fetchName(uid: string): Promise<string | undefined> {
    const entry = await caller.read(() => getDoc(doc(db, 'personal', uid)));
    return entry.exists() ? readMember(uid, entry.data()).name : undefined;
  }

  return {
    async members() {
      const all = query(collection(db, 'personal'), orderBy('correo'), limit(MAX_PAGE));
      const { docs } = await caller.read(() => getDocs(all));
      // Somebody invited has done nothing yet.
      const members = docs.filter((entry) => entry.get('invitacion') === undefined);
      return members.map((member) => readMember(member.id, member.data()));
    },
    name(uid) {
      const name =
        names.get(uid) ??
        fetchName(uid).catch((error: unknown) => {
          names.delete(uid);
          throw error;
        });
      names.set(uid, name);
      return name;
    },
    forget: () => names.clear(),
  };
}
