import { expect, it } from 'vitest';
import { STAFF_ROLES, staffRoles } from '../../src/domain/session';

it.each([
  [
    ['revisor', 'analista'],
    ['analista', 'revisor'],
  ],
  [[...STAFF_ROLES], STAFF_ROLES],
  [['jefe', 7, 'admin'], ['admin']],
  [[], []],
  ['admin', []],
  [undefined, []],
  [null, []],
])('the claim %j gives the roles %j', (claim, roles) => {
  expect(staffRoles(claim)).toEqual(roles);
});
