import type { RulesTest } from './collector';
import type { Mutant } from './make-mutants';
import type { PlacedTest } from './requests';

const AT_ONCE = 4;

/** How often each test has killed a mutant in each place. */
export type Kills = Map<string, number>;

const keyOf = (place: string, test: RulesTest) => `${place} ${test.name}`;

/** The tests, the most likely to fail first, judged by shared words and earlier kills. */
export function likeliestFirst(
  { place, near, change }: Mutant,
  tests: readonly PlacedTest[],
  kills: Kills,
): PlacedTest[] {
  const words = `${place} ${near} ${change}`.match(/[A-Za-z]\w{2,}/g) ?? [];
  const rank = (test: PlacedTest) => {
    const shared = words.filter((word) => test.name.includes(word)).length;
    const random = test.name.includes('whatever a visitor may try') ? -1000 : 0;
    return random + shared + 3 * (kills.get(keyOf(place, test)) ?? 0);
  };
  const ranked = tests.map((test) => ({ test, rank: rank(test) }));
  return ranked.sort((a, b) => b.rank - a.rank).map(({ test }) => test);
}

async function fails(test: RulesTest): Promise<boolean> {
  try {
    await test.run();
    return false;
  } catch {
    return true;
  }
}

/** Runs a failing test twice, so that a slow machine does not look like a killed mutant. */
async function failsTwice(test: RulesTest): Promise<boolean> {
  return (await fails(test)) && (await fails(test));
}

/**
 * The first test that fails, several running at once; undefined if all pass. `prepare` runs before
 * each. Does not wait for running tests after a failure: each writes under its own names.
 */
export async function firstFailure<T extends RulesTest>(
  tests: readonly T[],
  prepare: (test: T) => Promise<unknown>,
): Promise<T | undefined> {
  const waiting = [...tests];
  let failed = false;
  return new Promise((resolve, reject) => {
    const lane = async () => {
      for (let test = waiting.shift(); test !== undefined && !failed; test = waiting.shift()) {
        await prepare(test);
        if (await failsTwice(test)) {
          failed = true;
          resolve(test);
        }
      }
    };
    const lanes = Array.from({ length: AT_ONCE }, lane);
    Promise.all(lanes).then(() => resolve(undefined), reject);
  });
}

/** Remembers which test killed a mutant. */
export function countKill(kills: Kills, { place }: Mutant, test: RulesTest): void {
  kills.set(keyOf(place, test), (kills.get(keyOf(place, test)) ?? 0) + 1);
}
