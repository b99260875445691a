import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LOAN_AMOUNT_FORM } from '../../../../domain/bank-settings';
import { type AmountProblem, readAmount } from '../../../../domain/fields/amount';
import { type Lending, suggestedAmount } from '../../../../domain/loan/lending';
import { formatLoanAmount } from '../../../../domain/loan/terms';
import { type Cents, formatPlain } from '../../../../domain/money';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { Field, inputClass } from '../../../../ui/form/field';

/** The most to be lent as typed: the amount, or what is wrong with it. */
export type ReadAmount =
  | { readonly amount: Cents; readonly problem?: undefined }
  | { readonly amount?: undefined; readonly problem: AmountProblem | 'bounds' };

/** Reads what is typed for the most to be lent. */
export function readMostLent(typed: string, { smallest, largest }: Lending): ReadAmount {
  const { amount, problem } = readAmount(typed, LOAN_AMOUNT_FORM);
  if (problem) return { problem };
  return amount < smallest || amount > largest ? { problem: 'bounds' } : { amount };
}

/** What stands in the field at first: the amount of the proposal that waits, or the share of the value. */
export function filledIn(
  { value, proposal }: Pick<LoanRequest, 'value' | 'proposal'>,
  lending: Lending,
): string {
  const proposed = proposal?.waiting ? proposal.mostLent : undefined;
  const amount = proposed ?? suggestedAmount(value, lending);
  return amount === undefined ? '' : formatPlain(amount).replace(/\.00$/, '');
}

/** The most that may be lent on an approval, in the loans' currency. */
export function MostLentField({
  ref,
  value,
  problem,
  lending: { smallest, largest },
  onChange,
}: {
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  readonly problem: ReadAmount['problem'];
  readonly lending: Lending;
  readonly onChange: (typed: string) => void;
}) {
  const { t } = useTranslation('staff');
  const bounds = { smallest: formatLoanAmount(smallest), largest: formatLoanAmount(largest) };
  const count = LOAN_AMOUNT_FORM.decimals;
  return (
    <Field
      label={t('requests.cases.lent.field')}
      error={problem && t(`requests.cases.lent.problems.${problem}`, { ...bounds, count })}
      required
    >
      {(tied) => (
        <input
          {...tied}
          ref={ref}
          className={inputClass}
          name="monto"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
