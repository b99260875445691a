import { isPossibleAnswer } from '../answers';
import type { Calculator } from '../calculator';
import { type Estimate, estimate } from '../estimate';
import type { Cents } from '../money';
import type { ProofLines } from '../proof';
import { provenPercent } from '../proven-percent';
import { changedRates, checkRates, type RateChange, ratesOf } from '../rates/rates';
import type { KeptAccount } from './kept-account';

/** A kept account under today's rates. */
export interface ThenAndNow {
  readonly estimate: Estimate;
  /** Cents; negative where the value fell. */
  readonly moved: Cents;
  /**
   * The rates of this account's answers that changed, in the calculator's order. Undefined if the
   * game's questions have changed, so that its rates cannot be compared.
   */
  readonly changes: readonly RateChange[] | undefined;
  /** The part of today's value that counts as proven, in whole per cent. */
  readonly provenPercent: number;
}

/** Whether a calculator still asks the questions that an account answers, in the same form. */
function fits({ attributes }: Calculator, { answers }: KeptAccount): boolean {
  return Object.entries(answers).every(([id, answer]) => {
    const attribute = attributes.find((one) => one.id === id);
    // A question without an answer is worth nothing, then and now.
    return attribute ? isPossibleAnswer(attribute, answer) : answer === 0;
  });
}

function concerns(change: RateChange, { answers }: KeptAccount, { base }: Estimate): boolean {
  if ('base' in change) return base > 0;
  const answer = answers[change.attribute] ?? 0;
  return change.option === undefined ? answer > 0 : answer === change.option;
}

/** The lines of an account of which the device keeps that they are proven. */
function linesOf({ verified = [], answers }: KeptAccount): ProofLines {
  const line = (id: string) => ({ mark: 'proven', counted: answers[id] ?? 0 }) as const;
  return Object.fromEntries(verified.map((id) => [id, line(id)]));
}

/**
 * The value of an account with the rates of this calculator, and what moved the value since it was
 * kept. Undefined if its answers no longer fit the game.
 */
export function thenAndNow(calculator: Calculator, account: KeptAccount): ThenAndNow | undefined {
  if (!fits(calculator, account)) return undefined;
  const now = estimate(calculator, account.answers);
  const comparable = checkRates(calculator, account.rates).length === 0;
  return {
    estimate: now,
    moved: now.value - account.value,
    changes: comparable
      ? changedRates(calculator, account.rates, ratesOf(calculator)).filter((change) =>
          concerns(change, account, now),
        )
      : undefined,
    provenPercent: provenPercent(now, linesOf(account)),
  };
}
