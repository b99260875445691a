import type { RulesTest } from './collector';
import type { Mutant } from './make-mutants';

/** The games of the tests that are not about a game. */
const USUAL_GAMES = ['roblox', 'minecraft'];

function gamesOf(rules: string): string[] {
  return [...rules.matchAll(/game == '(\w+)'/g)].flatMap(([, id]) => id ?? []);
}

/** The games that a mutant needs: the default one and the one that it changes. */
function needed({ place, near }: Mutant, rules: string): string[] {
  const names = (id: string) =>
    place === `${id}IsWorth` || (place === 'isValue' && near.includes(`'${id}'`));
  return [...USUAL_GAMES, ...gamesOf(rules).filter(names)];
}

/**
 * The mutant without the games that do not matter to it. The games are the larger part of what the
 * emulator compiles, and compiling is the larger part of trying a mutant.
 */
export function thinRules(mutant: Mutant, rules: string): string {
  const kept = needed(mutant, rules);
  return gamesOf(rules)
    .filter((id) => !kept.includes(id))
    .reduce(
      (thinner, id) =>
        thinner
          .replace(new RegExp(` +function ${id}IsWorth\\(.*?\\n {4}\\}\\n`, 's'), '')
          .replace(new RegExp(`game == '${id}' && ${id}IsWorth\\([^)]*\\)`), 'false'),
      mutant.source,
    );
}

/** The tests that thinned rules can pass: all except those of the omitted games. */
export function thinTests(
  mutant: Mutant,
  rules: string,
  tests: readonly RulesTest[],
): readonly RulesTest[] {
  const kept = needed(mutant, rules);
  const left = gamesOf(rules).filter((id) => !kept.includes(id));
  return tests.filter(({ name }) => !left.some((id) => name.includes(`a request for ${id} `)));
}
