import type { CarriedOut } from '../../../functions/src/acts/carry-out';
import type { SessionToken } from '../../../functions/src/acts/guard';
import { admit } from '../../../functions/src/staff/people/acts';
import type { AskedOf } from '../../../src/domain/acts/described';
import { type StaffProcedures, staffProcedures } from '../../../src/domain/acts/people';
import { type Documents, mapDatabase } from './map-database';
import { stage, tokenOf } from './stage';

/** What each procedure may be given. */
const ASKED: { readonly [Name in keyof StaffProcedures]: AskedOf<StaffProcedures, Name> } = {
  listPeople: {},
  invite: { name: 'Wendy Santos', email: 'wendy@bank.test', roles: [] },
  sendAgain: { id: 'lia' },
  withdraw: { id: 'lia' },
  changeRoles: { id: 'lia', seen: [], roles: ['analyst', 'reviewer'] },
  confirmRoles: { id: 'lia', seen: ['admin'] },
  declineRoles: { id: 'lia' },
  switchOff: { id: 'lia' },
  switchOn: { id: 'lia' },
  resetSecondFactor: { id: 'lia', reason: 'Perdió el teléfono' },
  review: {},
};

/** Says a procedure up to where accounts would be changed: `done` if it is let in. */
async function sayProcedure(
  documents: Documents,
  name: unknown,
  asked: unknown,
  by: string | SessionToken | undefined,
): Promise<CarriedOut['answer']> {
  const token = typeof by === 'string' ? tokenOf(by) : by;
  const admitted = await admit(mapDatabase(documents), { name, asked, token }, new Date());
  return 'refused' in admitted ? admitted : { done: true };
}

/** Every procedure of administrators. */
export const EVERY_PROCEDURE = (Object.keys(staffProcedures) as (keyof StaffProcedures)[]).map(
  (name) => ({
    name,
    roles: ['admin'] as const,
    sample: () => ({ documents: stage(), asked: ASKED[name], by: 'alba' }),
    say: sayProcedure,
  }),
);
