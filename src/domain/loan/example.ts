import type { Cents } from '../money';
import type { BasisPoints, LoanFigures } from './terms';
import { effectiveYear } from './yearly-cost';

/** The figures that decide how a loan is repaid. */
export interface LoanPlan {
  readonly amount: Cents;
  readonly months: number;
  /** The nominal annual rate. */
  readonly rate: BasisPoints;
}

/** One instalment: its interest, its principal, and what is still owed after it. */
export interface Instalment {
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  readonly balance: Cents;
}

/** An example of a loan, with everything that it would cost. */
export interface LoanExample extends LoanPlan {
  readonly instalments: readonly Instalment[];
  /** Each instalment but the last, which takes the rest of the cents. */
  readonly instalment: Cents;
  /** The instalment with the insurance. */
  readonly monthly: Cents;
  readonly interest: Cents;
  /** The insurance of all months. */
  readonly insurance: Cents;
  readonly opening: Cents;
  /** Principal, interest, insurance and opening. */
  readonly total: Cents;
  /** What all of it costs in a year; infinite where the opening takes the whole amount. */
  readonly yearlyCost: BasisPoints;
}

const MONTHS_A_YEAR = 12;
const ONE: BasisPoints = 10_000;

/** The interest of one month is this fraction of what is owed: a month is a twelfth of the year. */
function monthlyRate({ rate }: LoanPlan): readonly [number, number] {
  return [rate, ONE * MONTHS_A_YEAR];
}

/** Rounds a quotient of whole numbers half up. */
function divide(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}

/**
 * The equal instalment of the French system in whole cents, rounded half up. Whole numbers of any
 * length, because a power of the rate has hundreds of digits.
 */
export function equalInstalment(plan: LoanPlan): Cents {
  const [part, whole] = monthlyRate(plan).map(BigInt) as [bigint, bigint];
  const months = BigInt(plan.months);
  const amount = BigInt(plan.amount);
  if (part === 0n) return divide(amount, months);
  const grown = (whole + part) ** months;
  return divide(amount * part * grown, whole * (grown - whole ** months));
}

/**
 * The amortisation table of the French system: interest on what is owed, rounded half up to cents;
 * equal instalments but the last, which repays the rest.
 */
export function amortisation(plan: LoanPlan): Instalment[] {
  const [part, whole] = monthlyRate(plan);
  const equal = equalInstalment(plan);
  let owed = plan.amount;
  return Array.from({ length: plan.months }, (_, place) => {
    const interest = Math.floor((2 * owed * part + whole) / (2 * whole));
    const principal = place === plan.months - 1 ? owed : equal - interest;
    owed -= principal;
    return { payment: principal + interest, interest, principal, balance: owed };
  });
}

const sum = (amounts: readonly Cents[]) => amounts.reduce((all, one) => all + one, 0);

/** What a loan of this amount would cost with these terms, at the highest rate that they name. */
export function loanExample(terms: LoanFigures, amount: Cents, months: number): LoanExample {
  const plan = { amount, months, rate: terms.highestRate };
  const instalments = amortisation(plan);
  const instalment = equalInstalment(plan);
  const interest = sum(instalments.map((one) => one.interest));
  const insurance = terms.insurance * months;
  const opening = terms.openingFee + Math.floor((2 * amount * terms.openingRate + ONE) / (2 * ONE));
  const total = amount + interest + insurance + opening;
  return {
    ...plan,
    instalments,
    instalment,
    monthly: instalment + terms.insurance,
    interest,
    insurance,
    opening,
    total,
    yearlyCost: effectiveYear(
      amount - opening,
      instalments.map(({ payment }) => payment + terms.insurance),
    ),
  };
}
