import { BUILT_IN_VERSION, type Calculator } from '../../domain/calculator';
import type { Quote } from '../../domain/quote';
import { isAcceptedVersion, type Rates, ratesOf } from '../../domain/rates/rates';
import { readRates, readReplacement } from '../../records/rates';
import type { Stored } from '../store';

/** The rates in force of a game; see Backend.ratesInForce. */
export async function ratesInForce({ store }: Stored, calculator: Calculator): Promise<Rates> {
  const stored = await store.get(`tarifas/${calculator.id}`);
  return stored ? readRates(calculator, stored) : ratesOf(calculator);
}

/** One version of a game's rates; see Backend.ratesOfVersion. */
export async function ratesOfVersion(
  { store }: Stored,
  calculator: Calculator,
  version: number,
): Promise<Rates | undefined> {
  if (version === BUILT_IN_VERSION) return ratesOf(calculator);
  const stored = await store.get(`tarifas/${calculator.id}/versiones/${version}`);
  return stored && readRates(calculator, stored);
}

/** Whether the bank takes requests with the rates of a quote at this time. */
export async function takesVersion(
  { store }: Stored,
  { gameId, ratesVersion }: Quote,
  at: Date,
): Promise<boolean> {
  const path = `tarifas/${gameId}`;
  const stored = await store.get(path);
  const inForce = stored ? readReplacement(stored, path) : { version: BUILT_IN_VERSION };
  return isAcceptedVersion(ratesVersion, inForce, at);
}
