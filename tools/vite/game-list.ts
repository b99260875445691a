import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const NAME = 'virtual:game-list';
const RESOLVED = `\0${NAME}`;
const INDEX = fileURLToPath(new URL('../../src/games/index.ts', import.meta.url));

/**
 * The module `virtual:game-list`: what menus and cards need to know of every game and the file of
 * its calculator, whose questions and rates come with its page.
 */
export function gameList(): Plugin {
  return {
    name: 'game-list',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { module, dependencies } =
        await runnerImport<typeof import('../../src/games/index')>(INDEX);
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
      return `export const games = ${JSON.stringify(games)};`;
    },
  };
}
