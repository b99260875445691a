import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FETCH_FIRST = fileURLToPath(new URL('../../src/app/fetch-first.ts', import.meta.url));

/** The files that every page starts with have been fetched before any import. */
const STARTED = /^assets\/(rolldown-runtime|react|libraries|core)-/;

/**
 * Routes every dynamic import of the build through `src/app/fetch-first.ts` instead of Vite's own
 * preload helper. Vite passes the import and its files.
 */
export function fetchFirst(): Plugin {
  return {
    name: 'fetch-first',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Vite passes no files if there is only one.
          resolveDependencies: (file, files) =>
            files.length > 0 ? files.filter((name) => !STARTED.test(name)) : [file],
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { fetchFirst as __vitePreload } from ${JSON.stringify(FETCH_FIRST)};`,
    },
  };
}
