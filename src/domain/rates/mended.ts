import type { Answers } from '../answers';
import type { Calculator } from '../calculator';
import { estimate } from '../estimate';
import type { Cents } from '../money';
import type { LoanRequest } from '../request/loan-request';
import { checkRates, type RateFigures, withFigures } from './rates';

/** The versions of a game's rates that were wrong, each with the version that mends it. */
export type WrongVersions = Readonly<Record<number, number>>;

/** What mends the version of rates that a request has: the version, its moment, and the value by it. */
export interface Mended {
  readonly version: number;
  readonly since: Date;
  /** Undefined where no answers were recorded, or the game has no calculator any more. */
  readonly value: Cents | undefined;
}

/**
 * The wrong versions after another one is published that says whether the version before it was wrong. A wrong
 * version mends nothing: the one after it takes its place.
 */
export function wrongAfter(
  wrong: WrongVersions,
  version: number,
  previousWrong: boolean,
): WrongVersions {
  if (!previousWrong) return wrong;
  const before = version - 1;
  const passedOn = Object.entries(wrong).map(([one, by]) => [one, by === before ? version : by]);
  return { ...Object.fromEntries(passedOn), [before]: version };
}

/** The value of answers by figures of any time: a question that these do not fit counts nothing. */
export function valueBy(calculator: Calculator, figures: RateFigures, answers: Answers): Cents {
  const misfits = checkRates(calculator, figures).map((one) => 'attribute' in one && one.attribute);
  const attributes = calculator.attributes.filter(({ id }) => !misfits.includes(id));
  return estimate(withFigures({ ...calculator, attributes }, figures), answers).value;
}

/** The value that counts: the lower of the one that was sent and the one by what mends its rates. */
export function countedValue(
  sent: Cents | undefined,
  mended: Pick<Mended, 'value'> | undefined,
): Cents | undefined {
  if (!mended) return sent;
  const { value } = mended;
  return sent === undefined || value === undefined ? undefined : Math.min(sent, value);
}

/**
 * A request as staff see it, once the version of its rates was found wrong: with the value that counts and, where that
 * is another one, the value that was sent. A proposal to approve from before ended with it.
 */
export function withMended(request: LoanRequest, mended: Mended | undefined): LoanRequest {
  if (!mended) return request;
  const { valueSent, proposal, ...rest } = request;
  const sent = valueSent ?? rest.value;
  const value = countedValue(sent, mended);
  const waiting = proposal?.waiting === true && proposal.proposedAt > mended.since;
  return {
    ...rest,
    mended,
    value,
    ...(sent !== undefined && sent !== value && { valueSent: sent }),
    ...(proposal && { proposal: { ...proposal, waiting } }),
  };
}

/** Whether the proposal to approve ended because the rates of its request were found wrong. */
export function isEndedByRates({
  proposal,
  mended,
  decision,
}: Pick<LoanRequest, 'proposal' | 'mended' | 'decision'>): boolean {
  if (!proposal || !mended || proposal.proposedAt > mended.since) return false;
  return decision === undefined || decision.decidedAt > mended.since;
}
