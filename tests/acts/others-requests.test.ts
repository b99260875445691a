import { describe, expect, test } from 'vitest';
import { seenOf } from '../../src/domain/acts/case';
import type { VisitorActs } from '../../src/domain/acts/visitor/visitor-acts';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { givenReasons } from '../../src/domain/request/reasons';
import { newCode } from '../../src/domain/request/request-code';
import { readLoanRequest } from '../../src/records/request';
import { sampleProof } from '../../tools/samples/proofs';
import type { RequestChanges } from '../../tools/samples/requests';
import { daysAgo } from '../../tools/samples/undoing';
import type { Documents } from '../support/acts/map-database';
import { add, say, sayAsVisitor, stage } from '../support/acts/stage';
import { ACCOUNT, VISITOR_SAMPLES } from '../support/acts/visitor-samples';
import { requestOf } from '../support/staff-records';

const NOW = Date.now();
const decision = { author: 'rosa', decidedAt: daysAgo(9), reason: undefined };

/** How the requests of other people may stand. */
const OTHERS: readonly RequestChanges[] = [
  {},
  { status: 'approved', decision },
  { status: 'approved', decision, atBank: { kind: 'disbursed', at: daysAgo(3) } },
  { status: 'declined', decision: { ...decision, reason: 'identity' } },
  { name: 'Luis Rey' },
];

/** The same, with everything of these requests in other people's: document, mailbox, telephone, account. */
function besideOthers(documents: Documents): Documents {
  const all: Documents = new Map(documents);
  const record = documents.get('users/one');
  if (!record) return all;
  const { applicant, gameId } = readLoanRequest('one', record);
  const proven = sampleProof({}, { account: ACCOUNT });
  OTHERS.forEach((changes, place) => {
    const same = { ...applicant, gameId, proven };
    add(all, requestOf(`other${place}`, { ...same, code: newCode(), ...changes }));
  });
  return all;
}

/** What the visitor of `one` is sent and may read. */
const visible = (documents: Documents, code: unknown) =>
  [...documents].filter(
    ([path]) =>
      /^(users|pruebas|misReclamos|mail|borradas|cuotas)\/(one|RC-)/.test(path) ||
      path.startsWith('reclamos/') ||
      path === `seguimiento/${code}`,
  );

/** What an act leaves for the visitor of `one` to read, and how it was answered. */
async function outcome(documents: Documents, says: (documents: Documents) => Promise<unknown>) {
  const code = documents.get('users/one')?.codigo;
  return { answer: await says(documents), left: visible(documents, code) };
}

describe("whatever other people's requests say, a visitor is answered and may read the same:", () => {
  test.each(Object.keys(VISITOR_SAMPLES) as (keyof VisitorActs)[])('%s', async (name) => {
    const { documents, asked, by } = VISITOR_SAMPLES[name]();
    const says = (all: Documents) => sayAsVisitor(all, name, asked, by, NOW);
    const others = besideOthers(documents);
    const alone = await outcome(new Map(documents), says);
    expect(alone.answer).toEqual({ done: true });
    expect(await outcome(others, says)).toEqual(alone);
  });

  test.each(givenReasons)('a decline for %s', async (reason) => {
    const request = requestOf('one', { code: newCode() });
    const documents = stage(request);
    const choice = { status: 'declined', reason };
    const asked = { id: 'one', seen: seenOf(request), choice, duplicates: [] };
    const says = (all: Documents) => say(all, 'decide', asked, 'ana', NOW);
    const others = besideOthers(documents);
    const alone = await outcome(new Map(documents), says);
    expect(alone.answer).toEqual({ done: true });
    expect(await outcome(others, says)).toEqual(alone);
  });

  test('closed as a repeat, as one that is declined by itself for what a bureau says', async () => {
    const [one, two] = ['one', 'two'].map((id) =>
      requestOf(id, { code: newCode(), name: 'Ana Gil', cedula: '001-1234567-3' }),
    ) as [LoanRequest, LoanRequest];
    const documents = stage(one);
    const declining = ({ id }: LoanRequest, reason: string, duplicates: readonly string[]) => {
      const seen = seenOf(id === 'one' ? one : two);
      const asked = { id, seen, choice: { status: 'declined', reason }, duplicates };
      return (all: Documents) => say(all, 'decide', asked, 'ana', NOW);
    };
    const others = new Map(documents);
    add(others, two);
    const asDuplicate = await outcome(others, declining(two, 'account', ['one']));
    expect(asDuplicate).toEqual(await outcome(documents, declining(one, 'debts', [])));
    expect(asDuplicate.left.map(([path]) => path)).toContain('mail/one_decision');
  });
});
