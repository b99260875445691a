import { expect, test } from 'vitest';
import { seenOf } from '../../src/domain/acts/case';
import { answering } from '../../src/domain/acts/complaints';
import type { Signer } from '../../src/domain/acts/signing';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { readStaffRequest } from '../../src/records/case-file';
import { complaintRecord } from '../../src/records/complaint';
import { storedRoles } from '../../src/records/roles';
import { complaintOf } from '../../tools/samples/complaints';
import { daysAgo, TO_PENDING } from '../../tools/samples/undoing';
import { momentAt } from '../support/acts/map-database';
import { SAMPLES } from '../support/acts/samples';
import { add, change, say } from '../support/acts/stage';
import { approval, memberEmail, requestOf } from '../support/staff-records';

const CODE = 'LU-7K3A-Q9WM-2222-2222-2222-2222-22';
const { asked } = SAMPLES.answerComplaint();

/** A complaint about a request with these changes, as everything that an act reads. */
function about(changes: Parameters<typeof requestOf>[1], code: string | undefined = CODE) {
  const { documents } = SAMPLES.answerComplaint();
  add(documents, requestOf('judged', { code: CODE, ...changes }));
  const complaint = complaintOf(asked.number, { code });
  documents.set(`reclamos/${asked.number}`, complaintRecord(complaint, 'visitor', momentAt));
  return documents;
}

const decision = (author: string) => ({ author, decidedAt: daysAgo(1), reason: 'debts' as const });
const DECLINED = { status: 'declined', decision: decision('ana') } as const;
const PENDING = {
  ...{ status: 'declined', decidedAt: daysAgo(3), undoneAt: daysAgo(1), next: 'pending' },
  ...{ reason: 'debts', cause: 'other' },
} as const;

test.each([
  ['decided it', DECLINED],
  [
    'asked about it',
    { questions: [{ need: 'income', author: 'ana', askedAt: daysAgo(1), answer: undefined }] },
  ],
  [
    'proposed to approve it',
    { proposal: { number: 1, author: 'ana', proposedAt: daysAgo(1), waiting: true } },
  ],
  [
    'proposed to undo it',
    {
      ...{ status: 'declined', decision: decision('rosa') },
      undoing: { ...TO_PENDING, number: 1, author: 'ana', proposedAt: daysAgo(0) },
    },
  ],
  [
    'undid it',
    {
      undone: [
        {
          ...PENDING,
          staff: {
            ...{ decider: 'rosa', confirmer: 'ana' },
            proposal: { ...TO_PENDING, number: 1, author: 'rosa', proposedAt: daysAgo(2) },
          },
        },
      ],
    },
  ],
] as const)('who %s does not answer the complaint, and a colleague does', async (_, changes) => {
  const documents = about(changes as Parameters<typeof requestOf>[1]);
  expect(await say(documents, 'answerComplaint', asked, 'ana')).toEqual({ refused: 'took-part' });
  const noted = { id: asked.number, note: 'n1', words: 'Lo decidí yo.' };
  expect(await say(documents, 'note', noted, 'ana')).toEqual({ done: true });
  expect(await say(documents, 'answerComplaint', asked, 'raul')).toEqual({ done: true });
  expect(documents.get(`auditoria/reclamo_${asked.number}`)).not.toHaveProperty('nadieMas');
});

const UNDO = { ...TO_PENDING, number: 1, author: 'rosa', proposedAt: daysAgo(0) };

test.each([
  [
    'to approve it, which a question ended',
    {},
    (request: LoanRequest) => {
      const choice = approval(2);
      return { name: 'decide', asked: { seen: seenOf(request), choice, duplicates: [] } };
    },
    (request: LoanRequest) => ({ name: 'ask', asked: { seen: seenOf(request), need: 'income' } }),
  ],
  [
    'to undo its decision, which a colleague dropped',
    { status: 'declined', decision: decision('raul') },
    (request: LoanRequest) => {
      const { to, cause, words } = UNDO;
      const draft = { to, cause, words };
      return { name: 'proposeUndo', asked: { seen: seenOf(request), draft } };
    },
    () => ({ name: 'dropUndo', asked: { number: 1 } }),
  ],
] as const)('who proposed %s, does not answer either', async (_, changes, propose, end) => {
  const documents = about({ ...changes, value: undefined } as Parameters<typeof requestOf>[1]);
  const now = () =>
    readStaffRequest(
      'judged',
      documents.get('users/judged') ?? {},
      documents.get('expedientes/judged'),
    );
  for (const [act, by] of [
    [propose, 'ana'],
    [end, 'rosa'],
  ] as const) {
    const { name, asked } = act(now());
    expect(await say(documents, name, { id: 'judged', ...asked }, by)).toEqual({ done: true });
  }
  expect([now().proposal, now().undoing]).toEqual([undefined, undefined]);
  expect(await say(documents, 'answerComplaint', asked, 'ana')).toEqual({ refused: 'took-part' });
  expect(await say(documents, 'answerComplaint', asked, 'raul')).toEqual(
    'decision' in changes ? { refused: 'took-part' } : { done: true },
  );
});

test.each([
  ['about another request', () => about(DECLINED, 'LU-9999-9999-9999-9999-9999-9999-99')],
  ['about none', () => SAMPLES.answerComplaint().documents],
  [
    'about one whose case is erased',
    () => {
      const documents = about(DECLINED);
      for (const path of ['users/judged', 'expedientes/judged', `codigos/${CODE}`])
        documents.delete(path);
      return documents;
    },
  ],
])('a complaint %s is answered by anybody who works', async (_, documents) => {
  expect(await say(documents(), 'answerComplaint', asked, 'ana')).toEqual({ done: true });
  expect(await say(documents(), 'answerComplaint', asked, 'alba')).toEqual({ refused: 'denied' });
});

/** The desk with only these people in access. */
function desk(...active: readonly string[]) {
  const documents = about(DECLINED);
  for (const uid of ['lia', 'ana', 'raul', 'rosa', 'alba'])
    change(documents, `personal/${uid}`, { activo: active.includes(uid) });
  return documents;
}

test('without another who works, an administrator answers, whatever other roles', async () => {
  const documents = desk('ana', 'alba', 'lia');
  for (const [who, refusal] of [
    ['ana', 'took-part'],
    ['lia', 'denied'],
  ] as const)
    expect(await say(documents, 'answerComplaint', asked, who)).toEqual({ refused: refusal });
  expect(await say(documents, 'answerComplaint', asked, 'alba')).toEqual({ done: true });
  change(documents, 'personal/alba', { roles: storedRoles(['admin', 'reader']) });
  // Beside somebody who works and took no part, they do not.
  const beside = desk('ana', 'raul', 'alba');
  expect(await say(beside, 'answerComplaint', asked, 'alba')).toEqual({ refused: 'denied' });
});

test('without one who took no part, whoever works answers, and the entry says so', async () => {
  const documents = desk('ana', 'lia');
  expect(await say(documents, 'answerComplaint', asked, 'ana')).toEqual({ done: true });
  expect(documents.get(`auditoria/reclamo_${asked.number}`)).toMatchObject({ nadieMas: true });
});

test('somebody whose own mailbox complains is nobody who is left', () => {
  const signer = (uid: string): Signer => ({
    ...{ uid, email: memberEmail(uid), active: true, roles: ['analyst'] },
  });
  const mine = { email: memberEmail('raul') };
  const both = [signer('ana'), signer('raul')];
  expect(answering(mine, signer('ana'), ['ana'], both)).toBe('nobody-left');
  expect(answering(mine, signer('raul'), ['ana'], both)).toBe('own');
});
