import type { Attribute, Calculator, ChoiceAttribute } from '../calculator';
import { authorsOf, type Draft, type DraftAuthors } from '../drafts';
import type { Text } from '../language';
import type { Millicents } from '../money';
import { HOUR_MS } from '../time';

/** The figures of a calculator that staff may change. */
export interface RateFigures {
  /** Value of one unit, or of a yes, by attribute id. */
  readonly rates: Readonly<Record<string, Millicents>>;
  /** Values of the options of a choice, in the calculator's order, by attribute id. */
  readonly options: Readonly<Record<string, readonly Millicents[]>>;
  /** The fixed amount, 0 if the calculator never adds one. */
  readonly base: Millicents;
}

/** Figures of a draft with its mark. */
export interface MarkedFigures extends RateFigures {
  /** Whether the version in force was wrong, so that its values count no more; see `mended.ts`. */
  readonly previousWrong?: boolean;
}

/** The name of that mark among the figures of a draft. */
export const PREVIOUS_WRONG = 'anteriorErronea';

/** When a version came into force, and the version that it replaced. */
export interface Replacement {
  readonly since: Date;
  readonly previous: number;
}

/** How a version came into force. */
export interface RatesPublication extends Replacement {
  readonly reason: Text;
  /** The uid of who last changed a figure of its draft. */
  readonly author: string;
  /** Who wrote which part of its draft; undefined in versions of before 28 November 2026. */
  readonly authors?: DraftAuthors;
  /** The uid of who published it, who wrote no part of it. */
  readonly publisher: string;
  /** Whether it says that the version before it was wrong; known to staff only. */
  readonly previousWrong?: boolean;
}

/** One version of a game's rates. */
export interface Rates extends RateFigures {
  /** Counted from 1, the version in `src/games`. */
  readonly version: number;
  /** Absent for version 1, which nobody published. */
  readonly publication?: RatesPublication;
}

/** A version that staff published. */
export type PublishedRates = Rates & { readonly publication: RatesPublication };

/** The rates of a game that are being changed. There is at most one draft of each game. */
export interface RatesDraft extends MarkedFigures, Draft {}

/** The highest rate: US$1,000 a unit. */
export const MAX_RATE: Millicents = 100_000_000;

/** The longest reason of a publication, in characters. */
export const MAX_RATES_REASON = 140;

/** The longest note of a returned draft, in characters. */
export const MAX_RATES_NOTE = 280;

/** How long, in hours, a request may still carry a version after it was replaced. */
export const REPLACED_RATES_HOURS = 24;

/** A rate above this multiple of the one in force needs a reason. */
const LARGE_MULTIPLE = 10;

const isChoice = (attribute: Attribute): attribute is ChoiceAttribute =>
  attribute.kind === 'choice';

/** The rates of a calculator. */
export function ratesOf({ attributes, base, ratesVersion }: Calculator): Rates {
  return {
    version: ratesVersion,
    rates: Object.fromEntries(
      attributes.flatMap((attribute) =>
        isChoice(attribute) ? [] : [[attribute.id, attribute.rate]],
      ),
    ),
    options: Object.fromEntries(
      attributes.filter(isChoice).map(({ id, options }) => [id, options.map(({ value }) => value)]),
    ),
    base: base.amount,
  };
}

/** The calculator with other figures, which must fit it (see `checkRates`). */
export function withFigures(calculator: Calculator, figures: RateFigures): Calculator {
  return {
    ...calculator,
    attributes: calculator.attributes.map((attribute) => withRate(attribute, figures)),
    base: { ...calculator.base, amount: figures.base },
  };
}

/** The calculator with another version of its rates, which must fit it. */
export function withRates(calculator: Calculator, rates: Rates): Calculator {
  return { ...withFigures(calculator, rates), ratesVersion: rates.version };
}

function withRate(attribute: Attribute, { rates, options }: RateFigures): Attribute {
  if (!isChoice(attribute)) return { ...attribute, rate: rates[attribute.id] ?? attribute.rate };
  const values = options[attribute.id] ?? [];
  const [first, ...others] = attribute.options.map((option, place) => ({
    ...option,
    value: values[place] ?? option.value,
  }));
  return first === undefined ? attribute : { ...attribute, options: [first, ...others] };
}

/**
 * Why figures do not fit a calculator. `missing`, `unknown`: it has an attribute that they lack, or
 * the reverse. `options`: a choice has another number of options. `fraction`: not in whole
 * thousandths of a cent. `range`: below 0, above US$1,000, or a fixed amount if there is none.
 */
export type RateProblem = 'missing' | 'unknown' | 'options' | 'fraction' | 'range';

/** The place of a figure: an attribute, one option of a choice (from 0), or the fixed amount. */
export type RatePlace =
  | { readonly attribute: string; readonly option?: number }
  | { readonly base: true };

