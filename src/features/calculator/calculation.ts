import { type Answers, clampQuantity, emptyAnswers } from '../../domain/answers';
import type { Calculator } from '../../domain/calculator';
import type { ShownProof } from '../../domain/proof';
import { type Quote, quote, quoteObstacle } from '../../domain/quote';
import type { Cosmetic } from './cosmetics/catalogue/cosmetic';
import { type Proven, shownOf } from './proof/proven';

/** A visitor's inputs, which survive a reload. */
export interface Inputs {
  readonly answers: Answers;
  /** Cosmetic items picked by name, the first one first; `pickedWithin` tells which still count. */
  readonly picked: readonly Cosmetic[];
}

/** The calculator as it stands: the inputs, the frozen quote, and whether it still fits them. */
export interface Calculation extends Inputs {
  readonly quote?: Quote;
  readonly estimatedAt?: Date;
  /** What a publisher says of the account. */
  readonly proven?: Proven | undefined;
  /** The same as it was when the quote was made. */
  readonly shown?: ShownProof | undefined;
  /** False from the first edit after an estimate until the next one. */
  readonly fresh: boolean;
  /** How it stood before starting over. */
  readonly cleared?: Calculation;
}

/** A step from one state of the calculator to the next. */
export type Change = (calculation: Calculation) => Calculation;

/** A calculation without inputs or an estimate. */
export function emptyCalculation(calculator: Calculator): Calculation {
  return { answers: emptyAnswers(calculator), picked: [], fresh: false };
}

function edited({ cleared: _, ...calculation }: Calculation, inputs: Partial<Inputs>): Calculation {
  return { ...calculation, ...inputs, fresh: false };
}

/** Answers one attribute; the value is out of date from here on. */
export function answer(id: string, value: number): Change {
  return (calculation) =>
    calculation.answers[id] === value
      ? calculation
      : edited(calculation, { answers: { ...calculation.answers, [id]: value } });
}

/** Lets the visitor answer a line by hand that the publisher filled in. */
export function unlock(id: string): Change {
  return (calculation) => {
    const { proven } = calculation;
    if (!proven) return calculation;
    const { [id]: _, ...before } = proven.before;
    return { ...calculation, proven: { ...proven, before } };
  };
}

/** Adds to a quantity, within its bounds. */
export function addTo(id: string, quantity: number): Change {
  return (calculation) =>
    answer(id, clampQuantity((calculation.answers[id] ?? 0) + quantity))(calculation);
}

/** The attribute that each kind of item is counted under. */
export type CountedUnder = Readonly<Record<string, string>>;

/**
 * The picked items that the counts still hold, the first picked first: a count lowered by hand
 * takes the last picked ones off the list, and raised again brings them back.
 */
export function pickedWithin(
  { answers, picked }: Inputs,
  countedUnder: CountedUnder | undefined,
): readonly Cosmetic[] {
  const left = { ...answers };
  return picked.filter(({ kind }) => {
    const attribute = countedUnder?.[kind] ?? '';
    const count = left[attribute] ?? 0;
    left[attribute] = count - 1;
    return count > 0;
  });
}

/** Picks an item and counts it under the attribute of its kind. */
export function pick(item: Cosmetic, countedUnder: CountedUnder): Change {
  return (calculation) => {
    const picked = pickedWithin(calculation, countedUnder);
    const attribute = countedUnder[item.kind];
    if (attribute === undefined || picked.some(({ id }) => id === item.id)) return calculation;
    return edited(addTo(attribute, 1)(calculation), { picked: [...picked, item] });
  };
}

/** Takes an item back; the quantity of its attribute never falls below 0. */
export function unpick(item: Cosmetic, countedUnder: CountedUnder): Change {
  return (calculation) => {
    const picked = pickedWithin(calculation, countedUnder);
    const attribute = countedUnder[item.kind];
    if (attribute === undefined || !picked.some(({ id }) => id === item.id)) return calculation;
    const rest = picked.filter(({ id }) => id !== item.id);
    return edited(addTo(attribute, -1)(calculation), { picked: rest });
  };
}

/** Freezes the quote of the present answers. */
export function estimateNow(calculator: Calculator, at: Date): Change {
  return ({ cleared: _, ...calculation }) => ({
    ...calculation,
    quote: quote(calculator, calculation.answers),
    shown: shownOf(calculation.proven),
    estimatedAt: at,
    fresh: true,
  });
}

/** Starts over and remembers how it stood. The proof stays: it goes with a request until removed. */
export function clear(calculator: Calculator): Change {
  return (calculation) => {
    const { proven } = calculation;
    const kept = proven && { proven: { ...proven, before: {} } };
    return { ...emptyCalculation(calculator), ...kept, cleared: calculation };
  };
}

/** Takes starting over back. */
export const undoClear: Change = (calculation) => calculation.cleared ?? calculation;

/**
 * The state of an estimate: `none` was made, it is `fresh`, an edit has made it `stale`, or the
 * `rates` have changed since. `rates` outranks `stale`: it says more, and the remedy is the same.
 */
export type EstimateState = 'none' | 'fresh' | 'stale' | 'rates';

/** How an estimate stands while these rates are in force. */
export function estimateState(
  { quote: frozen, fresh }: Pick<Calculation, 'quote' | 'fresh'>,
  ratesVersion: number,
): EstimateState {
  if (!frozen) return 'none';
  if (frozen.ratesVersion !== ratesVersion) return 'rates';
  return fresh ? 'fresh' : 'stale';
}

/** Why SEND sends nothing now; undefined when it can. */
export function sendObstacle(
  calculation: Calculation,
  ratesVersion: number,
): Exclude<EstimateState, 'fresh'> | 'zero' | 'too-high' | undefined {
  const state = estimateState(calculation, ratesVersion);
  if (state !== 'fresh') return state;
  return calculation.quote && quoteObstacle(calculation.quote.value);
}
