import { expect, test } from 'vitest';
import { seenOfDraft } from '../../src/domain/acts/drafts';
import { saidFigures } from '../../src/domain/acts/loan';
import type { LoanFigures } from '../../src/domain/loan/terms';
import type { RatesDraft } from '../../src/domain/rates/rates';
import { ratesOf } from '../../src/domain/rates/rates';
import { DAY_MS } from '../../src/domain/time';
import valorant from '../../src/games/valorant';
import { LOAN_DRAFT, LOAN_TERMS } from '../../src/records/loan';
import { readLoanDraft, readLoanVersion } from '../../src/records/loan-draft';
import { readDraft, readRatesVersion } from '../../src/records/rates-draft';
import { daysAgo } from '../../tools/samples/undoing';
import { termsInForce, withTermsDraft } from '../support/acts/loan-samples';
import type { Documents } from '../support/acts/map-database';
import { anasRates, withRatesDraft } from '../support/acts/rates-samples';
import { expectRefused } from '../support/acts/refusals';
import { change, say, stage } from '../support/acts/stage';

const game = valorant.id;
const inForce = ratesOf(valorant);
const [first = '', second = ''] = Object.keys(inForce.rates);
const REASON = { es: 'Sube el mercado', en: 'The market rises' };

const draftIn = (documents: Documents): RatesDraft => {
  const stored = documents.get(`borradores/${game}`);
  if (!stored) throw new Error('there is no draft');
  return readDraft(valorant, stored);
};

/** Saves these rates, over those in force, and this reason, as somebody who saw the stored draft. */
function save(
  documents: Documents,
  by: string,
  rates: Readonly<Record<string, number>>,
  reason = REASON,
) {
  const stored = documents.get(`borradores/${game}`);
  const seen = stored ? seenOfDraft(draftIn(documents)) : { draft: 'd1', revision: 0 };
  const { options, base } = inForce;
  const figures = { rates: { ...inForce.rates, ...rates }, options, base };
  return say(
    documents,
    'saveRatesDraft',
    { game, seen: { ...seen, version: 1 }, figures, reason, previousWrong: false },
    by,
  );
}

const publish = (documents: Documents, by: string) =>
  say(
    documents,
    'publishRates',
    { game, seen: { ...seenOfDraft(draftIn(documents)), version: 1 } },
    by,
  );

const more = (id: string, add = 1) => ({ [id]: (inForce.rates[id] ?? 0) + add });
const done = { done: true };
const author = { refused: 'author' };

test('whoever changed a figure does not publish it, whoever saved last', async () => {
  const documents = stage();
  expect(await save(documents, 'raul', more(first))).toEqual(done);
  // Neither another figure nor other words take the authorship of the first figure away.
  expect(await save(documents, 'ana', { ...more(first), ...more(second) })).toEqual(done);
  const other = { ...REASON, es: 'Sube el mercado.' };
  expect(await save(documents, 'ana', { ...more(first), ...more(second) }, other)).toEqual(done);
  expect(draftIn(documents).authors).toEqual({
    figures: { [first]: 'raul', [second]: 'ana' },
    reason: { es: 'ana', en: 'raul' },
  });
  expect(await publish(documents, 'raul')).toEqual(author);
  expect(await publish(documents, 'rosa')).toEqual(done);
});

test('whoever wrote a reason does not publish it, and it carries who wrote it', async () => {
  const documents = stage();
  await save(documents, 'ana', more(first));
  await save(documents, 'raul', more(first), { ...REASON, en: 'Prices rise' });
  expect(draftIn(documents)).toMatchObject({ author: 'ana', revision: 2 });
  expect(await publish(documents, 'raul')).toEqual(author);
  expect(await publish(documents, 'rosa')).toEqual(done);
  expect(
    readRatesVersion(valorant, documents.get(`tarifas/${game}`) ?? {}).publication,
  ).toMatchObject({
    author: 'ana',
    authors: { figures: { [first]: 'ana' }, reason: { es: 'ana', en: 'raul' } },
    publisher: 'rosa',
  });
});

test('a figure that is put back and a reason that is emptied leave the list', async () => {
  const documents = stage();
  await save(documents, 'raul', more(first));
  await save(documents, 'ana', more(second), REASON);
  expect(draftIn(documents).authors?.figures).toEqual({ [second]: 'ana' });
  expect(await publish(documents, 'raul')).toEqual(author);
  await save(documents, 'ana', more(second), { es: '', en: '' });
  expect(draftIn(documents).authors?.reason).toEqual({});
  await save(documents, 'ana', more(second));
  expect(await publish(documents, 'raul')).toEqual(done);
});

