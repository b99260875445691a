import { BUILT_IN_VERSION, type Calculator } from '../../domain/calculator';
import { type Rates, type RatesDraft, ratesOf } from '../../domain/rates/rates';
import { readDraft, readRatesVersion } from '../../records/rates-draft';
import { type Listed, MAX_PAGE } from '../staff/lists';
import type { Reading } from '../store';
import { readRow } from './lists';

/**
 * Every version of a game's rates, newest first. A version that does not fit today's calculator
 * is unreadable, with its number as id.
 */
export async function ratesHistory(
  { store }: Reading,
  calculator: Calculator,
): Promise<Listed<Rates>[]> {
  const found = await store.find(
    { of: `tarifas/${calculator.id}/versiones`, order: [['version', 'desc']] },
    { limit: MAX_PAGE },
  );
  const rows = found.map(({ id, data }) =>
    readRow<Rates>((_, fields) => readRatesVersion(calculator, fields), id, data),
  );
  const isWhole = found.some(({ id }) => id === String(BUILT_IN_VERSION));
  return isWhole ? rows : [...rows, ratesOf(calculator)];
}

/** The draft of a game, undefined if there is none; `unknown`: it does not fit its calculator. */
export async function ratesDraft(
  { store }: Reading,
  calculator: Calculator,
): Promise<RatesDraft | undefined> {
  const stored = await store.get(`borradores/${calculator.id}`);
  return stored && readDraft(calculator, stored);
}
