import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSeenLoan } from '../../../src/browser/seen-loan';
import { formatRate, type LoanConditions } from '../../../src/domain/loan/terms';
import { formatYearlyCost } from '../../../src/domain/loan/yearly-cost';
import { copy as spanish } from '../../../src/i18n/es';
import { formatDate } from '../../../src/i18n/format';
import { loanTerms, referenceRate } from '../../../tools/samples/loan-terms';
import { withBankWords } from '../../support/bank-words';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { renderRoute } from '../../support/render-app';
import { said } from '../../support/said';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const terms = { ...loanTerms, validUntil: inDays(60) };
const conditions: LoanConditions = { terms, reference: referenceRate };

const open = (loan: LoanConditions | undefined) => {
  const backend = createInMemoryBackend(loan ? { loan } : {});
  return { backend, rendered: renderRoute('/Prestamo', { backend }) };
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the example of a loan', () => {
  const heading = () => screen.findByRole('heading', { name: spanish.loan.title });

  it('says that it is an example, since when the terms count, and what it would cost in all', async () => {
    const { backend, rendered } = open(conditions);
    await rendered;
    await heading();
    expect(await screen.findByText(new RegExp(spanish.loan.sentence))).toBeVisible();
    const result = screen.getByRole('complementary', { name: spanish.loan.result });
    for (const figure of [
      'RD$4,817.98',
      formatRate(2_400, 'es'),
      formatYearlyCost(3_674, 'es'),
      '50,000.00',
      '6,735.76',
      '1,080.00',
      '1,000.00',
      'RD$58,815.76',
    ])
      expect(within(result).getByText(figure)).toBeVisible();
    expect(backend.calls('loanConditions')).toBe(1);
  });

  it.each(['Asia/Tokyo', 'America/Santo_Domingo', 'Pacific/Honolulu'])(
    'names the last day as the bank counts it, with the browser in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      const until = new Date(`${new Date().getFullYear() + 1}-02-05T00:00-04:00`);
      await open({ terms: { ...terms, validUntil: until } }).rendered;
      const lastDay = formatDate(new Date(until.getTime() - 1), 'date', 'es');
      expect(lastDay).toMatch(/^4 feb/);
      expect(await screen.findByText(new RegExp(`${lastDay}\\.?$`))).toBeVisible();
    },
  );

  it('says the result once, when the slider rests', async () => {
    await open(conditions).rendered;
    const slider = await screen.findByRole('slider');
    const first = await waitFor(() => {
      expect(said()).toHaveLength(1);
      return said();
    });
    for (const amount of ['60', '70', '80'])
      fireEvent.change(slider, { target: { value: `${amount}00000` } });
    expect(said()).toEqual(first);
    await waitFor(() => expect(said()).not.toEqual(first));
    expect(said()).toEqual([expect.stringMatching(/RD\$7,\d{3}/)]);
  });

  it('tells the yearly cost of terms of before that would not be published today', async () => {
    const dear = { ...terms, openingRate: 0, openingFee: 5_000_000 };
    await open({ terms: dear }).rendered;
    const result = await screen.findByRole('complementary', { name: spanish.loan.result });
    const cost = await within(result).findByText(spanish.loan.yearlyCost);
    expect(cost.nextSibling).toHaveTextContent(formatYearlyCost(Number.POSITIVE_INFINITY, 'es'));
  });

  it('follows the amount and the months, and refuses an amount out of bounds in words', async () => {
    const { user } = await open(conditions).rendered;
    const field = await screen.findByRole('textbox', { name: spanish.loan.amount });
    await user.clear(field);
    await user.type(field, '100000');
    expect(field).toHaveValue('100,000');
    await user.click(screen.getByRole('button', { name: '24' }));
    const result = screen.getByRole('complementary', { name: spanish.loan.result });
    expect(within(result).getByText('100,000.00')).toBeVisible();
    expect(within(result).getByText('RD$5,377.11')).toBeVisible();
    await user.clear(field);
    await user.type(field, '300001');
    expect(field).toBeInvalid();
    expect(screen.getByText(/RD\$5,000\.00.*RD\$300,000\.00/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: withBankWords(spanish.loan.less) }));
    expect(field).toBeValid();
  });

  it.each([
    ['20000.5', 'RD$20,000.00'],
    ['RD$ 20,000.75', 'RD$20,000.00'],
    ['12.000,50', 'RD$12,000.00'],
  ])('cuts the cents of %s, and says so', async (pasted, used) => {
    const { user } = await open(conditions).rendered;
    const field = await screen.findByRole('textbox', { name: spanish.loan.amount });
    await user.clear(field);
    await user.paste(pasted);
    expect(field).toBeValid();
    expect(screen.getByText(spanish.loan.cut.replace('{{amount}}', used))).toBeVisible();
    const result = screen.getByRole('complementary', { name: spanish.loan.result });
    expect(within(result).getByText(used.replace('RD$', ''))).toBeVisible();
    await user.tab();
    expect(field).toHaveValue(used.replace(/^RD\$|\.00$/g, ''));
  });

  it.each([
    ['50,000.00', '50,000'],
    ['RD$75,000.00', '75,000'],
    ['12.000', '12,000'],
    ['１２０００', '12,000'],
  ])('reads %s as %s without a word', async (pasted, used) => {
    const { user } = await open(conditions).rendered;
    const field = await screen.findByRole('textbox', { name: spanish.loan.amount });
    await user.clear(field);
    await user.paste(pasted);
    await user.tab();
    expect(field).toHaveValue(used);
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription('');
  });

  it.each([
    ['-20000', 'minus'],
    ['2e4', 'number'],
  ] as const)('takes no amount from %s, and says why', async (pasted, problem) => {
    const { user } = await open(conditions).rendered;
    const field = await screen.findByRole('textbox', { name: spanish.loan.amount });
    await user.clear(field);
    await user.paste(pasted);
    expect(field).toHaveAccessibleDescription(spanish.loan.problems[problem]);
    const result = screen.getByRole('complementary', { name: spanish.loan.result });
    expect(within(result).getByText('50,000.00')).toBeVisible();
  });

  it('groups what is typed into an amount that it grouped itself', async () => {
    const { user } = await open(conditions).rendered;
    const field = await screen.findByRole('textbox', { name: spanish.loan.amount });
    await user.type(field, '{Backspace}5');
    expect(field).toHaveValue('50,005');
    await user.type(field, '{Backspace}{Backspace}');
    expect(field).toHaveValue('500');
    await user.type(field, '00.7');
    expect(field).toHaveValue('50,000.7');
    expect(screen.getByText(spanish.loan.cut.replace('{{amount}}', 'RD$50,000.00'))).toBeVisible();
  });

  it('shows every instalment on demand', async () => {
    const { user } = await open(conditions).rendered;
    await user.click(await screen.findByRole('button', { name: spanish.loan.showTable }));
    const table = screen.getByRole('table', { name: spanish.loan.tableTitle });
    expect(within(table).getAllByRole('row')).toHaveLength(14);
    expect(within(table).getByRole('row', { name: /^12 / })).toHaveTextContent('92.71');
    await user.click(screen.getByRole('button', { name: spanish.loan.hideTable }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('is the page of an unknown address for a bank without terms', async () => {
    await open(undefined).rendered;
    expect(
      await screen.findByRole('heading', { name: spanish.errors.notFound.title }),
    ).toBeVisible();
    expect(screen.queryByText(new RegExp(spanish.loan.example))).not.toBeInTheDocument();
  });

  it('shows no figure once the terms have ended', async () => {
    await open({ terms: { ...terms, validUntil: inDays(-1) } }).rendered;
    await screen.findByRole('heading', { name: spanish.loan.expiredTitle });
    expect(screen.queryByText(/RD\$/)).not.toBeInTheDocument();
  });

  it('says that the terms were replaced while it was open, and uses the new ones', async () => {
    const { backend, rendered } = open(conditions);
    const { user } = await rendered;
    await user.click(await screen.findByRole('button', { name: '24' }));
    const since = inDays(0);
    const next = { ...terms, version: 2, highestRate: 3_000, lowestRate: 3_000, since };
    backend.publishLoan({ terms: next });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText(formatRate(3_000, 'es'))).toBeVisible();
    expect(screen.getByRole('button', { name: '24' })).toHaveAttribute('aria-pressed', 'true');
    const [before = ''] = spanish.loan.replaced.split('{{');
    expect(screen.getByText(new RegExp(before))).toBeVisible();
  });

  it.each([
    ['offline', 'offline'],
    ['unknown', 'unread'],
  ] as const)('goes on with the terms seen last after a failure: %s', async (code, words) => {
    saveSeenLoan({ conditions, seenAt: inDays(-1) });
    const { backend, rendered } = open(conditions);
    backend.fail('loanConditions', code);
    const { user } = await rendered;
    const [before = ''] = spanish.loan[words].split('{{');
    expect(await screen.findByText(new RegExp(before))).toBeVisible();
    expect(screen.getByText(formatRate(2_400, 'es'))).toBeVisible();
    backend.recover('loanConditions');
    await user.click(screen.getByRole('button', { name: spanish.loan.retry }));
    await waitFor(() => expect(screen.queryByText(new RegExp(before))).not.toBeInTheDocument());
  });

  it.each([
    ['offline', 'failedOffline'],
    ['denied', 'failed'],
  ] as const)('without any terms says why and offers to read again: %s', async (code, words) => {
    const { backend, rendered } = open(conditions);
    backend.fail('loanConditions', code);
    const { user } = await rendered;
    const [before = ''] = spanish.loan[words].split('{{');
    expect(await screen.findByText(new RegExp(before))).toBeVisible();
    backend.recover('loanConditions');
    await user.click(screen.getByRole('button', { name: spanish.loan.retry }));
    expect(await screen.findByText(formatRate(2_400, 'es'))).toBeVisible();
  });
});