/** A figure that does not fit, and why. */
export type MisfitRate = RatePlace & { readonly problem: RateProblem };

function checkRate(rate: Millicents, highest = MAX_RATE): RateProblem | undefined {
  if (!Number.isInteger(rate)) return 'fraction';
  return rate >= 0 && rate <= highest ? undefined : 'range';
}

function checkAttribute(attribute: Attribute, { rates, options }: RateFigures): MisfitRate[] {
  const { id } = attribute;
  if (!isChoice(attribute)) {
    const rate = rates[id];
    const problem = rate === undefined ? 'missing' : checkRate(rate);
    return problem ? [{ attribute: id, problem }] : [];
  }
  const values = options[id];
  if (values === undefined) return [{ attribute: id, problem: 'missing' }];
  if (values.length !== attribute.options.length) return [{ attribute: id, problem: 'options' }];
  return values.flatMap((value, option) => {
    const problem = checkRate(value);
    return problem ? [{ attribute: id, option, problem }] : [];
  });
}

/** The highest fixed amount: 0 if the calculator never adds one. */
export function highestBase({ base }: Calculator): Millicents {
  return base.when === 'never' ? 0 : MAX_RATE;
}

/** The figures that are wrong for a calculator, in its order; empty if all fit. */
export function checkRates(calculator: Calculator, figures: RateFigures): MisfitRate[] {
  const { attributes } = calculator;
  const known = (ids: readonly string[], kind: (attribute: Attribute) => boolean) =>
    ids.filter((id) => !attributes.some((attribute) => attribute.id === id && kind(attribute)));
  const unknown = [
    ...known(Object.keys(figures.rates), (attribute) => !isChoice(attribute)),
    ...known(Object.keys(figures.options), isChoice),
  ];
  const base = checkRate(figures.base, highestBase(calculator));
  return [
    ...attributes.flatMap((attribute) => checkAttribute(attribute, figures)),
    ...unknown.map((id) => ({ attribute: id, problem: 'unknown' as const })),
    ...(base ? [{ base: true as const, problem: base }] : []),
  ];
}

/** Whether a figure is so far above the one in force that its draft needs a reason to be saved. */
export function needsReason(figure: Millicents, inForce: Millicents): boolean {
  return figure > inForce * LARGE_MULTIPLE;
}

/** One figure, and what it was before. */
export type RateChange = RatePlace & { readonly before: Millicents; readonly after: Millicents };

/** The figures of a calculator that differ, in its order. Both sets must fit it. */
export function changedRates(
  { attributes }: Calculator,
  before: RateFigures,
  after: RateFigures,
): RateChange[] {
  const pairs = attributes.flatMap((attribute): RateChange[] => {
    const { id } = attribute;
    if (!isChoice(attribute)) {
      return [{ attribute: id, before: before.rates[id] ?? 0, after: after.rates[id] ?? 0 }];
    }
    return attribute.options.map((_, option) => ({
      attribute: id,
      option,
      before: before.options[id]?.[option] ?? 0,
      after: after.options[id]?.[option] ?? 0,
    }));
  });
  const all: RateChange[] = [...pairs, { base: true, before: before.base, after: after.base }];
  return all.filter((pair) => pair.before !== pair.after);
}

/** The name of a place: the attribute's id, `id.0` for an option, `base`. */
export function placeName(place: RatePlace): string {
  if ('base' in place) return 'base';
  return place.option === undefined ? place.attribute : `${place.attribute}.${place.option}`;
}

/** The names of the figures that differ, in the calculator's order, and of the mark if it does. */
export function differingRates(
  calculator: Calculator,
  before: MarkedFigures,
  after: MarkedFigures,
): string[] {
  const names = changedRates(calculator, before, after).map(placeName);
  const isMarkSame = (before.previousWrong ?? false) === (after.previousWrong ?? false);
  return isMarkSame ? names : [...names, PREVIOUS_WRONG];
}

/** Who wrote what stands in a draft of rates. */
export function ratesAuthors(
  calculator: Calculator,
  inForce: RateFigures,
  draft: RatesDraft,
): DraftAuthors {
  return authorsOf(draft, differingRates(calculator, inForce, draft));
}

/**
 * Whether the bank takes a request that was estimated with this version, while these are the rates
 * in force: the version in force, or the one before it for 24 hours.
 */
export function isAcceptedVersion(
  version: number,
  inForce: { readonly version: number; readonly publication?: Replacement },
  now: Date,
): boolean {
  if (version === inForce.version) return true;
  const { publication } = inForce;
  if (publication?.previous !== version) return false;
  return now.getTime() < publication.since.getTime() + REPLACED_RATES_HOURS * HOUR_MS;
}
