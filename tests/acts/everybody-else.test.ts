import { afterEach, describe, expect, test } from 'vitest';
import type { SessionToken } from '../../functions/src/acts/guard';
import { staffActs as acts } from '../../functions/src/acts/staff';
import { staffSecurity } from '../../src/config/staff';
import { staffActs } from '../../src/domain/acts/staff-acts';
import { STAFF_ROLES } from '../../src/domain/session';
import { STORED_ROLE } from '../../src/records/roles';
import type { Documents } from '../support/acts/map-database';
import { EVERY_PROCEDURE } from '../support/acts/procedures';
import { expectRefused } from '../support/acts/refusals';
import { SAMPLES } from '../support/acts/samples';
import { change, MEMBERS, say, tokenOf } from '../support/acts/stage';

/** What staff may say: acts and procedures. */
const EVERYTHING = [
  ...(Object.keys(staffActs) as (keyof typeof staffActs)[]).map((name) => ({
    name,
    roles: acts[name].roles,
    replacesPassword: false,
    sample: SAMPLES[name],
    say,
  })),
  ...EVERY_PROCEDURE,
];

const HOUR_S = 3_600;
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

/** Sessions that no act takes, made of one that it would take. */
const sessions: Readonly<Record<string, (by: string) => SessionToken | undefined>> = {
  nobody: () => undefined,
  'an anonymous visitor': (by) =>
    tokenOf(by, { firebase: { sign_in_provider: 'anonymous' }, staff: undefined }),
  'an anonymous session with the claim': (by) =>
    tokenOf(by, { firebase: { sign_in_provider: 'anonymous' } }),
  'a password account without the claim': (by) => tokenOf(by, { staff: undefined }),
  'a claim that is a word': (by) => tokenOf(by, { staff: 'true' }),
  'a claim that is a list': (by) => tokenOf(by, { staff: [true] }),
  'another provider': (by) => tokenOf(by, { firebase: { sign_in_provider: 'google.com' } }),
  'an unverified address': (by) => tokenOf(by, { email_verified: false }),
  'no address': (by) => tokenOf(by, { email: undefined }),
  'another address than the directory': (by) => tokenOf(by, { email: 'other@bank.test' }),
  'a session of 12 hours': (by) => tokenOf(by, { auth_time: secondsAgo(12 * HOUR_S) }),
  'a session of 13 hours': (by) => tokenOf(by, { auth_time: secondsAgo(13 * HOUR_S) }),
  'the mark of a given password in the claim': (by) => tokenOf(by, { cambiarClave: true }),
  'somebody who is not in the directory': () => tokenOf('nobody'),
};

/** Entries of the directory that open nothing. */
const entries: Readonly<Record<string, (documents: Documents, path: string) => void>> = {
  'was removed an hour ago': (documents, path) => change(documents, path, { activo: false }),
  'is being changed': (documents, path) => change(documents, path, { cambio: new Date() }),
  'has to replace a given password': (documents, path) =>
    change(documents, path, { cambiarClave: true }),
  'began before the access': (documents, path) =>
    change(documents, path, { desde: { toDate: () => new Date(Date.now() + 1_000) } }),
  'has no roles in the directory': (documents, path) =>
    change(documents, path, { roles: undefined }),
  'has an entry that cannot be read': (documents, path) =>
    change(documents, path, { activo: 'si' }),
};

/** Those of them who may replace a given password. */
const FOR_PASSWORDS: readonly string[] = [
  'the mark of a given password in the claim',
  'has to replace a given password',
  'has no roles in the directory',
];

const demandSecondFactor = (secondFactorRequired: boolean) =>
  Object.assign(staffSecurity, { secondFactorRequired });

const { secondFactorRequired: usual } = staffSecurity;
afterEach(() => demandSecondFactor(usual));

describe.each(EVERYTHING)('$name is refused, and nothing changes, to', ({ name, ...said }) => {
  const { roles, replacesPassword, sample, say } = said;
  /** Whoever has to replace a given password may do that, with any role or none. */
  const rowsOf = <Row>(rows: Readonly<Record<string, Row>>) =>
    Object.entries(rows).filter(([who]) => !(replacesPassword && FOR_PASSWORDS.includes(who)));

  const isRefused = (documents: Documents, by: SessionToken | undefined) =>
    expectRefused({ say, documents, name, asked: sample().asked, by }, 'denied');

  test.each(rowsOf(sessions))('%s', async (_who, session) => {
    const { documents, by } = sample();
    await isRefused(documents, session(by));
  });

  test.each(rowsOf(entries))('a member who %s', async (_who, spoil) => {
    const { documents, by } = sample();
    spoil(documents, `personal/${by}`);
    await isRefused(documents, tokenOf(by));
  });

  test('a session without a second factor where the bank demands one', async () => {
    demandSecondFactor(true);
    const { documents, by } = sample();
    await isRefused(documents, tokenOf(by));
  });

  const others = STAFF_ROLES.filter((role) => !(roles as readonly string[]).includes(role));
  test.each(others)('a %s, also with every role in the token', async (role) => {
    const { documents, by } = sample();
    change(documents, `personal/${by}`, { roles: [STORED_ROLE[role]] });
    await isRefused(documents, tokenOf(by, { roles: Object.values(STORED_ROLE) }));
  });
});

test('members of the samples may act, so that the refusals above have one cause each', async () => {
  const enrolled = { sign_in_provider: 'password', sign_in_second_factor: 'totp' };
  for (const [isDemanded, changes] of [
    [false, {}],
    [true, { firebase: enrolled }],
  ] as const) {
    demandSecondFactor(isDemanded);
    for (const { name, sample, say } of EVERYTHING) {
      const { documents, asked, by } = sample();
      expect(Object.keys(MEMBERS)).toContain(by);
      expect(await say(documents, name, asked, tokenOf(by, changes))).toEqual({ done: true });
    }
  }
});
