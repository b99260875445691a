import { expect, test } from 'vitest';
import { DAY_MS } from '../../src/domain/time';
import { LOAN_TERMS, readLoanConditions } from '../../src/records/loan';
import { loanTermsRecord, referenceRecord } from '../../src/records/loan-draft';
import { rateBefore, termsInForce, withTermsDraft } from '../support/acts/loan-samples';
import { type Documents, documentOf } from '../support/acts/map-database';
import { change, say, tokenOf } from '../support/acts/stage';

const done = { done: true };

test('a reference rate is compared with the last one of an earlier day', async () => {
  const documents = withTermsDraft();
  const enter = (edits: number, rate: number) =>
    say(documents, 'enterReferenceRate', { seen: { edits }, rate, asked: false }, 'ana');
  expect(await enter(1, 680_000)).toEqual(done);
  expect(documents.get(LOAN_TERMS)?.cambio).toMatchObject({ anterior: 624_583, ediciones: 2 });
  expect(await enter(2, 690_000)).toEqual({ refused: 'move' });
  expect(await enter(2, 563_000)).toEqual(done);
  expect(documents.get('auditoria/cambio_3')).toMatchObject({ accion: 'cambiar-referencia' });
});

/** Enters these rates, one a day, each with or without having asked once more; how each was answered. */
async function enterDaily(
  documents: Documents,
  rates: readonly (readonly [rate: number, asked: boolean])[],
) {
  const answers: unknown[] = [];
  let edits = readLoanConditions(documents.get(LOAN_TERMS) ?? {}).reference?.edits ?? 0;
  for (const [day, [rate, asked]] of rates.entries()) {
    const now = Date.now() + day * DAY_MS;
    const said = { seen: { edits }, rate, asked };
    const token = tokenOf('ana', { auth_time: Math.floor(now / 1000) - 60 });
    const answer = await say(documents, 'enterReferenceRate', said, token, now);
    answers.push('refused' in answer ? answer.refused : 'done');
    if (!('refused' in answer)) edits += 1;
  }
  return answers;
}

test('a rate that creeps a tenth a day is asked about on the third day', async () => {
  const documents = withTermsDraft();
  expect(
    await enterDaily(documents, [
      [687_000, false],
      [755_000, false],
      [830_000, false],
      [830_000, true],
      // Near to the day before, but not yet to the lowest of the thirty days.
      [840_000, false],
    ]),
  ).toEqual(['done', 'done', 'unasked', 'done', 'unasked']);
  const { reference } = readLoanConditions(documents.get(LOAN_TERMS) ?? {});
  expect(Object.values(reference?.days ?? {})).toEqual([624_583, 687_000, 755_000]);
});

test('the first rate of all, and the first over one that does not know its days, are asked about', async () => {
  const first = withTermsDraft();
  first.set(LOAN_TERMS, documentOf(loanTermsRecord(termsInForce)));
  expect(
    await enterDaily(first, [
      [624_583, false],
      [624_583, true],
      [630_000, false],
    ]),
  ).toEqual(['unasked', 'done', 'done']);
  const before = withTermsDraft();
  const { days: _, ...unknown } = rateBefore;
  change(before, LOAN_TERMS, documentOf(referenceRecord(unknown)));
  expect(
    await enterDaily(before, [
      [624_583, false],
      [624_583, true],
      [630_000, false],
    ]),
  ).toEqual(['unasked', 'done', 'done']);
});
