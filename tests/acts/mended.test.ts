import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepMended } from '../../functions/src/acts/rates/mended';
import { indexEntry } from '../../functions/src/triggers/search-index';
import { seenOf } from '../../src/domain/acts/case';
import { seenOfDraft } from '../../src/domain/acts/drafts';
import { valueBy } from '../../src/domain/rates/mended';
import { ratesOf } from '../../src/domain/rates/rates';
import type { LoanRequest } from '../../src/domain/request/loan-request';
import roblox from '../../src/games/roblox';
import { readStaffRequest } from '../../src/records/case-file';
import { LOAN_TERMS } from '../../src/records/loan';
import { loanTermsRecord, referenceRecord } from '../../src/records/loan-draft';
import { readDraft, readRatesVersion } from '../../src/records/rates-draft';
import { readLoanRequest } from '../../src/records/request';
import { referenceRate } from '../../tools/samples/loan-terms';
import { daysAgo } from '../../tools/samples/undoing';
import { termsInForce } from '../support/acts/loan-samples';
import { type Documents, documentOf, mapDatabase } from '../support/acts/map-database';
import { change, say, stage } from '../support/acts/stage';
import { approval, requestOf } from '../support/staff-records';

const GAME = roblox.id;
const done = { done: true };
const REASON = { es: 'Un error', en: 'A mistake' };
const { version: _, ...opening } = ratesOf(roblox);
const PESOS = 100;

afterEach(() => {
  vi.useRealTimers();
});

/** Figures with this rate of a Robux, in thousandths of a cent. */
const figuresAt = (robux: number) => ({ ...opening, rates: { ...opening.rates, robux } });

/** What the screen shows of the draft before a save, over the version in force. */
function shown(documents: Documents) {
  const stored = documents.get(`borradores/${GAME}`);
  const seen = stored ? seenOfDraft(readDraft(roblox, stored)) : { draft: 'd1', revision: 0 };
  return { ...seen, version: Number(documents.get(`tarifas/${GAME}`)?.version ?? 1) };
}

/** Saves a draft with this rate of a Robux, and the box ticked or not. */
const save = (documents: Documents, robux: number, previousWrong = false, by = 'ana') =>
  say(
    documents,
    'saveRatesDraft',
    {
      ...{ game: GAME, seen: shown(documents) },
      ...{ figures: figuresAt(robux), reason: REASON, previousWrong },
    },
    by,
  );

const publish = (documents: Documents, by = 'rosa') =>
  say(documents, 'publishRates', { game: GAME, seen: shown(documents) }, by);

/** Publishes versions from 2 on, each by its rate of a Robux and its box. */
async function publishAll(documents: Documents, ...all: readonly (readonly [number, boolean])[]) {
  for (const [robux, isTicked] of all) {
    documents.delete(`borradores/${GAME}`);
    expect(await save(documents, robux, isTicked)).toEqual(done);
    expect(await publish(documents)).toEqual(done);
  }
}

/** A request for 100,000 Robux at 2 cents, with version 2 of the rates unless these say another. */
function requestAt(changes: Parameters<typeof requestOf>[1] = {}) {
  const answers = { robux: 100_000 };
  const value = valueBy(roblox, figuresAt(2000), answers);
  const cedula = '001-1234567-3';
  return requestOf('one', { answers, value, ratesVersion: 2, cedula, ...changes });
}

/** The request as staff, and as its visitor, read it now. */
const staffRead = (documents: Documents) =>
  readStaffRequest('one', documents.get('users/one') ?? {}, documents.get('expedientes/one'));
const visitorRead = (documents: Documents) =>
  readLoanRequest('one', documents.get('users/one') ?? {});

/** What the trigger keeps. */
const keep = (documents: Documents) => keepMended(mapDatabase(documents), 'one');

