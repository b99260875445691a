import { expect, it } from 'vitest';
import { STAFF_ROLES, staffRoles } from '../../src/domain/session';
import { readRoles, STORED_ROLE, storedRoles } from '../../src/records/roles';

it('roles come once each, in their order', () => {
  expect(staffRoles(['reviewer', 'analyst', 'reviewer'])).toEqual(['analyst', 'reviewer']);
});

it.each([
  [
    ['revisor', 'analista'],
    ['analyst', 'reviewer'],
  ],
  [Object.values(STORED_ROLE), STAFF_ROLES],
  [['jefe', 7, 'admin'], ['admin']],
  [['analyst'], []],
  [[], []],
  ['admin', []],
  [undefined, []],
  [null, []],
])('the claim %j gives the roles %j', (claim, roles) => {
  expect(readRoles(claim)).toEqual(roles);
});

it('each role is stored as the word that the rules know', () => {
  expect(storedRoles(STAFF_ROLES)).toEqual(['lectura', 'analista', 'revisor', 'admin']);
});
