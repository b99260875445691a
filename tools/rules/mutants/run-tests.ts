import type { RulesTest } from './collector';
import type { Mutant } from './make-mutants';
import type { PlacedTest } from './requests';

const AT_ONCE = 4;

/**
 * The number of kills by key: of a mutant by a test, of any mutant of its place by the test or by a
 * test of the same file, and of any mutant by the test.
 */
export type Kills = Map<string, number>;

const keysOf = ({ place, near, change }: Mutant, { file, name }: RulesTest) => [
  `${place} ${near.trim()} ${change} ${name}`,
  `${place} ${name}`,
  `${place} ${file}`,
  name,
];

/** The words of names, also of those in camel case: `isComplaintMail` has `complaint` and `mail`. */
function wordsIn(text: string): Set<string> {
  const words = text.match(/[A-Z]?[a-z]{3,}/g) ?? [];
  return new Set(words.map((word) => word.toLowerCase()));
}

/** The tests, the most likely to fail first, judged by shared words and earlier kills. */
export function likeliestFirst(
  mutant: Mutant,
  tests: readonly PlacedTest[],
  kills: Kills,
): PlacedTest[] {
  const { place, near, change } = mutant;
  const words = [...wordsIn(`${near} ${change}`)];
  const placeWords = [...wordsIn(place)];
  const rank = (test: PlacedTest) => {
    const name = test.name.toLowerCase();
    const shared = words.filter((word) => name.includes(word)).length;
    const ofPlace = placeWords.filter((word) => test.file.includes(word) || name.includes(word));
    const random = name.includes('whatever a visitor may try') ? -1000 : 0;
    const [same = 0, byTest = 0, byFile = 0, anywhere = 0] = keysOf(mutant, test).map(
      (key) => kills.get(key) ?? 0,
    );
    const killed = 1000 * same + 3 * byTest + Math.min(byFile, 5) + Math.min(anywhere, 2);
    return random + shared + 2 * ofPlace.length + killed;
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
 * The first test that fails; undefined if all pass. The likeliest runs alone, the others several at
 * once. `prepare` runs before each. Does not wait for running tests after a failure: each writes
 * under its own names.
 */
export async function firstFailure<T extends RulesTest>(
  tests: readonly T[],
  prepare: (test: T) => Promise<unknown>,
): Promise<T | undefined> {
  const waiting = [...tests];
  let failed: T | undefined;
  const tryNext = async () => {
    const test = waiting.shift();
    if (test === undefined) return;
    await prepare(test);
    if (await failsTwice(test)) failed ??= test;
  };
  await tryNext();
  return new Promise((resolve, reject) => {
    const lane = async () => {
      while (failed === undefined && waiting.length > 0) await tryNext();
      if (failed) resolve(failed);
    };
    const lanes = Array.from({ length: AT_ONCE }, lane);
    Promise.all(lanes).then(() => resolve(undefined), reject);
  });
}

/** Remembers which test killed a mutant. */
export function countKill(kills: Kills, mutant: Mutant, test: RulesTest): void {
  for (const key of keysOf(mutant, test)) kills.set(key, (kills.get(key) ?? 0) + 1);
}
