import { parseArgs } from 'node:util';
import { bankSignIn } from '../../src/config/staff';
import { checkName, normalizeText } from '../../src/domain/fields/fields';
import { readEmail } from '../../src/domain/fields/identifiers/email';
import type { StaffRole } from '../../src/domain/session';
import { readRoles, STORED_ROLE, storedRoles } from '../../src/records/roles';
import { type Admin, withAdmin } from '../support/admin';
import { command, Failure } from '../support/failure';
import {
  addStaff,
  inviteByCommand,
  listStaff,
  type NewMember,
  removeStaff,
} from '../support/staff-accounts';

const USAGE = `npm run staff -- add <e-mail> [--name "Ana Peña"] [--roles ${Object.values(STORED_ROLE).join(',')}] [--project ID]
npm run staff -- remove <e-mail> [--project ID]
npm run staff -- list [--project ID]
Without --project it uses the running emulators.`;

function readArguments() {
  try {
    const options = {
      project: { type: 'string' },
      roles: { type: 'string' },
      name: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { ...values, positionals };
  } catch (error) {
    throw new Failure(`${(error as Error).message}\n${USAGE}`);
  }
}

function rolesIn(written = ''): StaffRole[] {
  const words = written.split(',').filter((word) => word !== '');
  const roles = readRoles(words);
  const unknown = words.filter((word) => !storedRoles(roles).some((role) => role === word));
  if (unknown.length > 0) throw new Failure(`There is no role ${unknown.join(', ')}.\n${USAGE}`);
  return roles;
}

function readName(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  if (checkName(written) !== undefined)
    throw new Failure(`${written} is not a person's name of one line and at most 80 characters.`);
  return normalizeText(written);
}

/** Printed for the first person, who has to give the others their roles and make the settings. */
const FIRST = `This is the first person, so the role admin was added.
Until "Auditoría, Ajustes" has an amount for one person (ajustes/credito), every approval needs two persons:
whoever has admin proposes it there, and a second person with admin or revisor confirms it.`;

async function add(admin: Admin, email: string, member: NewMember): Promise<void> {
  const { roles: asked = [] } = member;
  const isFirst = (await listStaff(admin)).length === 0;
  const roles: readonly StaffRole[] =
    isFirst && !asked.includes('admin') ? [...asked, 'admin'] : asked;
  if (bankSignIn) {
    await inviteByCommand(admin, email, { ...member, roles });
    console.log(`${email} becomes a staff member with the next sign-in at the bank, within a day.`);
    console.log('Earlier passwords and open sessions of this address no longer work.');
    if (isFirst) console.log(FIRST);
    return;
  }
  const password = await addStaff(admin, email, { ...member, roles });
  console.log(`${email} is now a staff member. Password, shown only once: ${password}`);
  console.log('The site asks for a password of their own at the first sign-in.');
  console.log(roles.length > 0 ? `Roles: ${storedRoles(roles).join(', ')}.` : 'It has no roles.');
  console.log('Earlier passwords and open sessions of this address no longer work.');
  if (isFirst) console.log(FIRST);
}

async function remove(admin: Admin, email: string): Promise<void> {
  await removeStaff(admin, email);
  console.log(`${email} is no longer a staff member. Its open sessions have lost access.`);
}

async function list(admin: Admin): Promise<void> {
  const accounts = await listStaff(admin);
  for (const { email, name, id, state, roles } of accounts) {
    const access = {
      active: storedRoles(roles).join(','),
      invited: '(invited)',
      off: '(no access)',
    }[state];
    console.log([email, name === email ? '(no name)' : name, id, access].join('  '));
  }
  if (accounts.length === 0) console.log('There are no staff members.');
}

async function withEmail(email: string | undefined): Promise<string> {
  if (email === undefined) throw new Failure(USAGE);
  if (readEmail(email).problem !== undefined)
    throw new Failure(`${email} is not an e-mail address.`);
  return email;
}

await command(async () => {
  const { project, roles, name, positionals } = readArguments();
  const [action, email, ...rest] = positionals;
  if (rest.length > 0 || ((roles ?? name) !== undefined && action !== 'add'))
    throw new Failure(USAGE);
  await withAdmin(project, async (admin) => {
    if (action === 'list' && email === undefined) return list(admin);
    if (action === 'add')
      return add(admin, await withEmail(email), { roles: rolesIn(roles), name: readName(name) });
    if (action === 'remove') return remove(admin, await withEmail(email));
    throw new Failure(USAGE);
  }).catch((error: unknown) => {
    // Google's errors give the cause in the first line; the rest is the stack of their library.
    throw error instanceof Failure ? error : new Failure(String((error as Error).message));
  });
});
