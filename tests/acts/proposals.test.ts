import { expect, test } from 'vitest';
import { seenOf } from '../../src/domain/acts/case';
import { seenOfOwn } from '../../src/domain/acts/visitor/asked';
import { VISITOR_AUTHOR } from '../../src/domain/audit';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import { newCode } from '../../src/domain/request/request-code';
import { daysAgo } from '../../tools/samples/undoing';
import type { Documents } from '../support/acts/map-database';
import { add, say, sayAsVisitor, stage } from '../support/acts/stage';
import { proofOf, VISITOR_SAMPLES } from '../support/acts/visitor-samples';
import { approval, requestOf } from '../support/staff-records';

/** What may happen while a proposal to approve waits. */
const MEANWHILE: readonly {
  readonly what: string;
  readonly act: (documents: Documents, request: LoanRequest) => Promise<unknown>;
  /** Who ended it and why, as the audit has it; undefined where it stays. */
  readonly end?: { readonly autor: string; readonly cambio: string };
}[] = [
  {
    what: 'a proof is attached',
    act: (documents) =>
      sayAsVisitor(documents, 'attachProof', VISITOR_SAMPLES.attachProof().asked, 'one'),
    end: { autor: VISITOR_AUTHOR, cambio: 'prueba' },
  },
  {
    what: 'the e-mail is corrected',
    act: (documents, request) =>
      sayAsVisitor(
        documents,
        'correctEmail',
        { seen: seenOfOwn(request), email: 'ana.gil@example.com' },
        'one',
      ),
    end: { autor: VISITOR_AUTHOR, cambio: 'correo' },
  },
  {
    what: 'a question is asked',
    act: (documents, request) =>
      say(documents, 'ask', { id: 'one', seen: seenOf(request), need: 'income' }, 'raul'),
    end: { autor: 'raul', cambio: 'pregunta' },
  },
  {
    what: 'the consent to promotions ends',
    act: (documents) => sayAsVisitor(documents, 'endPromotions', {}, 'one'),
  },
  {
    what: 'a note is left',
    act: (documents) => say(documents, 'note', { id: 'one', note: 'n1', words: 'Llamé.' }, 'raul'),
  },
  {
    what: 'the code is seen',
    act: (documents) =>
      say(documents, 'seeCode', { id: 'one', account: 'ana_ff', sightings: 0 }, 'raul'),
  },
  {
    what: 'the case is claimed',
    act: (documents) => say(documents, 'claim', { ids: ['one'], reason: null }, 'raul'),
  },
];

/** A waiting proposal of Ana’s, with its number; an earlier release gave none. */
function proposed(number: number | undefined) {
  const request = requestOf('one', {
    code: newCode(),
    proposal: { author: 'ana', proposedAt: daysAgo(1), waiting: true, ...(number && { number }) },
    consent: { ...requestOf('one').consent, marketing: true } as LoanRequest['consent'],
  });
  const documents = stage(request);
  documents.set('pruebas/one_roblox', proofOf(request));
  return { request, documents };
}

test.each(MEANWHILE.filter(({ end }) => end))(
  'a proposal to approve ends when $what, with who did it',
  async ({ act, end }) => {
    const { request, documents } = proposed(3);
    expect(await act(documents, request)).toEqual({ done: true });
    const file = documents.get('expedientes/one');
    expect(file).not.toHaveProperty('propuesta');
    expect(file).toMatchObject({ propuestas: 3 });
    expect(documents.get('auditoria/fin_propuesta_one_3')).toMatchObject({
      ...end,
      accion: 'fin-propuesta',
      caso: 'one',
      sobre: 'users/one',
    });
    // What a colleague confirms is no longer there.
    const confirmation = approval();
    const asked = { id: 'one', seen: seenOf(request), choice: confirmation, duplicates: [] };
    expect(await say(documents, 'decide', asked, 'raul')).toEqual({ refused: 'conflict' });
  },
);

test.each(MEANWHILE.filter(({ end }) => !end))(
  'a proposal to approve stays when $what',
  async ({ act }) => {
    const { request, documents } = proposed(3);
    expect(await act(documents, request)).toEqual({ done: true });
    expect(documents.get('expedientes/one')).toMatchObject({ propuesta: { numero: 3 } });
    expect([...documents.keys()].filter((path) => path.includes('fin_'))).toEqual([]);
  },
);

test('a proposal of an earlier release ends without its number', async () => {
  const { request, documents } = proposed(undefined);
  await MEANWHILE[1]?.act(documents, request);
  expect(documents.get('expedientes/one')).not.toHaveProperty('propuesta');
  expect(documents.has('auditoria/fin_propuesta_one_9')).toBe(true);
});

test.each(['email', 'proof'] as const)(
  'a proposal after one without a number, which ended by %s, takes no entry of before',
  async (by) => {
    const { request, documents } = proposed(undefined);
    // An earlier release numbered the entry by the questions before it.
    const answered = { text: 'Vendo.', answeredAt: daysAgo(2) };
    const asked = [
      { need: 'income', author: 'ana', askedAt: daysAgo(3), answer: answered } as const,
    ];
    const before = { ...request, questions: asked };
    add(documents, before);
    documents.set('auditoria/propuesta_one_1', { accion: 'proponer' });
    await MEANWHILE[by === 'proof' ? 0 : 1]?.act(documents, before);
    documents.delete('ajustes/credito');
    const { proposal: _, ...rest } = before;
    const email = by === 'email' ? 'ana.gil@example.com' : rest.applicant.email;
    const seen = seenOf({ ...rest, applicant: { ...rest.applicant, email } });
    const again = { id: 'one', seen, choice: approval(2), duplicates: [] };
    expect(await say(documents, 'decide', again, 'ana')).toEqual({ done: true });
    expect(documents.get('expedientes/one')).toMatchObject({ propuesta: { numero: 10 } });
  },
);

test('a proposal after one that ended has the next number', async () => {
  const { request, documents } = proposed(3);
  await MEANWHILE[1]?.act(documents, request);
  documents.delete('ajustes/credito');
  const { proposal: _, ...rest } = request;
  const corrected = { ...rest, applicant: { ...rest.applicant, email: 'ana.gil@example.com' } };
  const asked = {
    id: 'one',
    seen: seenOf(corrected),
    choice: approval(2),
    duplicates: [],
  };
  expect(await say(documents, 'decide', asked, 'ana')).toEqual({ done: true });
  expect(documents.get('expedientes/one')).toMatchObject({ propuesta: { numero: 4 } });
  expect(documents.has('auditoria/propuesta_one_4')).toBe(true);
});
