import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { bank } from '../../src/bank/bank.ts';

const NAME = 'virtual:game-list';
const RESOLVED = `\0${NAME}`;
const INDEX = fileURLToPath(new URL('../../src/games/index.ts', import.meta.url));

/** The ids of the bank's settings that no game has. */
function unknownGames(find: (id: string) => unknown): string[] {
  const { games } = bank;
  return games === 'all' ? [] : games.filter((id) => find(id) === undefined);
}

/**
 * The module `virtual:game-list`: what menus and cards need to know of every game and how to
 * fetch its calculator, whose questions and rates come with its page. Games that the bank does not
 * offer are left out of the build.
 */
export function gameList(): Plugin {
  return {
    name: 'game-list',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { module, dependencies } =
        await runnerImport<typeof import('../../src/games/index')>(INDEX);
      const missing = unknownGames(module.findCalculator);
      if (missing.length > 0) this.error(`No file in src/games has the id ${missing.join(', ')}.`);
      for (const file of dependencies) this.addWatchFile(file);
      const games = module.calculators.map((calculator) => {
        const { id, name, path, catalogue, cosmetics, ownership } = calculator;
        const file = module.fileOf(calculator);
        return {
          ...{ id, name, path, catalogue, file },
          ...(cosmetics && { picksCosmetics: true }),
          ...(ownership && { provesAccounts: true }),
        };
      });
      const loaders = games.map(
        ({ file = '' }) =>
          `${JSON.stringify(file)}: async () => (await import(${JSON.stringify(join(dirname(INDEX), file))})).default`,
      );
      return `export const games = ${JSON.stringify(games)};
export const calculators = { ${loaders.join(', ')} };`;
    },
  };
}
