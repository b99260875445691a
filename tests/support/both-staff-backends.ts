import { STAFF_ROLES, type StaffRole } from '../../src/domain/session';
import { dataProject } from './emulators/data-project';
import type { Admin } from './emulators/emulator-admin';
import { clearFaults } from './emulators/emulator-faults';
import { openStaffBrowser, type StaffBrowser } from './emulators/emulator-staff';
import { createInMemoryStaffBackend } from './in-memory-staff-backend';
import { type StaffWithMethods, withMethods } from './staff-methods';
import { type StoredContents, storeContents } from './stored-documents';

/** Opens a backend that holds these contents, and tells the uid of who uses it. */
export type OpenStaffBackend = (
  contents?: StoredContents,
  roles?: readonly StaffRole[],
) => Promise<{ readonly staff: StaffWithMethods; readonly uid: string }>;

/** Both staff backends of a contract, and what writes past the rules. */
export interface BothStaffBackends {
  readonly admin: Admin;
  readonly openFirebase: OpenStaffBackend;
  /** A name and how to open it, as `describe.each` takes them. */
  readonly implementations: readonly (readonly [string, OpenStaffBackend])[];
}

/** Prepares both staff backends for a file of tests; a member has these roles unless told. */
export function bothStaffBackends(usual: readonly StaffRole[] = STAFF_ROLES): BothStaffBackends {
  const admin = dataProject();
  const members = new Map<string, Promise<StaffBrowser>>();

  /** A member with these roles, signed in once for the whole file. */
  function memberWith(roles: readonly StaffRole[]): Promise<StaffBrowser> {
    const key = String(roles);
    const member = members.get(key) ?? openStaffBrowser(admin, roles);
    members.set(key, member);
    return member;
  }

  const openFirebase: OpenStaffBackend = async (contents = {}, roles = usual) => {
    const member = await memberWith(roles);
    clearFaults();
    await storeContents(admin, contents);
    return member;
  };
  const openInMemory: OpenStaffBackend = async (contents = {}, roles = usual) => ({
    staff: withMethods(createInMemoryStaffBackend({ ...contents, author: 'eva', roles })),
    uid: 'eva',
  });

  return {
    admin,
    openFirebase,
    implementations: [
      ['Firebase', openFirebase],
      ['the staff backend in memory', openInMemory],
    ],
  };
}
