import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bank as settings } from '../../../../src/bank/bank';
import type { AskedOf } from '../../../../src/domain/acts/described';
import {
  type StaffProcedures,
  staffProcedures,
} from '../../../../src/domain/acts/people/staff-procedures';
import { everything } from '../../my-data/project';
import { openBank } from './bank';

const bank = openBank('demo-staff-refusals');

/** The directory of every case: two administrators, a reader, roles that wait, and a former member. */
const people = { ana: '', eva: '', luis: '', waiting: '', former: '' };
type Name = keyof typeof people;

beforeAll(async () => {
  await bank.empty();
  people.ana = await bank.member(['admin']);
  people.eva = await bank.member(['admin']);
  for (const name of ['luis', 'waiting', 'former'] as const)
    people[name] = await bank.member(['reader']);
  await bank.act(people.ana, {
    ...{ act: 'changeRoles', id: people.waiting },
    ...{ seen: ['reader'], roles: ['reader', 'reviewer'] },
  });
  await bank.act(people.ana, { act: 'switchOff', id: people.former });
});
afterEach(() => void domains.splice(0));
afterAll(bank.close);

/** Those of the bank, which names none. */
const domains = settings.staffDomains as string[];

/** Whom a procedure of Ana is about. */
const about = (name: Name) => ({ id: people[name] });

const next = 'cuatro palabras sin orden 9';

/** What reaches every refusal that a procedure declares; the compiler asks for each. */
const CASES: {
  readonly [Name in keyof StaffProcedures]: {
    readonly [Why in StaffProcedures[Name]['refusals'][number]]: () =>
      | AskedOf<StaffProcedures, Name>
      | Promise<AskedOf<StaffProcedures, Name>>;
  };
} = {
  listPeople: {},
  invite: {
    known: async () => {
      const { email = '' } = await bank.accounts.getUser(people.luis);
      return { name: 'Luis Mota', email: email.toUpperCase(), roles: [] };
    },
    domain: () => {
      domains.push('bancoaurora.example');
      return { name: 'Wendy Santos', email: 'wendy@bancoaurora.example.com', roles: [] };
    },
  },
  sendAgain: { changed: () => about('luis') },
  withdraw: { changed: () => about('luis') },
  changeRoles: {
    changed: () => ({ ...about('luis'), seen: ['analyst'], roles: ['reader'] }),
    'own-access': () => ({ ...about('ana'), seen: ['admin'], roles: ['admin', 'reader'] }),
  },
  confirmRoles: {
    changed: () => ({ ...about('waiting'), seen: ['admin'] }),
    'own-access': () => ({ ...about('ana'), seen: ['reviewer'] }),
    'own-proposal': () => ({ ...about('waiting'), seen: ['reviewer'] }),
  },
  declineRoles: { changed: () => about('luis'), 'own-access': () => about('ana') },
  switchOff: { changed: () => about('former'), 'own-access': () => about('ana') },
  switchOn: { changed: () => about('luis'), 'own-access': () => about('ana') },
  resetSecondFactor: {
    changed: () => ({ ...about('luis'), reason: 'Lo perdió' }),
    'own-access': () => ({ ...about('ana'), reason: 'Lo perdí' }),
  },
  review: {},
  changePassword: {
    'wrong-password': () => ({ present: 'otra cosa', next }),
    'weak-password': () => ({ present: 'otra cosa', next: 'corta' }),
  },
};

describe.each(Object.keys(staffProcedures) as (keyof StaffProcedures)[])('%s', (name) => {
  const cases = Object.entries(CASES[name]) as [string, () => object | Promise<object>][];

  it.each(cases)('is refused as %s, and no document differs', async (why, asked) => {
    const before = await everything(bank.db);
    const session = await bank.sessionOf(people.ana);
    const with_ = { isPassword: async () => false };
    const answer = await bank.say(name, await asked(), session, with_);
    expect(answer).toMatchObject({ refused: why });
    expect('told' in answer).toBe('told' in staffProcedures[name]);
    expect(await everything(bank.db)).toEqual(before);
  });

  it('names each refusal once', () => {
    expect(staffProcedures[name].refusals.toSorted()).toEqual(cases.map(([why]) => why).sort());
  });
});
