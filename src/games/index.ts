import type { Calculator } from '../domain/calculator';

const found = import.meta.glob<Calculator>(['./*.ts', '!./index.ts'], {
  eager: true,
  import: 'default',
});

const LAST = Number.POSITIVE_INFINITY;

/** Every calculator of this folder: those of the catalogue in its order, then the others. */
export const calculators: readonly Calculator[] = Object.values(found).sort(
  (a, b) => (a.catalogue?.order ?? LAST) - (b.catalogue?.order ?? LAST),
);

/** The calculator of a stored `gameid`, or undefined for an unknown one. */
export function findCalculator(gameId: string): Calculator | undefined {
  return calculators.find(({ id }) => id === gameId);
}
