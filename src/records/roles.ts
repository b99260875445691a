import { STAFF_ROLES, type StaffRole } from '../domain/session';

/** A role as the claim `roles`, the directory, the audit and the staff command spell it. */
export const STORED_ROLE = {
  reader: 'lectura',
  analyst: 'analista',
  reviewer: 'revisor',
  admin: 'admin',
} as const satisfies Record<StaffRole, string>;

/** A role as stored. */
export type StoredRole = (typeof STORED_ROLE)[StaffRole];

/** These roles as stored. */
export const storedRoles = (roles: readonly StaffRole[]): StoredRole[] =>
  roles.map((role) => STORED_ROLE[role]);

/** The roles among stored words; an account without the claim has none. */
export function readRoles(words: unknown): StaffRole[] {
  return STAFF_ROLES.filter((role) => Array.isArray(words) && words.includes(STORED_ROLE[role]));
}
