import type { CarriedOut } from '../../../functions/src/acts/carry-out';
import type { SessionToken } from '../../../functions/src/acts/guard';
import { carryOutProcedure, type Procedures } from '../../../functions/src/acts/procedure';
import { proofProcedures } from '../../../functions/src/proofs/procedures';
import { invited } from '../../../functions/src/staff/people/invited';
import { staffProcedures as procedures } from '../../../functions/src/staff/procedures';
import type { AskedOf } from '../../../src/domain/acts/described';
import {
  type StaffProcedures,
  staffProcedures,
} from '../../../src/domain/acts/people/staff-procedures';
import { STAFF_ROLES } from '../../../src/domain/session';
import { type Documents, mapDatabase } from './map-database';
import { stage, tokenOf, visitorToken } from './stage';

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
  changePassword: { present: 'dada por el banco', next: 'cuatro palabras sin orden 9' },
};

/** Says procedures up to where accounts would be changed: `done` for whoever is let in. */
function sayTo<Services>(procedures: Procedures<Services>, tokenFor = tokenOf) {
  const guarded: Procedures<undefined> = {
    described: procedures.described,
    admit: async (...call) => (await procedures.admit(...call)) && (async () => ({ done: true })),
  };
  return async (
    documents: Documents,
    name: unknown,
    asked: unknown,
    by: string | SessionToken | undefined,
  ): Promise<CarriedOut['answer']> => {
    const token = typeof by === 'string' ? tokenFor(by) : by;
    const call = { name, asked, token };
    const database = mapDatabase(documents);
    return (await carryOutProcedure(guarded, database, call, undefined, Date.now())).answer;
  };
}

/** Every procedure of staff. Each member changes the own password, also to replace a given one. */
export const EVERY_PROCEDURE = (Object.keys(staffProcedures) as (keyof StaffProcedures)[]).map(
  (name) => ({
    name,
    roles: name === 'changePassword' ? STAFF_ROLES : (['admin'] as const),
    replacesPassword: name === 'changePassword',
    sample: () => ({ documents: stage(), asked: ASKED[name], by: 'alba' }),
    say: sayTo(procedures),
  }),
);

/** Every procedure of invited persons, whom only the key of the link proves. */
export const INVITED_PROCEDURES = [
  { name: 'readInvitation', asked: { key: 'lia.secreto' } },
  { name: 'acceptInvitation', asked: { key: 'lia.secreto', password: 'cuatro palabras 9' } },
].map(({ name, asked }) => ({
  name,
  sample: () => ({ documents: stage(), asked, by: undefined }),
  say: sayTo(invited),
}));

/** Every procedure of proofs, by a visitor. */
export const PROOF_PROCEDURES = [
  { name: 'beginProof', asked: { game: 'clashOfClans', tag: '#2PP0LQ8VY', token: 'used' } },
  { name: 'finishProof', asked: { game: 'clashOfClans', state: 'given', code: 'given' } },
].map(({ name, asked }) => ({
  name,
  sample: () => ({ documents: stage(), asked, by: 'one' }),
  say: sayTo(proofProcedures, visitorToken),
}));