test('where every reviewer wrote a part, one puts the figure back or discards the draft', async () => {
  const documents = stage();
  await save(documents, 'raul', more(first));
  await save(documents, 'rosa', { ...more(first), ...more(second) });
  for (const reviewer of ['raul', 'rosa'])
    expect(await publish(documents, reviewer)).toEqual(author);
  await save(documents, 'rosa', more(first));
  expect(await publish(documents, 'rosa')).toEqual(done);
});

test('who wrote a draft of before it said so is its author', async () => {
  const { authors: _, id: __, ...before } = anasRates;
  const documents = withRatesDraft({ ...before, author: 'raul' });
  expect(draftIn(documents)).toEqual({ ...before, author: 'raul' });
  expect(await publish(documents, 'raul')).toEqual(author);
  expect(await publish(documents, 'rosa')).toEqual(done);
  const { publication } = readRatesVersion(valorant, documents.get(`tarifas/${game}`) ?? {});
  expect(publication.authors).toEqual({
    figures: { 'rank.1': 'raul' },
    reason: { es: 'raul', en: 'raul' },
  });
});

test('a first save that comes late brings back neither a discarded nor a published draft', async () => {
  for (const end of [
    (documents: Documents) =>
      say(documents, 'discardRatesDraft', { game, seen: seenOfDraft(draftIn(documents)) }, 'ana'),
    (documents: Documents) => publish(documents, 'rosa'),
  ]) {
    const documents = stage();
    await save(documents, 'ana', more(first));
    expect(await end(documents)).toEqual(done);
    const after = new Map(documents);
    expect(await save(documents, 'ana', more(first))).toEqual({ refused: 'conflict' });
    expect(documents).toEqual(after);
  }
});

test('publishing has its own entry and no other', async () => {
  const documents = withRatesDraft();
  await publish(documents, 'rosa');
  const entries = [...documents].filter(([path]) => path.startsWith('auditoria/'));
  expect(entries).toMatchObject([
    [`auditoria/tarifas_${game}_2`, { accion: 'publicar-tarifas', autor: 'rosa', borrador: 'd1' }],
  ]);
});

test('a save that changes nothing stores nothing, and one over a note removes it', async () => {
  const documents = stage();
  await save(documents, 'ana', more(first));
  const before = new Map(documents);
  expect(await save(documents, 'rosa', more(first))).toEqual(done);
  expect(documents).toEqual(before);
  const seen = seenOfDraft(draftIn(documents));
  await say(documents, 'returnRatesDraft', { game, seen, words: 'Falta algo.' }, 'rosa');
  expect(await save(documents, 'ana', more(first))).toEqual(done);
  expect(draftIn(documents)).toMatchObject({ revision: 3, author: 'ana' });
  expect(draftIn(documents).note).toBeUndefined();
});

/** Saves these figures of the terms of a loan, as somebody who saw the stored draft. */
function saveTerms(
  documents: Documents,
  by: string,
  changes: Partial<LoanFigures>,
  reason = REASON,
) {
  const stored = documents.get(LOAN_DRAFT);
  const seen = stored ? seenOfDraft(readLoanDraft(stored)) : { draft: 't1', revision: 0 };
  const version = documents.has(LOAN_TERMS) ? 1 : 0;
  const figures = saidFigures({ ...termsInForce, ...changes });
  return say(documents, 'saveLoanDraft', { seen: { ...seen, version }, figures, reason }, by);
}

function publishTerms(documents: Documents, by: string) {
  const seen = seenOfDraft(readLoanDraft(documents.get(LOAN_DRAFT) ?? {}));
  const version = documents.has(LOAN_TERMS) ? 1 : 0;
  return say(documents, 'publishLoanTerms', { seen: { ...seen, version } }, by);
}

