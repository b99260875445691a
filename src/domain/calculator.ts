import type { Text } from './language';
import { type Cents, type Millicents, millicents } from './money';

/**
 * The source of a number: `spec` is given in the specification (section 9); `spec-rate` is a rate
 * of the specification whose input was assigned here; `proposed` is an assumption of this product,
 * shown as such with its reason.
 */
export type Provenance =
  | { readonly origin: 'spec' | 'spec-rate' }
  | { readonly origin: 'proposed'; readonly why: Text };

interface Common {
  /** The control's name, the key in a request's `atributos`, and the URL parameter. */
  readonly id: string;
  readonly label: Text;
  readonly provenance: Provenance;
  /** Whether it can be moved to another account, so that it shows nothing lasting of this one. */
  readonly movable?: boolean;
}

/** A quantity of something: value = quantity × rate. */
export interface CountAttribute extends Common {
  readonly kind: 'count';
  /** What the plus and minus buttons change (specification, section 9). */
  readonly step: number;
  /** Value of one. */
  readonly rate: Millicents;
  /** Above this number a soft warning asks "are you sure?"; nothing is blocked. */
  readonly usualMax?: number;
}

/** A yes/no question: yes is worth the rate, no is worth nothing. */
export interface YesNoAttribute extends Common {
  readonly kind: 'yesNo';
  readonly rate: Millicents;
}

/** One option of a choice and its value. */
export interface ChoiceOption {
  readonly id: string;
  readonly label: Text;
  readonly value: Millicents;
}

/** One of several options, each with its value; the first is the default. */
export interface ChoiceAttribute extends Common {
  readonly kind: 'choice';
  readonly options: readonly [ChoiceOption, ...ChoiceOption[]];
}

/** A question of a calculator about an account. */
export type Attribute = CountAttribute | YesNoAttribute | ChoiceAttribute;

/** When the fixed amount of a calculator is added. */
export type BaseCondition =
  | 'never'
  | 'anyInputAboveZero'
  | { readonly anyOf: readonly [string, ...string[]] };

/** A fixed amount added once when its condition holds. */
export interface BaseAmount {
  readonly amount: Millicents;
  readonly when: BaseCondition;
  readonly provenance: Provenance;
}

/** A game's entry in the catalogue of market values (specification, section 3). */
export interface CatalogueEntry {
  /** Place among the cards on home, from 1. */
  readonly order: number;
  /** Default market values in whole dollars, oldest first; the last is the current one. */
  readonly values: readonly [number, number];
}

/** Everything about one game's calculator: page, card, menu, route and receipt follow from it. */
export interface Calculator {
  /** The stored `gameid`. */
  readonly id: string;
  readonly name: string;
  /** Route as spelled in the specification (section 2); matched in any letter case. */
  readonly path: `/${string}`;
  /** The version of its rates, stored with each request; staff publish the later ones. */
  readonly ratesVersion: number;
  readonly attributes: readonly Attribute[];
  readonly base: BaseAmount;
  /** Absent for a calculator without a market value (Rocket League). */
  readonly catalogue?: CatalogueEntry;
  /** Dollars per second by which the shown value climbs (specification, section 4). */
  readonly climbRate: number;
  /** A searchable list of items that are counted under attributes, by item rarity or series. */
  readonly cosmetics?: Readonly<Record<string, string>>;
  /** How a player proves an account; absent if no publisher supports it (functions/src/sources). */
  readonly ownership?: Ownership;
}

/**
 * How a player shows that an account is theirs: a one-time `token` from the game's settings, a
 * `code` of ours in the account's public profile, or a sign-in at the publisher (`oauth`).
 */
export type Ownership = 'token' | 'code' | 'oauth';

/** The version of the rates that `src/games` holds. */
export const BUILT_IN_VERSION = 1;

const NO_BASE: BaseAmount = { amount: 0, when: 'never', provenance: { origin: 'spec' } };

/** The specified 0.13 every 2 ms, in dollars per second. */
const USUAL_CLIMB_RATE = 65;

/** The specification's numbers need no reason. */
const SPEC: Provenance = { origin: 'spec' };

/** A rate of the specification whose input was assigned here. */
export const SPEC_RATE: Provenance = { origin: 'spec-rate' };

/** An assumption of this product and why it was made. */
export function proposed(es: string, en: string): Provenance {
  return { origin: 'proposed', why: { es, en } };
}

interface CountOptions {
  readonly step?: number;
  readonly usualMax?: number;
  readonly movable?: boolean;
  readonly provenance?: Provenance;
}

/** A quantity worth `cents` each (up to three decimals). */
export function count(
  id: string,
  label: Text,
  cents: number,
  { step = 1, provenance = SPEC, ...rest }: CountOptions = {},
): CountAttribute {
  return { kind: 'count', id, label, step, rate: millicents(cents), provenance, ...rest };
}

/** A yes/no question whose yes is worth `cents`. */
export function yesNo(
  id: string,
  label: Text,
  cents: Cents,
  provenance: Provenance = SPEC,
): YesNoAttribute {
  return { kind: 'yesNo', id, label, rate: millicents(cents), provenance };
}

/** An option worth `cents`. */
export function option(id: string, es: string, en: string, cents: Cents): ChoiceOption {
  return { id, label: { es, en }, value: millicents(cents) };
}

/** A fixed amount of `cents` added when the condition holds. */
export function base(cents: Cents, when: BaseCondition, provenance: Provenance = SPEC): BaseAmount {
  return { amount: millicents(cents), when, provenance };
}

type Definition = Omit<Calculator, 'base' | 'climbRate' | 'ratesVersion'> &
  Partial<Pick<Calculator, 'base' | 'climbRate'>>;

/** A calculator with the usual base amount (none), climb rate and first version of the rates. */
export function defineCalculator(definition: Definition): Calculator {
  return {
    base: NO_BASE,
    climbRate: USUAL_CLIMB_RATE,
    ...definition,
    ratesVersion: BUILT_IN_VERSION,
  };
}
