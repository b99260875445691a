import type { RulesTest } from './collector';
import type { Mutant } from './make-mutants';

const AT_ONCE = 4;

/** The words of names, also of those in camel case: `isComplaintMail` has `complaint` and `mail`. */
function wordsIn(text: string): string[] {
  const words = text.match(/[A-Z]?[a-z]{3,}/g) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

/** The tests, the most likely to fail first: those that share words with the mutant. */
export function likeliestFirst(mutant: Mutant, tests: readonly RulesTest[]): RulesTest[] {
  const words = wordsIn(`${mutant.near} ${mutant.change}`);
  const placeWords = wordsIn(mutant.place);
  const rank = ({ file, name }: RulesTest) => {
    const all = `${file} ${name}`.toLowerCase();
    const shared = (some: readonly string[]) => some.filter((word) => all.includes(word)).length;
    const isRandom = name.includes('whatever a visitor may try');
    return shared(words) + 2 * shared(placeWords) - (isRandom ? 1000 : 0);
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

/**
 * The first test that fails; undefined if all pass. The likeliest runs alone, the others several at
 * once. `prepare` runs before each. A test that fails runs once more, so that a slow machine does
 * not look like a killed mutant.
 */
export async function firstFailure(
  tests: readonly RulesTest[],
  prepare: (test: RulesTest) => Promise<unknown>,
): Promise<RulesTest | undefined> {
  const waiting = [...tests];
  let failed: RulesTest | undefined;
  const tryNext = async () => {
    const test = waiting.shift();
    if (test === undefined) return;
    await prepare(test);
    if ((await fails(test)) && (await fails(test))) failed ??= test;
  };
  await tryNext();
  const lane = async () => {
    while (failed === undefined && waiting.length > 0) await tryNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return failed;
}
