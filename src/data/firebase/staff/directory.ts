import { type RecordFields, reader } from '../../../records/fields';
import { readSigner } from '../../../records/person';
import type { StaffMember } from '../../staff/audit';
import { MAX_PAGE } from '../../staff/lists';
import type { Reading } from '../../store';

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
export function createStaffDirectory({ store }: Pick<Reading, 'store'>): StaffDirectory {
  const names = new Map<string, Promise<string | undefined>>();

  async function fetchName(uid: string): Promise<string | undefined> {
    const entry = await store.get(`personal/${uid}`);
    return entry && readMember(uid, entry).name;
  }

  return {
    async members() {
      const byEmail = { of: 'personal', order: [['correo', 'asc']] } as const;
      const found = await store.find(byEmail, { limit: MAX_PAGE });
      // Somebody invited has done nothing yet.
      const members = found.filter(({ data }) => data.invitacion === undefined);
      return members.map(({ id, data }) => readMember(id, data));
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
