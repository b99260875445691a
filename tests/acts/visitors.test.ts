import { describe, expect, test } from 'vitest';
import type { SessionToken } from '../../functions/src/acts/guard';
import { visitorActs as acts } from '../../functions/src/acts/visitor';
import { type VisitorActs, visitorActs } from '../../src/domain/acts/visitor/visitor-acts';
import { addComplaints, otherComplaints } from '../support/acts/complaint-samples';
import { type Documents, momentAt } from '../support/acts/map-database';
import { expectRefused } from '../support/acts/refusals';
import { add, sayAsVisitor, tokenOf, visitorToken } from '../support/acts/stage';
import { proofOf, VISITOR_SAMPLES } from '../support/acts/visitor-samples';
import { requestOf } from '../support/staff-records';

/** The acts of the own session; `links.test.ts` has those that need none. */
const names = (Object.keys(visitorActs) as (keyof VisitorActs)[]).filter(
  (name) => acts[name].needs === 'session',
);

const isRefused = (documents: Documents, name: string, asked: object, why: string, by = 'one') =>
  expectRefused({ say: sayAsVisitor, documents, name, asked, by }, why);

/** Sessions that no visitor's act takes. */
const sessions: Readonly<Record<string, SessionToken | undefined>> = {
  nobody: undefined,
  'a member of staff': tokenOf('ana'),
  'a member of staff under the uid of the request': tokenOf('one'),
  'an anonymous session with the claim of staff': { ...visitorToken('one'), staff: true },
  'an account with a password': {
    ...visitorToken('one'),
    firebase: { sign_in_provider: 'password' },
  },
  'an account of another provider': {
    ...visitorToken('one'),
    firebase: { sign_in_provider: 'google.com' },
  },
};

describe.each(names)('%s', (name) => {
  test.each(Object.entries(sessions))('is refused, and nothing changes, to %s', async (_, by) => {
    const { documents, asked } = VISITOR_SAMPLES[name]();
    await expectRefused({ say: sayAsVisitor, documents, name, asked, by }, 'denied');
  });

  test('of another visitor changes nothing of this one, with a request or without', async () => {
    const { documents, asked } = VISITOR_SAMPLES[name]();
    const before = new Map(documents);
    // Anybody may complain, about any code, and nobody needs a proof to remove it.
    if (name === 'fileComplaint' || name === 'removeProof')
      await sayAsVisitor(documents, name, asked, 'two');
    else await isRefused(documents, name, asked, 'conflict', 'two');
    add(documents, requestOf('two'));
    await sayAsVisitor(documents, name, asked, 'two');
    for (const [path, fields] of before) expect(documents.get(path)).toBe(fields);
  });

  test('is refused after the erasure, whose token lasts', async () => {
    const { documents, asked } = VISITOR_SAMPLES[name]();
    documents.set('borradas/one', { fecha: momentAt(new Date()) });
    await isRefused(documents, name, asked, 'denied');
  });

  test('changes no case of anybody else, and no more than one mail', async () => {
    const { documents, asked } = VISITOR_SAMPLES[name]();
    const before = new Map(documents);
    expect(await sayAsVisitor(documents, name, asked, 'one')).toEqual({ done: true });
    const changed = [...documents].filter(([path, fields]) => before.get(path) !== fields);
    const code = documents.get('users/one')?.codigo;
    const mails = changed.filter(([path]) => path.startsWith('mail/'));
    expect(mails.length).toBeLessThanOrEqual(1);
    for (const [path] of changed)
      expect(path).toMatch(
        new RegExp(
          `^(users/one|pruebas/one_roblox|expedientes/one|llaves/\\w+|seguimiento/${code}|mail/(one|RC-[\\w-]+)_\\w+|reclamos/RC-[\\w-]+|misReclamos/one)$`,
        ),
      );
    const own = 'number' in asked ? `reclamos/${asked.number}` : 'users/one';
    for (const [, mail] of mails) expect(mail.to).toBe(documents.get(own)?.correo);
  });
});

test('the same words under another number are the stored complaint, the second of others is made', async () => {
  const { documents, asked } = VISITOR_SAMPLES.fileComplaint();
  addComplaints(documents, otherComplaints(2), 30);
  expect(await sayAsVisitor(documents, 'fileComplaint', asked, 'one')).toEqual({ done: true });
  const before = new Map(documents);
  const [other] = otherComplaints(1);
  const again = { ...asked, number: other?.number };
  expect(await sayAsVisitor(documents, 'fileComplaint', again, 'one')).toEqual({ done: true });
  expect(documents).toEqual(before);
});

describe('what else is refused', () => {
  test('a second correction, and one that the first takes back', async () => {
    const { documents, asked } = VISITOR_SAMPLES.correctEmail();
    const first = String(documents.get('users/one')?.correo);
    await sayAsVisitor(documents, 'correctEmail', asked, 'one');
    for (const email of [first, 'third@example.com'])
      await isRefused(documents, 'correctEmail', { ...asked, email }, 'conflict');
  });

  test('another answer to an answered question, and one without a question', async () => {
    const { documents, asked } = VISITOR_SAMPLES.answer();
    await sayAsVisitor(documents, 'answer', asked, 'one');
    await isRefused(documents, 'answer', { ...asked, text: 'No' }, 'conflict');
    const seen = { status: 'pending', questions: 1, undone: 0 };
    await isRefused(documents, 'answer', { seen, text: 'No' }, 'conflict');
  });

  test.each([
    ['the fourth complaint of a session', 'limit', 3, 60],
    ['a complaint 29 seconds after the last one', 'limit', 1, 29],
  ])('%s', async (_, why, count, seconds) => {
    const { documents, asked } = VISITOR_SAMPLES.fileComplaint();
    addComplaints(documents, otherComplaints(count), seconds);
    await isRefused(documents, 'fileComplaint', asked, why);
  });

  test('a complaint with a number of another year', async () => {
    const { documents, asked } = VISITOR_SAMPLES.fileComplaint();
    const number = asked.number.replace(/-\d{4}-/, '-2019-');
    await isRefused(documents, 'fileComplaint', { ...asked, number }, 'conflict');
  });

  test('the end of promotions that nobody agreed to', async () => {
    const { documents, asked } = VISITOR_SAMPLES.endPromotions();
    add(documents, requestOf('one'));
    await isRefused(documents, 'endPromotions', asked, 'conflict');
  });

  test.each([
    ['it is over', (documents: Documents) => spoil(documents, { expiresAt: new Date(0) })],
    ['it is of another account', (documents: Documents) => spoil(documents, { account: '#OTHER' })],
    ['it is a later one', (documents: Documents) => spoil(documents, { provenAt: new Date() })],
    ['only its verdict is left', (documents: Documents) => documents.set('pruebas/one_roblox', {})],
    [
      'it is of another game',
      (documents: Documents) => {
        documents.set('pruebas/one_warcraft', documents.get('pruebas/one_roblox') ?? {});
        documents.delete('pruebas/one_roblox');
      },
    ],
  ])('a proof if %s', async (_, change) => {
    const { documents, asked } = VISITOR_SAMPLES.attachProof();
    change(documents);
    await isRefused(documents, 'attachProof', asked, 'not-proven');
  });

  function spoil(documents: Documents, changes: Parameters<typeof proofOf>[1]) {
    documents.set('pruebas/one_roblox', proofOf(requestOf('one'), changes));
  }
});
