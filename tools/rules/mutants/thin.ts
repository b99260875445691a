import type { Mutant } from './make-mutants';
import type { PlacedTest } from './requests';

/**
 * The games that tests use when no particular game matters; the last two have options and a base
 * amount.
 */
const USUAL_GAMES = ['roblox', 'minecraft', 'rocketLeague', 'valorant', 'pokemonGo'];

/** The functions of each game, by the end of their name, and the function that calls them. */
const FUNCTIONS = [
  { end: 'IsWorth', choice: 'isValue' },
  { end: 'AreRates', choice: 'areRates' },
] as const;

function gamesOf(rules: string): string[] {
  const ids = [...rules.matchAll(/game == '(\w+)'/g)].flatMap(([, id]) => id ?? []);
  return [...new Set(ids)];
}

/** The rules without the functions of a game. */
function withoutGame(rules: string, id: string): string {
  return FUNCTIONS.reduce(
    (thinner, { end }) =>
      thinner
        .replace(new RegExp(` +function ${id}${end}\\(.*?\\n {4}\\}\\n`, 's'), '')
        .replace(new RegExp(`game == '${id}' && ${id}${end}\\([^)]*\\)`), 'false'),
    rules,
  );
}

/** The games that a mutant needs: the default one and the one that it changes. */
function needed({ place, near }: Mutant, rules: string): string[] {
  const names = (id: string) =>
    FUNCTIONS.some(
      ({ end, choice }) => place === id + end || (place === choice && near.includes(`'${id}'`)),
    );
  return [...USUAL_GAMES, ...gamesOf(rules).filter(names)];
}

/**
 * The mutant without the games that do not affect it. Games are most of what the emulator compiles,
 * and compiling takes most of the time of a mutant.
 */
export function thinRules(mutant: Mutant, rules: string): string {
  const kept = needed(mutant, rules);
  return gamesOf(rules)
    .filter((id) => !kept.includes(id))
    .reduce(withoutGame, mutant.source);
}

/** The tests that thinned rules can pass: all except those of the omitted games. */
export function thinTests(
  mutant: Mutant,
  rules: string,
  tests: readonly PlacedTest[],
): readonly PlacedTest[] {
  const kept = needed(mutant, rules);
  const left = gamesOf(rules).filter((id) => !kept.includes(id));
  return tests.filter(({ name }) => !left.some((id) => name.includes(` for ${id} `)));
}
