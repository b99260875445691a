import { Timestamp } from 'firebase/firestore/lite';
import { STORED_ROLE } from '../../../src/records/roles';

/** The address of every member of staff in the tests of the rules. */
export const STAFF_EMAIL = 'staff@levelup.example';

/**
 * Seconds since 1970 from which the sessions of a prepared account count: the hour before this one,
 * so that two loaders of this file agree.
 */
const since = (Math.floor(Date.now() / 3_600_000) - 1) * 3600;

/** Every role as stored. */
export const ROLES = Object.values(STORED_ROLE);

const ALL = { roles: ROLES };

/** A member of staff whose entry in the directory has these roles. */
export const memberWith = (roles: readonly unknown[]): string =>
  `memberof${[...roles].sort().join('')}`;

/** Every choice of roles: each bit of the number stands for one. */
const choices = Array.from({ length: 2 ** ROLES.length }, (_, choice) =>
  ROLES.filter((_role, place) => (choice >> place) % 2 === 1),
);

/** A member for every choice of roles. */
export const BY_ROLES = choices.map((roles) => ({
  uid: memberWith(roles),
  entry: { correo: STAFF_EMAIL, activo: true, roles },
}));

/** Members of staff, named after what their directory entry says. */
export const MEMBERS = {
  active: {
    uid: memberWith(['analista']),
    entry: { correo: STAFF_EMAIL, activo: true, roles: ['analista'] },
  },
  /** An entry from before the field "activo" existed. */
  early: { uid: 'earlymember', entry: { correo: STAFF_EMAIL, ...ALL } },
  prepared: {
    // Files that run before and after the hour have separate entries.
    uid: `preparedmember${since}`,
    since,
    entry: { correo: STAFF_EMAIL, activo: true, ...ALL, desde: Timestamp.fromMillis(since * 1000) },
  },
  /** The author of a draft, and the member who publishes it. */
  drafting: {
    uid: 'draftingmember',
    entry: { correo: STAFF_EMAIL, activo: true, roles: ['analista'] },
  },
  publishing: {
    uid: 'publishingmember',
    entry: { correo: STAFF_EMAIL, activo: true, roles: ['revisor'] },
  },
  removed: { uid: 'removedmember', entry: { correo: STAFF_EMAIL, activo: false, ...ALL } },
  unclear: { uid: 'unclearmember', entry: { correo: STAFF_EMAIL, activo: 'true', ...ALL } },
} as const;