describe('the box', () => {
  test('is a part of the draft, of whoever ticked it, until it is unticked', async () => {
    const documents = stage();
    await save(documents, 1500);
    expect(await save(documents, 1500, true, 'raul')).toEqual(done);
    expect(documents.get(`borradores/${GAME}`)).toMatchObject({
      anteriorErronea: true,
      autores: { cifras: { robux: 'ana', anteriorErronea: 'raul' } },
    });
    expect(await publish(documents, 'raul')).toEqual({ refused: 'author' });
    // Said again it changes nothing.
    const before = new Map(documents);
    expect(await save(documents, 1500, true, 'rosa')).toEqual(done);
    expect(documents).toEqual(before);
    expect(await save(documents, 1500, false, 'rosa')).toEqual(done);
    expect(documents.get(`borradores/${GAME}`)).not.toHaveProperty('anteriorErronea');
    expect(documents.get(`borradores/${GAME}`)).toMatchObject({
      autores: { cifras: { robux: 'ana' } },
    });
    expect(await publish(documents, 'raul')).toEqual(done);
    expect(documents.get(`tarifas/${GAME}`)).not.toHaveProperty('erroneas');
  });

  test('alone publishes nothing: the figures have to differ', async () => {
    const documents = stage();
    expect(await save(documents, opening.rates.robux ?? 0, true)).toEqual(done);
    expect(await publish(documents)).toEqual({ refused: 'equal' });
  });

  test('is kept with the version and audited with its publication', async () => {
    const documents = stage();
    await publishAll(documents, [2000, false], [1000, true]);
    for (const path of [`tarifas/${GAME}`, `tarifas/${GAME}/versiones/3`])
      expect(documents.get(path)).toMatchObject({ anteriorErronea: true, erroneas: { 2: 3 } });
    const version = documents.get(`tarifas/${GAME}/versiones/3`) ?? {};
    expect(readRatesVersion(roblox, version).publication.previousWrong).toBe(true);
    expect(documents.get(`auditoria/tarifas_${GAME}_3`)).toMatchObject({ anteriorErronea: true });
    expect(documents.get(`auditoria/tarifas_${GAME}_2`)).not.toHaveProperty('anteriorErronea');
  });

  test.each<[string, readonly boolean[], object | undefined]>([
    ['in no version', [false, false], undefined],
    ['in a marked version', [false, true, true], { 2: 4, 3: 4 }],
    ['in a chain of three', [true, true, true], { 1: 4, 2: 4, 3: 4 }],
    ['before an unmarked version', [false, true, false], { 2: 3 }],
  ])('%s', async (_where, boxes, erroneas) => {
    const documents = stage();
    await publishAll(documents, ...boxes.map((box, at) => [2000 + at, box] as const));
    expect(documents.get(`tarifas/${GAME}`)?.erroneas).toEqual(erroneas);
  });
});

describe('what staff read of a request', () => {
  test.each<[string, readonly (readonly [number, boolean])[], Partial<LoanRequest>, number]>([
    [
      'of a marked version',
      [
        [2000, false],
        [1000, true],
      ],
      {},
      100_000,
    ],
    [
      'of a version that is not marked',
      [
        [2000, false],
        [1000, false],
      ],
      {},
      200_000,
    ],
    [
      'of the version before the marked one',
      [
        [2000, false],
        [1000, true],
      ],
      { ratesVersion: 1 },
      200_000,
    ],
    [
      'of the version that mends',
      [
        [2000, false],
        [1000, true],
      ],
      { ratesVersion: 3 },
      200_000,
    ],
    [
      'sent in the last 24 hours of the marked one',
      [
        [2000, false],
        [1000, true],
      ],
      { receivedAt: new Date() },
      100_000,
    ],
    [
      'that is worth more after mending',
      [
        [2000, false],
        [3000, true],
      ],
      {},
      200_000,
    ],
    [
      'whose mending version was wrong too',
      [
        [2000, false],
        [1000, true],
        [1500, true],
      ],
      {},
      150_000,
    ],
    [
      'whose mending version was mended to more',
      [
        [2000, false],
        [1000, true],
        [2500, true],
      ],
      {},
      200_000,
    ],
    [
      'after an unmarked version',
      [
        [2000, false],
        [1000, true],
        [500, false],
      ],
      {},
      100_000,
    ],
    [
      'without a version',
      [
        [2000, true],
        [1000, true],
      ],
      { ratesVersion: undefined },
      200_000,
    ],
    [
      'that was decided',
      [
        [2000, false],
        [1000, true],
      ],
      { status: 'declined', decision: { decidedAt: daysAgo(1), reason: 'debts' } },
      100_000,
    ],
  ])('%s', async (_what, versions, changes, counts) => {
    const request = requestAt(changes as object);
    const documents = stage(request);
    await publishAll(documents, ...versions);
    await keep(documents);
    const read = staffRead(documents);
    expect(read.value).toBe(counts);
    expect(read.valueSent).toBe(counts === 200_000 ? undefined : 200_000);
    expect(visitorRead(documents).value).toBe(200_000);
    const [record, file] = [documents.get('users/one'), documents.get('expedientes/one')];
    expect(indexEntry('one', record ?? {}, file).ordenValor).toBe(counts);
  });

  test('without answers has no value, and one that was erased gets no case file', async () => {
    const documents = stage(requestAt({ answers: undefined }));
    await publishAll(documents, [2000, false], [1000, true]);
    await keep(documents);
    expect(staffRead(documents)).toMatchObject({ value: undefined, valueSent: 200_000 });
    documents.delete('users/one');
    documents.delete('expedientes/one');
    await keep(documents);
    expect(documents.has('expedientes/one')).toBe(false);
  });

  test('stays where what mends it lacks a question or cannot be read', async () => {
    const documents = stage(requestAt());
    await publishAll(documents, [2000, false], [1000, true]);
    const path = `tarifas/${GAME}/versiones/3`;
    const { robux: __, ...tasas } = opening.rates;
    change(documents, path, { tasas });
    await keep(documents);
    expect(staffRead(documents)).toMatchObject({ value: 0, valueSent: 200_000 });
    const before = new Map(documents);
    change(documents, path, { tasas: 7 });
    await keep(documents);
    expect(documents.get('expedientes/one')).toEqual(before.get('expedientes/one'));
  });
});

