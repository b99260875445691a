import { Timestamp } from 'firebase/firestore/lite';

/** The address of every member of staff in the tests of the rules. */
export const STAFF_EMAIL = 'staff@levelup.example';

/**
 * Seconds since 1970 from which the sessions of a prepared account count: the hour before this one,
 * so that two loaders of this file agree.
 */
const since = (Math.floor(Date.now() / 3_600_000) - 1) * 3600;

/** Members of staff, named after what their directory entry says. */
export const MEMBERS = {
  active: { uid: 'memberofstaff', entry: { correo: STAFF_EMAIL, activo: true } },
  /** An entry from before the field "activo" existed. */
  early: { uid: 'earlymember', entry: { correo: STAFF_EMAIL } },
  prepared: {
    // Files that run before and after the hour have separate entries.
    uid: `preparedmember${since}`,
    since,
    entry: { correo: STAFF_EMAIL, activo: true, desde: Timestamp.fromMillis(since * 1000) },
  },
  /** The author of a draft, and the member who publishes it. */
  drafting: { uid: 'draftingmember', entry: { correo: STAFF_EMAIL, activo: true } },
  publishing: { uid: 'publishingmember', entry: { correo: STAFF_EMAIL, activo: true } },
  removed: { uid: 'removedmember', entry: { correo: STAFF_EMAIL, activo: false } },
  unclear: { uid: 'unclearmember', entry: { correo: STAFF_EMAIL, activo: 'true' } },
} as const;
