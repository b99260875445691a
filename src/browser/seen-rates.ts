import { BUILT_IN_VERSION, type Calculator } from '../domain/calculator';
import { isText } from '../domain/language';
import { checkRates, type Rates, ratesOf } from '../domain/rates/rates';
import { deviceStore } from './browser-store';
import { RATES_KEYS } from './keys';

/** Rates that this browser read from the bank, and when. */
export interface SeenRates {
  readonly rates: Rates;
  readonly seenAt: Date;
}

const key = ({ id }: Calculator) => RATES_KEYS + id;

/** Keeps the rates of a calculator in this browser for visits on which they cannot be read. */
export function saveSeenRates(calculator: Calculator, seen: SeenRates): void {
  deviceStore.write(key(calculator), JSON.stringify(seen));
}

/** The rates last seen in this browser; undefined if there are none that fit the calculator. */
export function loadSeenRates(calculator: Calculator): SeenRates | undefined {
  try {
    return readSeen(calculator, JSON.parse(deviceStore.read(key(calculator)) ?? ''));
  } catch {
    return undefined;
  }
}

/** A date that JSON wrote as text; throws if it is none. */
function readDate(text: unknown): Date {
  const date = new Date(String(text));
  // This throws for an invalid date.
  date.toISOString();
  return date;
}

function readSeen(calculator: Calculator, saved: { rates: Rates; seenAt: unknown }) {
  const { rates } = saved;
  const seenAt = readDate(saved.seenAt);
  // A release may correct version 1.
  if (rates.version === BUILT_IN_VERSION) return { rates: ratesOf(calculator), seenAt };
  const { publication } = rates;
  const isUsable =
    Number.isInteger(rates.version) &&
    Number.isInteger(publication?.previous) &&
    isText(publication?.reason) &&
    checkRates(calculator, rates).length === 0;
  if (!isUsable || !publication) return undefined;
  const since = readDate(publication.since);
  return { rates: { ...rates, publication: { ...publication, since } }, seenAt };
}