describe('an approval', () => {
  const asking = (request: LoanRequest, signatures: 1 | 2, mostLent: number) => ({
    ...{ id: 'one', seen: seenOf(request), duplicates: [] },
    choice: approval(signatures, mostLent * PESOS),
  });

  /** Documents with a marked version 2 and a reference rate of RD$50; `kept`: the trigger has run. */
  async function marked(request: LoanRequest, kept: boolean) {
    const documents = stage(request);
    const rate = { ...referenceRate, rate: 500_000, enteredAt: new Date() };
    const terms = loanTermsRecord(termsInForce);
    documents.set(LOAN_TERMS, documentOf({ ...terms, ...referenceRecord(rate) }));
    await publishAll(documents, [2000, false], [1000, true]);
    if (kept) await keep(documents);
    return documents;
  }

  test.each([
    ['is kept in the case file', true],
    ['is only in the rates yet', false],
  ])('goes by the lower value that %s', async (_where, kept) => {
    // Half of US$1,000.00 is RD$25,000; half of the US$2,000.00 that was sent is RD$50,000.
    const documents = await marked(requestAt(), kept);
    const request = staffRead(documents);
    expect(await say(documents, 'decide', asking(request, 1, 25_001), 'ana')).toEqual({
      refused: 'conflict',
    });
    expect(await say(documents, 'decide', asking(request, 2, 25_001), 'ana')).toEqual(done);
    expect(documents.get('expedientes/one')).toMatchObject({ propuesta: { monto: 2_500_100 } });
    const other = await marked(requestAt(), kept);
    expect(await say(other, 'decide', asking(staffRead(other), 1, 25_000), 'ana')).toEqual(done);
    expect(other.get('expedientes/one')).toMatchObject({ decision: { tarifas: 2, enmienda: 3 } });
  });

  test.each([
    ['that the screen knows', true],
    ['that only the rates have yet', false],
  ])('is not confirmed after a mark %s, and can be proposed again', async (_what, kept) => {
    const proposal = {
      ...{ number: 1, author: 'ana', proposedAt: daysAgo(1), waiting: true },
      mostLent: 60_000 * PESOS,
    };
    const request = requestAt({ proposal });
    const documents = await marked(request, kept);
    const before = new Map(documents);
    // What the screen showed while the proposal waited.
    expect(await say(documents, 'decide', asking(request, 2, 60_000), 'raul')).toEqual({
      refused: 'conflict',
    });
    expect(documents).toEqual(before);
    await keep(documents);
    // A proposal of the version's own millisecond would be older than it.
    vi.setSystemTime(Date.now() + 1);
    const ended = staffRead(documents);
    expect(ended.proposal?.waiting).toBe(false);
    const entry = indexEntry(
      'one',
      documents.get('users/one') ?? {},
      documents.get('expedientes/one'),
    );
    expect(entry.estadoCredito).toBe('pendiente');
    // Nothing is written of the end: the audit has no entry of it.
    expect([...documents.keys()].filter((path) => path.includes('fin_propuesta'))).toEqual([]);
    expect(await say(documents, 'decide', asking(ended, 2, 60_000), 'ana')).toEqual(done);
    const again = staffRead(documents);
    expect(again.proposal).toMatchObject({ number: 2, waiting: true });
    expect(await say(documents, 'decide', asking(again, 2, 60_000), 'raul')).toEqual(done);
    expect(documents.get('expedientes/one')).toMatchObject({
      decision: { firmas: [{ autor: 'ana' }, { autor: 'raul' }], enmienda: 3 },
    });
  });

  test('that waits stays with a version that marks nothing', async () => {
    const proposal = {
      ...{ number: 1, author: 'ana', proposedAt: daysAgo(1), waiting: true },
      mostLent: 60_000 * PESOS,
    };
    const request = requestAt({ proposal });
    const documents = stage(request);
    await publishAll(documents, [2000, false], [1000, false]);
    await keep(documents);
    expect(staffRead(documents)).toEqual(request);
    expect(await say(documents, 'decide', asking(request, 1, 60_000), 'raul')).toEqual(done);
  });
});
