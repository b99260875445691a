import type { Calculator } from '../../../../src/domain/calculator.ts';
import type { WrongVersions } from '../../../../src/domain/rates/mended.ts';
import { type Rates, type RatesDraft, ratesOf } from '../../../../src/domain/rates/rates.ts';
import { findCalculator } from '../../../../src/games/index.ts';
import { RecordError, type RecordFields } from '../../../../src/records/fields.ts';
import { readWrongVersions } from '../../../../src/records/mended.ts';
import { readRates } from '../../../../src/records/rates.ts';
import { readDraft } from '../../../../src/records/rates-draft.ts';
import type { Store } from '../store.ts';

/** The rates of a game in force, its draft, and the other documents that were asked for. */
export interface RatesOfGame {
  readonly calculator: Calculator;
  readonly inForce: Rates;
  readonly draft: RatesDraft | undefined;
  /** The versions that were found wrong. */
  readonly wrong: WrongVersions;
  readonly others: readonly (RecordFields | undefined)[];
}

/**
 * Reads the rates of a game. `invalid`: the bank has no such game; `conflict`: something of it cannot
 * be read, so that no screen showed it.
 */
export async function readRatesOf(
  store: Store,
  game: string,
  ...more: readonly string[]
): Promise<RatesOfGame | 'invalid' | 'conflict'> {
  const calculator = findCalculator(game);
  if (!calculator) return 'invalid';
  const [current, drafted, ...others] = await store.get(
    `tarifas/${game}`,
    `borradores/${game}`,
    ...more,
  );
  try {
    const inForce = current ? readRates(calculator, current) : ratesOf(calculator);
    const draft = drafted && readDraft(calculator, drafted);
    return { calculator, inForce, draft, wrong: readWrongVersions(current), others };
  } catch (error) {
    if (error instanceof RecordError) return 'conflict';
    throw error;
  }
}
