import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seenOfDraft } from '../../../../src/domain/acts/drafts';
import { saidFigures } from '../../../../src/domain/acts/loan';
import { dayKey } from '../../../../src/domain/day';
import type { LoanDraft } from '../../../../src/domain/loan/terms';
import { percentText } from '../../../../src/domain/percent';
import type { StaffRole } from '../../../../src/domain/session';
import { staffParts as spanish } from '../../../../src/i18n/es/staff/parts';
import { loanFigures, loanTerms, referenceRate } from '../../../../tools/samples/loan-terms';
import { withBankWords } from '../../../support/bank-words';
import { said } from '../../../support/said';
import { MEMBER, openStaff } from '../staff-app';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const terms = { ...loanTerms, validUntil: inDays(60) };
const draft: LoanDraft = {
  ...loanFigures,
  validUntil: inDays(60),
  reason: { es: 'Sube la tasa', en: 'The rate rises' },
  author: 'other',
  savedAt: new Date(),
  revision: 1,
};

type Contents = NonNullable<Parameters<typeof openStaff>[1]>;

describe('the terms of the example of a loan', () => {
  const { loan, rates } = spanish;
  const open = async (roles: readonly StaffRole[], contents: Contents = {}) => {
    const app = await openStaff('/GamesSettings?tab=tarifas&juego=prestamo', {
      loanTerms: [],
      reference: undefined,
      ...contents,
      roles,
    });
    await screen.findByRole('region', { name: rates.draft.title });
    const type = async (label: string, text: string) => {
      const field = screen.getByLabelText(withBankWords(label));
      await app.user.clear(field);
      await app.user.type(field, text);
    };
    const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
    return { ...app, type, press };
  };
  const costs = (lowest: string, highest: string) =>
    loan.facts.costs
      .replace('{{lowest}}', percentText(lowest, 'es'))
      .replace('{{highest}}', percentText(highest, 'es'));
  const publish = (version: number) => rates.publish.button.replace('{{version}}', `${version}`);

  it('are drafted by an analyst, with what is wrong beside its field', async () => {
    const { type, press, staff } = await open(['analyst']);
    expect(screen.getByText(loan.none)).toBeVisible();
    await press(rates.draft.save);
    expect(screen.getByText(withBankWords(loan.problems.smallest))).toBeVisible();
    expect(screen.getByLabelText(withBankWords(loan.fields.smallest))).toHaveFocus();
    await waitFor(() =>
      expect(said()).toContainEqual(expect.stringMatching(/^(Hay|There are) 6 /)),
    );
    await type(loan.fields.smallest, '5,000');
    await type(loan.fields.largest, '300000');
    await type(loan.fields.months, '6, 12, 24');
    await type(loan.fields.lowestRate, '24');
    await type(loan.fields.highestRate, '24.5');
    await type(loan.fields.validUntil, inDays(30).toISOString().slice(0, 10));
    await press(rates.draft.save);
    expect(await screen.findByText(rates.draft.saved)).toBeVisible();
    expect(await staff.read('loanDraft')).toMatchObject({
      smallest: 500_000,
      largest: 30_000_000,
      months: [6, 12, 24],
      lowestRate: 2_400,
      highestRate: 2_450,
      revision: 1,
    });
    expect(screen.getByText(loan.publish.obstacles.role)).toBeVisible();
  });

  it('read decimal commas and currencies, and say what is no figure', async () => {
    const { type, press, staff } = await open(['analyst']);
    await type(loan.fields.smallest, 'RD$ 5,000.00');
    await type(loan.fields.largest, '300.000,00');
    await type(loan.fields.months, '6; 12');
    await type(loan.fields.lowestRate, '18,5');
    await type(loan.fields.highestRate, '24 %');
    await type(loan.fields.insurance, '2e1');
    await type(loan.fields.validUntil, inDays(30).toISOString().slice(0, 10));
    await press(rates.draft.save);
    const insurance = screen.getByLabelText(withBankWords(loan.fields.insurance));
    expect(insurance).toHaveAccessibleDescription(loan.problems.number);
    await type(loan.fields.insurance, '20');
    await press(rates.draft.save);
    expect(await screen.findByText(rates.draft.saved)).toBeVisible();
    expect(await staff.read('loanDraft')).toMatchObject({
      smallest: 500_000,
      largest: 30_000_000,
      months: [6, 12],
      lowestRate: 1_850,
      highestRate: 2_400,
      insurance: 2_000,
    });
  });

  it('tell what the smallest amount costs in a year, in force and as it is typed', async () => {
    const { type } = await open(['analyst'], { loanTerms: [terms] });
    const label = loan.facts.yearlyCost.replace('{{amount}}', 'RD$5,000.00');
    const inForce = screen.getByText(label).nextSibling;
    expect(inForce).toHaveTextContent(costs('74.24', '91.34'));
    const history = screen.getByRole('region', { name: rates.history.title });
    expect(history).toHaveTextContent(
      loan.history.yearlyCost
        .replace('{{amount}}', 'RD$5,000.00')
        .replace('{{cost}}', costs('74.24', '91.34')),
    );
    await type(loan.fields.months, '6');
    await type(loan.fields.openingRate, '0');
    await type(loan.fields.insurance, '80');
    expect(screen.getByText(`${label}: ${percentText('71.61', 'es')}`)).toBeVisible();
    await type(loan.fields.insurance, '-1');
    expect(screen.queryByText(`${label}:`, { exact: false })).toBeNull();
  });

  it.each([
    [8_990, undefined],
    [20_000, '181.57'],
  ])('with an insurance of %d cents a month cost %s', async (insurance, cost) => {
    const { press, staff } = await open(['reviewer'], {
      loanTerms: [terms],
      loanDraft: { ...draft, insurance },
    });
    if (!cost) {
      await press(publish(2));
      await press(rates.publish.confirmYes);
      expect(await screen.findByRole('button', { name: publish(3) })).toBeVisible();
      return;
    }
    const obstacle = loan.publish.obstacles.cost_other
      .replace('{{amount}}', 'RD$5,000.00')
      .replace('{{count}}', `${loanFigures.months[0]}`)
      .replace('{{cost}}', percentText(cost, 'es'))
      .replace('{{most}}', percentText(100, 'es'));
    // Under the cost for whoever writes the draft, and at the button.
    expect(screen.getAllByText(obstacle)).toHaveLength(2);
    await press(publish(2));
    expect(screen.queryByRole('button', { name: rates.publish.confirmYes })).toBeNull();
    expect((await staff.read('loanConditions'))?.terms.version).toBe(1);
  });

  it('are published by a second person, and then have a history', async () => {
    const { press, staff } = await open(['reviewer'], { loanDraft: draft, loanTerms: [terms] });
    await press(publish(2));
    await press(rates.publish.confirmYes);
    const history = await screen.findByRole('region', { name: rates.history.title });
    await within(history).findByText(loan.history.version.replace('{{version}}', '2'));
    expect((await staff.read('loanConditions'))?.terms).toMatchObject({
      version: 2,
      author: 'other',
    });
    expect(await screen.findByRole('button', { name: publish(3) })).toBeVisible();
  });

  it('are not published by their author, without a reason, or with unsaved changes', async () => {
    const { type } = await open(['reviewer'], { loanDraft: draft });
    await type(loan.fields.insurance, '1');
    expect(screen.getByText(loan.publish.obstacles.unsaved)).toBeVisible();
    expect(screen.getByRole('button', { name: publish(1) })).toHaveAttribute('aria-disabled');
  });

  it('are not published by who wrote a reason, which the page says', async () => {
    const authors = { figures: { highestRate: 'other' }, reason: { es: 'other', en: 'staff' } };
    const names = { other: 'Luis Mota', [MEMBER.uid]: MEMBER.name };
    const shared = { ...draft, highestRate: 2_500, authors };
    const reviewers = ['other', MEMBER.uid];
    await open(['reviewer'], { loanTerms: [terms], loanDraft: shared, names, reviewers });
    const { writers, rates } = spanish;
    expect(screen.getByText(writers.nobodyLeft)).toBeVisible();
    expect(screen.getByText(loan.publish.obstacles.author)).toBeVisible();
    const parts = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(parts).toContain(rates.draft.reasons.en);
  });

  it('are discarded and returned, as rates are', async () => {
    const { press, staff, user } = await open(['reviewer'], { loanDraft: draft });
    const { rates, returnDraft } = spanish;
    await press(returnDraft.open);
    await user.type(screen.getByLabelText(returnDraft.note), 'Falta algo.');
    await press(returnDraft.send);
    expect(await screen.findByText('Falta algo.')).toBeVisible();
    expect(await staff.read('loanDraft')).toMatchObject({
      revision: 2,
      note: { text: 'Falta algo.' },
    });
    await press(rates.draft.discard);
    await press(rates.draft.discardYes);
    expect(await screen.findByText(rates.draft.discarded)).toBeVisible();
    expect(await staff.read('loanDraft')).toBeUndefined();
    expect(screen.getByText(loan.publish.obstacles['no-draft'])).toBeVisible();
  });

  it('stay typed when a colleague saved another draft, and are saved on top', async () => {
    const { type, press, staff } = await open(['reviewer'], { loanDraft: draft });
    await staff.act('saveLoanDraft', {
      seen: { ...seenOfDraft(draft), version: 0 },
      figures: saidFigures({ ...draft, insurance: 0 }),
      reason: draft.reason,
    });
    await type(loan.fields.insurance, '100');
    await press(rates.draft.save);
    expect(await screen.findByText(loan.draft.conflict)).toBeVisible();
    expect(screen.getByLabelText(withBankWords(loan.fields.insurance))).toHaveValue('100');
    await press(rates.draft.save);
    expect(await screen.findByText(rates.draft.saved)).toBeVisible();
    expect(await staff.read('loanDraft')).toMatchObject({ insurance: 10_000, revision: 3 });
  });

  it('have a reference rate that one person enters, near to the one before', async () => {
    const reference = { ...referenceRate, enteredAt: inDays(-2) };
    const { type, press, staff } = await open(['analyst'], { loanTerms: [terms], reference });
    const label = withBankWords(loan.reference.label);
    await type(label, '70');
    await press(loan.reference.save);
    expect(
      screen.getByText(loan.reference.problems.move.replace('{{before}}', '62.4583')),
    ).toBeVisible();
    await type(label, '62,458');
    await press(loan.reference.save);
    expect(screen.getByText(/62458 .+ 62\.458/)).toBeVisible();
    await type(label, '63,1');
    await press(loan.reference.save);
    expect(await screen.findByText(loan.reference.saved)).toBeVisible();
    expect((await staff.read('loanConditions'))?.reference).toMatchObject({
      rate: 631_000,
      edits: 2,
    });
  });

  it('ask once more whether the first reference rate of all is right', async () => {
    const { type, press, staff } = await open(['analyst'], { loanTerms: [terms] });
    const { label, save, first, right, yes, saved } = loan.reference;
    const said = (words: string, rate: string) => withBankWords(words).replace('{{rate}}', rate);
    const question = (rate: string) => `${first} ${said(right, rate)}`;
    await type(label, '1');
    await press(save);
    expect(screen.queryByText(question('RD$1.0000'))).toBeNull();
    await type(label, '99');
    await press(save);
    expect(screen.getByText(question('RD$99.0000'))).toBeVisible();
    expect((await staff.read('loanConditions'))?.reference).toBeUndefined();
    // Another rate is asked about anew.
    await type(label, '62.4583');
    await press(save);
    await press(said(yes, 'RD$62.4583'));
    expect(await screen.findByText(withBankWords(saved))).toBeVisible();
    expect((await staff.read('loanConditions'))?.reference).toMatchObject({
      rate: 624_583,
      before: 0,
    });
    // From then on the same day's first is what a rate is compared with.
    await type(label, '70');
    await press(save);
    expect(screen.getByText(/62\.4583, /)).toBeVisible();
  });

  it('ask once more about a rate that is far from one of the last thirty days', async () => {
    const days = { [dayKey(inDays(-20))]: 500_000, [dayKey(inDays(-9))]: 610_000 };
    const reference = { ...referenceRate, enteredAt: inDays(-2), days };
    const { type, press, staff } = await open(['analyst'], { loanTerms: [terms], reference });
    const { label, save, far, right, yes, saved } = loan.reference;
    const range = far.replace('{{lowest}}', '50.0000').replace('{{highest}}', '62.4583');
    await type(label, '62.6');
    await press(save);
    const asked = `${range} ${withBankWords(right).replace('{{rate}}', 'RD$62.6000')}`;
    expect(screen.getByText(asked)).toBeVisible();
    expect((await staff.read('loanConditions'))?.reference).toMatchObject({ edits: 1 });
    await press(yes.replace('{{rate}}', 'RD$62.6000'));
    expect(await screen.findByText(saved)).toBeVisible();
    expect((await staff.read('loanConditions'))?.reference).toMatchObject({
      rate: 626_000,
      edits: 2,
    });
    // 25 % above the lowest is near enough.
    await type(label, '62.5');
    await press(save);
    await waitFor(async () =>
      expect((await staff.read('loanConditions'))?.reference).toMatchObject({
        rate: 625_000,
        edits: 3,
      }),
    );
  });

  it.each([
    [10, /10/],
    [-1, new RegExp(loan.ended.slice(0, 30))],
  ])('tell staff of a game, too, that they end in %d days', async (days, words) => {
    const ending = { ...terms, validUntil: inDays(days + 0.1) };
    await openStaff('/GamesSettings?tab=tarifas&juego=roblox', {
      loanTerms: [ending],
      roles: ['reader'],
    });
    const [start = ''] = (days > 0 ? loan.ends_other : loan.ended).split('{{');
    const note = await screen.findByText(new RegExp(start));
    expect(note).toHaveTextContent(words);
  });
});
