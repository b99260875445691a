import { bank } from '../bank/bank';
import { isOffered } from '../bank/bank-settings';
import type { Calculator } from '../domain/calculator';

const found = import.meta.glob<Calculator>(['./*.ts', '!./index.ts', '!./list.ts'], {
  eager: true,
  import: 'default',
});

const LAST = Number.POSITIVE_INFINITY;

/**
 * Every calculator that the bank offers with its questions and rates: those of the catalogue in its
 * order, then the others. Pages that show only names and values take `list.ts` instead.
 */
export const calculators: readonly Calculator[] = Object.values(found)
  .filter(({ id }) => isOffered(bank, id))
  .sort((a, b) => (a.catalogue?.order ?? LAST) - (b.catalogue?.order ?? LAST));

/** The calculator of a stored `gameid`, or undefined for an unknown one. */
export function findCalculator(gameId: string): Calculator | undefined {
  return calculators.find(({ id }) => id === gameId);
}

/** The file of a calculator, relative to this folder. */
export function fileOf(calculator: Calculator): string | undefined {
  return Object.keys(found).find((file) => found[file] === calculator);
}
