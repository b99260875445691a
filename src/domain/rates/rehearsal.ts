import type { Answers } from '../answers';
import type { Attribute, Calculator } from '../calculator';
import { estimate } from '../estimate';
import type { Cents } from '../money';
import type { LoanRequest } from '../request/loan-request';
import { type Distribution, distribute } from './distribution';
import { type RateFigures, withFigures } from './rates';

/** The median of these values, undefined for none; between two middles, their mean. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  const upper = sorted[Math.floor(sorted.length / 2)];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}

/** An account computed twice: with the rates in force and with the draft. */
export interface Rehearsed {
  readonly answers: Answers;
  readonly before: Cents;
  readonly after: Cents;
}

/** The data of a request that a rehearsal needs. */
type RecordedAccount = Pick<LoanRequest, 'id' | 'answers'> & Partial<Pick<LoanRequest, 'code'>>;

/** A request computed twice. */
export interface RehearsedRequest extends Rehearsed {
  readonly id: string;
  readonly code?: string | undefined;
}

/** Three example accounts: small, usual and large compared with the requests. */
export type ExampleAccounts = Readonly<Record<'small' | 'usual' | 'large', Rehearsed>>;

/** The effect of a draft on requests. */
export interface Rehearsal {
  /** How many requests were computed. */
  readonly count: number;
  /** Requests without recorded answers, which cannot be computed. */
  readonly leftOut: number;
  /** Half a cent is rounded up; undefined without requests. */
  readonly meanBefore: Cents | undefined;
  readonly meanAfter: Cents | undefined;
  /** As the mean. */
  readonly medianBefore: Cents | undefined;
  readonly medianAfter: Cents | undefined;
  readonly rising: number;
  readonly equal: number;
  readonly falling: number;
  /** The largest moves up, the largest first; at most as many as were asked for. */
  readonly largestRises: readonly RehearsedRequest[];
  /** The largest moves down, the largest first. */
  readonly largestFalls: readonly RehearsedRequest[];
  readonly distribution: Distribution;
  readonly examples: ExampleAccounts;
  /** Whether the examples are made up, because there are too few requests to take them from. */
  readonly isMadeUp: boolean;
}

/** How many of the largest moves each way a rehearsal names by default. */
const MOVES = 4;

/** The fewest requests that example accounts are taken from. */
const EXAMPLES_FROM = 3;

/** The quantiles of the small, the usual and the large account among the values. */
const RANKS = { small: 0.1, usual: 0.5, large: 0.9 } as const;

/** The median, half a cent rounded up. */
function wholeMedian(values: readonly Cents[]): Cents | undefined {
  const exact = median(values);
  return exact === undefined ? undefined : Math.round(exact);
}

/** The mean, half a cent rounded up. */
function wholeMean(values: readonly Cents[]): Cents | undefined {
  if (values.length === 0) return undefined;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

const move = ({ before, after }: Rehearsed) => after - before;

/** Answers of a made-up account: this fraction of the usual answer to each attribute. */
function madeUpAnswer(attribute: Attribute, part: number): number {
  if (attribute.kind === 'yesNo') return Math.round(part);
  if (attribute.kind === 'choice') return Math.round(part * (attribute.options.length - 1));
  return Math.ceil(part * (attribute.usualMax ?? 100 * attribute.step));
}

function madeUp({ attributes }: Calculator, part: number): Answers {
  return Object.fromEntries(
    attributes.map((attribute) => [attribute.id, madeUpAnswer(attribute, part)]),
  );
}

/**
 * Computes requests of a game twice, with the rates in force and with a draft. Both must fit the
 * calculator. The sent value of a request is ignored, because it may come from an earlier version.
 * With fewer than three requests the example accounts are made up.
 */
export function rehearse(
  calculator: Calculator,
  requests: readonly RecordedAccount[],
  inForce: RateFigures,
  draft: RateFigures,
  moves = MOVES,
): Rehearsal {
  const now = withFigures(calculator, inForce);
  const then = withFigures(calculator, draft);
  const compute = (answers: Answers): Rehearsed => ({
    answers,
    before: estimate(now, answers).value,
    after: estimate(then, answers).value,
  });

  const rehearsed = requests.flatMap(({ id, code, answers }): RehearsedRequest[] =>
    answers ? [{ id, code, ...compute(answers) }] : [],
  );
  const rises = rehearsed.filter((one) => move(one) > 0).sort((a, b) => move(b) - move(a));
  const falls = rehearsed.filter((one) => move(one) < 0).sort((a, b) => move(a) - move(b));
  const before = rehearsed.map((one) => one.before);
  const after = rehearsed.map((one) => one.after);

  const isMadeUp = rehearsed.length < EXAMPLES_FROM;
  const bySize = rehearsed.toSorted((a, b) => a.before - b.before);
  const example = (rank: number): Rehearsed => {
    const found = bySize[Math.floor(rank * (bySize.length - 1))];
    if (found === undefined || isMadeUp) return compute(madeUp(calculator, rank));
    const { id: _, code: _code, ...account } = found;
    return account;
  };

  return {
    count: rehearsed.length,
    leftOut: requests.length - rehearsed.length,
    meanBefore: wholeMean(before),
    meanAfter: wholeMean(after),
    medianBefore: wholeMedian(before),
    medianAfter: wholeMedian(after),
    rising: rises.length,
    equal: rehearsed.length - rises.length - falls.length,
    falling: falls.length,
    largestRises: rises.slice(0, moves),
    largestFalls: falls.slice(0, moves),
    distribution: distribute(before, after),
    examples: {
      small: example(RANKS.small),
      usual: example(RANKS.usual),
      large: example(RANKS.large),
    },
    isMadeUp,
  };
}
