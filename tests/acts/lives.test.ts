import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seenOf } from '../../src/domain/acts/case';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { NEEDS } from '../../src/domain/request/questions';
import { newCode } from '../../src/domain/request/request-code';
import { type CreditStatus, UNDONE_STATES } from '../../src/domain/request/states';
import { undoProposals } from '../../src/domain/request/undo';
import { readStaffRequest } from '../../src/records/case-file';
import { STORED_STATUS } from '../../src/records/states';
import { TO_PENDING } from '../../tools/samples/undoing';
import type { Documents } from '../support/acts/map-database';
import { add, change, MEMBERS, say, stage } from '../support/acts/stage';
import { approval, requestOf } from '../support/staff-records';

const STAFF = Object.keys(MEMBERS);

/** Small enough that some approvals need a second person. */
const AMOUNTS = [1, 100_000_000];

const step = fc.record({
  kind: fc.constantFrom(
    ...([
      'approve',
      'decline',
      'ask',
      'answer',
      'withdraw',
      'propose',
      'confirm',
      'drop',
      'claim',
      'release',
    ] as const),
  ),
  by: fc.constantFrom(...STAFF),
  /** Whether the screen is one from some steps ago. */
  isStale: fc.boolean(),
  to: fc.constantFrom<'pending' | 'approved' | 'declined'>('pending', 'approved', 'declined'),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const read = (documents: Documents): LoanRequest =>
  readStaffRequest('one', documents.get('users/one') ?? {}, documents.get('expedientes/one'));

/** What the visitor does, as the rules let them. */
function asVisitor(documents: Documents, request: LoanRequest, kind: 'answer' | 'withdraw'): void {
  const last = request.questions.at(-1);
  const now = new Date();
  if (kind === 'answer' && request.status === 'information' && last) {
    const questions = [
      ...request.questions.slice(0, -1),
      { ...last, answer: { text: 'Sí.', answeredAt: now } },
    ];
    add(documents, { ...request, status: 'pending', questions });
  }
  if (kind === 'withdraw' && ['pending', 'information'].includes(request.status))
    add(documents, { ...request, status: 'withdrawn', withdrawnAt: now });
}

async function take(
  documents: Documents,
  shown: LoanRequest,
  { kind, by, to }: Step,
  amount: number,
): Promise<void> {
  const seen = seenOf(shown);
  const number = Math.max(1, undoProposals(shown));
  const target = {
    pending: { status: to },
    approved: { status: to, mostLent: approval().mostLent },
    declined: { status: to, reason: 'debts' },
  }[to];
  const decide = (choice: object) =>
    say(documents, 'decide', { id: 'one', seen, choice, duplicates: [] }, by);
  switch (kind) {
    case 'approve':
      await decide(approval(amount < approval().mostLent ? 2 : 1));
      return;
    case 'decline':
      await decide({ status: 'declined', reason: 'income' });
      return;
    case 'ask':
      await say(documents, 'ask', { id: 'one', seen, need: NEEDS[0] }, by);
      return;
    case 'propose':
      await say(
        documents,
        'proposeUndo',
        { id: 'one', seen, draft: { ...TO_PENDING, to: target } },
        by,
      );
      return;
    case 'confirm':
      await say(documents, 'confirmUndo', { id: 'one', number }, by);
      return;
    case 'drop':
      await say(documents, 'dropUndo', { id: 'one', number }, by);
      return;
    case 'claim':
      await say(documents, 'claim', { ids: ['one'], reason: 'Urgente' }, by);
      return;
    case 'release':
      await say(documents, 'release', { ids: ['one'] }, by);
      return;
    default:
      asVisitor(documents, read(documents), kind);
  }
}

const FOLLOWING: Readonly<Record<CreditStatus, readonly CreditStatus[]>> = {
  ...UNDONE_STATES,
  pending: ['approved', 'declined', 'information', 'withdrawn'],
  information: ['pending', 'approved', 'declined', 'withdrawn'],
};

/** What holds in every life. */
function holds(documents: Documents, before: LoanRequest, amount: number): void {
  const after = read(documents);
  if (after.status !== before.status) expect(FOLLOWING[before.status]).toContain(after.status);
  const record = documents.get('users/one');
  const tracker = documents.get(`seguimiento/${after.code}`);
  expect(tracker?.estado).toBe(STORED_STATUS[after.status]);
  // The visitor reads both and learns of nobody of staff.
  const visible = JSON.stringify([record, tracker]);
  for (const uid of STAFF) expect(visible).not.toContain(`"${uid}"`);
  for (const { staff } of after.undone ?? [])
    expect(new Set([staff?.decider, staff?.proposal.author]).has(staff?.confirmer)).toBe(false);
  const isFirstApproval = after.status === 'approved' && after.undone === undefined;
  if (after.status === 'approved') expect(after.decision?.mostLent).toBe(approval().mostLent);
  if (isFirstApproval && approval().mostLent > amount) {
    expect(after.proposal?.author).toBeDefined();
    expect(after.proposal?.author).not.toBe(after.decision?.author);
  }
}

test('random lives keep every promise about states, signatures and what the visitor reads', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 25 }),
      fc.constantFrom(...AMOUNTS),
      async (steps, amount) => {
        const documents = stage(requestOf('one', { code: newCode() }));
        change(documents, 'ajustes/credito', { montoPrestamo: amount });
        const earlier: LoanRequest[] = [];
        for (const one of steps) {
          const before = read(documents);
          const shown = one.isStale ? (earlier.at(-2) ?? before) : before;
          await take(documents, shown, one, amount);
          holds(documents, before, amount);
          earlier.push(before);
        }
        const entries = [...documents.keys()].filter((path) => path.startsWith('auditoria/'));
        expect(new Set(entries).size).toBe(entries.length);
      },
    ),
    { numRuns: 400 },
  );
});
