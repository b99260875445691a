import { doc, getDoc } from 'firebase/firestore/lite';
import { BUILT_IN_VERSION, type Calculator } from '../../domain/calculator';
import type { Quote } from '../../domain/quote';
import { isAcceptedVersion, type Rates, ratesOf } from '../../domain/rates/rates';
import { readRates, readReplacement } from '../../records/rates';
import type { Context, VisitorContext } from './context';

/** The rates in force of a game; see Backend.ratesInForce. */
export function ratesInForce(
  { connect, caller }: Pick<Context, 'connect' | 'caller'>,
  calculator: Calculator,
): Promise<Rates> {
  return caller.read(async () => {
    const { db } = await connect();
    const stored = await getDoc(doc(db, 'tarifas', calculator.id));
    return stored.exists() ? readRates(calculator, stored.data()) : ratesOf(calculator);
  });
}

/** One version of a game's rates; see Backend.ratesOfVersion. */
export async function ratesOfVersion(
  { connect, caller }: Pick<Context, 'connect' | 'caller'>,
  calculator: Calculator,
  version: number,
): Promise<Rates | undefined> {
  if (version === BUILT_IN_VERSION) return ratesOf(calculator);
  return caller.read(async () => {
    const { db } = await connect();
    const stored = await getDoc(doc(db, 'tarifas', calculator.id, 'versiones', String(version)));
    return stored.exists() ? readRates(calculator, stored.data()) : undefined;
  });
}

/** Whether the bank now takes requests with the rates of a quote. */
export function takesVersion(
  { db, caller, now }: VisitorContext,
  { gameId, ratesVersion }: Quote,
): Promise<boolean> {
  return caller.readBack(async () => {
    const stored = await getDoc(doc(db, 'tarifas', gameId));
    const inForce = stored.exists()
      ? readReplacement(stored.data(), `tarifas/${gameId}`)
      : { version: BUILT_IN_VERSION };
    return isAcceptedVersion(ratesVersion, inForce, new Date(now()));
  });
}