test('whoever wrote a figure or a reason of terms does not publish them, whoever saved last', async () => {
  const documents = withTermsDraft();
  documents.delete(LOAN_DRAFT);
  await saveTerms(documents, 'raul', { insurance: 0 });
  await saveTerms(documents, 'ana', { insurance: 0 }, { ...REASON, es: 'Sube el mercado.' });
  expect(readLoanDraft(documents.get(LOAN_DRAFT) ?? {})).toMatchObject({
    author: 'raul',
    authors: { figures: { insurance: 'raul' }, reason: { es: 'ana', en: 'raul' } },
  });
  expect(await publishTerms(documents, 'raul')).toEqual(author);
  await saveTerms(documents, 'raul', {}, { es: 'Otra', en: 'Another' });
  await saveTerms(documents, 'ana', { openingRate: 100 }, REASON);
  expect(await publishTerms(documents, 'raul')).toEqual(done);
  expect(readLoanVersion(documents.get(`${LOAN_TERMS}/versiones/2`) ?? {})).toMatchObject({
    author: 'ana',
    authors: { figures: { openingRate: 'ana' }, reason: { es: 'ana', en: 'ana' } },
    publisher: 'raul',
  });
});

test('a publication of terms keeps the reference rate, and nothing of the version before', async () => {
  const documents = withTermsDraft();
  await publishTerms(documents, 'rosa');
  const { cambio, ...terms } = documents.get(LOAN_TERMS) ?? {};
  expect(cambio).toMatchObject({ tasa: 624_583 });
  expect(terms).toEqual(documents.get(`${LOAN_TERMS}/versiones/2`));
  await saveTerms(documents, 'ana', { openingRate: 100 });
  const { version: _, ...next } = readLoanVersion(documents.get(LOAN_TERMS) ?? {});
  expect(next.authors?.figures).toEqual({ insurance: 'ana' });
});

test('a basis of days, which terms had before, stays with what is stored and binds nobody', async () => {
  const documents = withTermsDraft();
  for (const path of [LOAN_TERMS, LOAN_DRAFT]) {
    const { terminos, autores } = documents.get(path) ?? {};
    const cifras = { base: 'rosa', seguro: 'ana' };
    change(documents, path, {
      terminos: { ...(terminos as object), base: 365 },
      autores: { motivo: {}, ...(autores as object), cifras },
    });
  }
  expect(readLoanDraft(documents.get(LOAN_DRAFT) ?? {})).not.toHaveProperty('basis');
  expect(await publishTerms(documents, 'rosa')).toEqual(done);
  expect(documents.get(LOAN_TERMS)?.terminos).not.toHaveProperty('base');
});

test('the author of every figure of the first terms is who entered it', async () => {
  const documents = stage();
  await saveTerms(documents, 'raul', {});
  await saveTerms(documents, 'ana', { insurance: 0 });
  const { authors } = readLoanDraft(documents.get(LOAN_DRAFT) ?? {});
  expect(authors?.figures).toMatchObject({
    smallest: 'raul',
    validUntil: 'raul',
    insurance: 'ana',
  });
  expect(await publishTerms(documents, 'raul')).toEqual(author);
  expect(await publishTerms(documents, 'rosa')).toEqual(done);
  expect(documents.get(LOAN_TERMS)).toMatchObject({ version: 1 });
});

test('a first save of terms that comes late brings back neither a discarded nor a published draft', async () => {
  for (const end of [
    (documents: Documents) =>
      say(documents, 'discardLoanDraft', { seen: { draft: 't1', revision: 1 } }, 'ana'),
    (documents: Documents) => publishTerms(documents, 'rosa'),
  ]) {
    const documents = stage();
    const figures = saidFigures(termsInForce);
    const first = { seen: { draft: 't1', revision: 0, version: 0 }, figures, reason: REASON };
    expect(await say(documents, 'saveLoanDraft', first, 'ana')).toEqual(done);
    expect(await end(documents)).toEqual(done);
    const said = { say, documents, name: 'saveLoanDraft', asked: first, by: 'ana' };
    await expectRefused(said, 'conflict');
  }
});

test('terms out of bounds are not saved', async () => {
  for (const changes of [
    { months: [12, 6] },
    { months: [] },
    { smallest: 2_000_000, largest: 1_000_000 },
    { openingRate: 100, openingFee: 100 },
    { lowestRate: 100, highestRate: 99 },
    { validUntil: daysAgo(1) },
    { validUntil: new Date(Date.now() + 367 * DAY_MS) },
  ]) {
    const documents = stage();
    expect(await saveTerms(documents, 'ana', changes)).toEqual({ refused: 'invalid' });
    expect(documents.has(LOAN_DRAFT)).toBe(false);
  }
});
