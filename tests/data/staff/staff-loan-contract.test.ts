import { describe, expect, test } from 'vitest';
import type { StaffBackend } from '../../../src/data/staff/backend';
import type { LoanDraft } from '../../../src/domain/loan/terms';
import { loanFigures, loanTerms, referenceRate } from '../../../tools/samples/loan-terms';
import { bothStaffBackends } from '../../support/both-staff-backends';

const { implementations } = bothStaffBackends();

const reason = { es: 'Primeros términos', en: 'First terms' };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const figures = { ...loanFigures, validUntil: inDays(60) };

/** Leo's draft, as stored. */
const leos: LoanDraft = {
  ...figures,
  reason,
  author: 'leo',
  savedAt: new Date(Date.UTC(2026, 10, 23, 12)),
  revision: 3,
};

const code = (expected: string) => ({ code: expected });
const lastActs = async (staff: StaffBackend) =>
  (await staff.read('listAudit', { author: undefined, act: undefined, day: undefined }, 5)).rows;

describe.each(implementations)('%s', (_name, open) => {
  test('a bank without terms has none, no draft and no history', async () => {
    const { staff } = await open({});
    expect(await staff.read('loanConditions')).toBeUndefined();
    expect(await staff.read('loanDraft')).toBeUndefined();
    expect(await staff.read('loanHistory')).toEqual([]);
  });

  test('terms are read with the reference rate, and their history newest first', async () => {
    const second = { ...loanTerms, version: 2, insurance: 0 };
    const { staff } = await open({ loanTerms: [loanTerms, second], reference: referenceRate });
    expect(await staff.read('loanConditions')).toEqual({ terms: second, reference: referenceRate });
    expect(await staff.read('loanHistory')).toEqual([second, loanTerms]);
  });

  test('a draft belongs to the member who saves it, and a later save of an older one conflicts', async () => {
    const { staff, uid } = await open({ loanDraft: leos });
    expect(await staff.read('loanDraft')).toEqual(leos);
    const next = { ...figures, insurance: 0, reason: { es: ' Sin seguro ', en: '' } };
    const saved = await staff.saveLoanDraft(leos, next, 0);
    expect(saved).toMatchObject({ author: uid, revision: 4, reason: { es: 'Sin seguro', en: '' } });
    expect(await staff.read('loanDraft')).toMatchObject({ author: uid, insurance: 0, revision: 4 });
    for (const seen of [leos, undefined])
      await expect(staff.saveLoanDraft(seen, { ...next, insurance: 1 }, 0)).rejects.toMatchObject(
        code('conflict'),
      );
  });

  test('a reviewer publishes the draft of somebody else, and the audit tells', async () => {
    const { staff, uid } = await open({ loanDraft: leos }, ['reviewer', 'admin']);
    const made = await staff.publishLoanTerms(leos, 0);
    const expected = { ...figures, reason, author: 'leo', publisher: uid, version: 1 };
    expect(made).toMatchObject(expected);
    expect((await staff.read('loanConditions'))?.terms).toMatchObject(expected);
    expect(await staff.read('loanDraft')).toBeUndefined();
    expect(await lastActs(staff)).toMatchObject([
      { act: 'publishLoanTerms', author: uid, subject: { kind: 'loan' } },
    ]);
    await expect(staff.publishLoanTerms(leos, 1)).rejects.toMatchObject(code('conflict'));
  });

  test('the reference rate is entered beside the terms, by one person, and the audit tells', async () => {
    const { staff, uid } = await open({ loanTerms: [loanTerms] }, ['analyst', 'admin']);
    const first = await staff.enterReferenceRate(undefined, 624_583);
    expect(first).toMatchObject({ rate: 624_583, author: uid, before: 0, edits: 1 });
    expect((await staff.read('loanConditions'))?.reference).toMatchObject({
      rate: 624_583,
      edits: 1,
    });
    expect((await staff.read('loanConditions'))?.terms).toEqual(loanTerms);
    expect(await lastActs(staff)).toMatchObject([
      { act: 'enterReferenceRate', author: uid, subject: { kind: 'loan' } },
    ]);
    const late = staff.enterReferenceRate(undefined, 620_000);
    await expect(late).rejects.toMatchObject(code('conflict'));
  });
});
