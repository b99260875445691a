import { describe, expect, test } from 'vitest';
import { attachToNew } from '../../functions/src/proofs/attach';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { newCode } from '../../src/domain/request/request-code';
import { requestProofRecord } from '../../src/records/proof';
import { sampleProof } from '../../tools/samples/proofs';
import { daysAgo } from '../../tools/samples/undoing';
import { mapDatabase, momentAt } from '../support/acts/map-database';
import { change, sayAsVisitor, stage } from '../support/acts/stage';
import { proofOf, provenBy, VISITOR_SAMPLES } from '../support/acts/visitor-samples';
import { requestOf } from '../support/staff-records';

const SENT = requestOf('one', { code: newCode() });

/** The documents of a new request whose session has the proof of all that it declares. */
function sent(request: LoanRequest = SENT, changes: Parameters<typeof proofOf>[1] = {}) {
  const documents = stage(request);
  documents.set('pruebas/one_roblox', proofOf(request, changes));
  return documents;
}

const proofIn = (documents: ReturnType<typeof sent>) => documents.get('users/one')?.prueba;
const attachTo = (documents: ReturnType<typeof sent>) =>
  attachToNew(mapDatabase(documents), 'one', new Date());

describe('a new request gets the proof of its session', () => {
  test('whole, also the lines that it contradicts, with the part that counts', async () => {
    const documents = sent();
    const { lineas } = documents.get('pruebas/one_roblox') as { lineas: object };
    const told = { ...lineas, accountYears: { valor: 1, tipo: 'exacto' } };
    change(documents, 'pruebas/one_roblox', { lineas: told });
    await attachTo(documents);
    expect(proofIn(documents)).toMatchObject({
      ...{ n: 1, cuenta: '#2PP0LQ8VY', nombre: 'Ana', lineas: told },
      // 9 letters at US$0.50 and a year at US$5, of US$70.75: Robux and limited items can be moved.
      parte: 13,
    });
  });

  test.each([
    ['expired', { expiresAt: new Date() }],
    ['of another game', undefined],
  ])('unless it is %s', async (_, changes) => {
    const documents = sent(SENT, changes);
    if (!changes) {
      documents.set('pruebas/one_warcraft', documents.get('pruebas/one_roblox') ?? {});
      documents.delete('pruebas/one_roblox');
    }
    await attachTo(documents);
    expect(proofIn(documents)).toBeUndefined();
  });

  test('once: what it has by then stays', async () => {
    const documents = sent();
    change(documents, 'users/one', { prueba: provenBy() });
    await attachTo(documents);
    expect(proofIn(documents)).toMatchObject({ n: 1, parte: 50 });
  });

  test('ends a proposal that was made of less', async () => {
    const proposal = { author: 'ana', proposedAt: daysAgo(1), waiting: true, number: 1 };
    const documents = sent({ ...SENT, proposal });
    await attachTo(documents);
    expect(proofIn(documents)).toMatchObject({ n: 1 });
    expect(documents.get('expedientes/one')).not.toHaveProperty('propuesta');
    expect(documents.get('auditoria/fin_propuesta_one_1')).toMatchObject({ cambio: 'prueba' });
  });

  test.each(['approved', 'declined', 'withdrawn'] as const)(
    'unless it is %s by then: what was decided was made without it',
    async (status) => {
      const decision = { author: 'ana', decidedAt: daysAgo(0), reason: undefined };
      const documents = sent({ ...SENT, status, decision });
      await attachTo(documents);
      expect(proofIn(documents)).toBeUndefined();
    },
  );

  test('without the part that counts if its rates are unknown', async () => {
    const documents = sent({ ...SENT, ratesVersion: 9 });
    await attachTo(documents);
    expect(proofIn(documents)).toMatchObject({ n: 1 });
    expect(proofIn(documents)).not.toHaveProperty('parte');
  });
});

describe('a second proof of the same account', () => {
  test('replaces the first, with both moments in the audit, without waiting for a question', async () => {
    const { documents, asked } = VISITOR_SAMPLES.attachProof();
    change(documents, 'users/one', { prueba: provenBy() });
    expect(await sayAsVisitor(documents, 'attachProof', asked, 'one')).toEqual({ done: true });
    const provenAt = new Date(asked.provenAt);
    const { anterior, fecha, n } = proofIn(documents) as Record<string, { toDate(): Date }>;
    expect(n).toBe(2);
    expect([anterior?.toDate().toDateString(), fecha?.toDate()]).toEqual([
      daysAgo(2).toDateString(),
      provenAt,
    ]);
    expect(documents.get('auditoria/prueba_one_2')).toMatchObject({
      ...{ accion: 'prueba', autor: 'cliente', caso: 'one', sobre: 'users/one' },
      probada: momentAt(provenAt),
    });
    expect(await sayAsVisitor(documents, 'attachProof', asked, 'one')).toEqual({ done: true });
    expect(proofIn(documents)).toMatchObject({ n: 2 });
  });

  test.each([
    ['an older one', { provenAt: new Date() }, 'conflict'],
    ['one of another account', { account: '#OTHER' }, 'account'],
  ] as const)('%s is refused', async (_, changes, why) => {
    const { documents, asked } = VISITOR_SAMPLES.attachProof();
    change(documents, 'users/one', { prueba: provenBy(changes) });
    expect(await sayAsVisitor(documents, 'attachProof', asked, 'one')).toEqual({ refused: why });
  });
});

test('what a sent request has stays when the proof is removed', async () => {
  const { documents, asked } = VISITOR_SAMPLES.removeProof();
  const prueba = requestProofRecord(sampleProof({}), momentAt);
  change(documents, 'users/one', { prueba });
  expect(await sayAsVisitor(documents, 'removeProof', asked, 'one')).toEqual({ done: true });
  expect(documents.has('pruebas/one_roblox')).toBe(false);
  expect(proofIn(documents)).toEqual(prueba);
});
