import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FETCH_FIRST = fileURLToPath(new URL('../../src/app/fetch-first.ts', import.meta.url));

/**
 * Routes every dynamic import of the build through `src/app/fetch-first.ts` instead of Vite's own
 * preload helper. Vite passes what to import and the files that it needs.
 */
export function fetchFirst(): Plugin {
  return {
    name: 'fetch-first',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Vite passes no files where there is only one.
          resolveDependencies: (file, files) => (files.length > 0 ? files : [file]),
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { fetchFirst as __vitePreload } from ${JSON.stringify(FETCH_FIRST)};`,
    },
  };
}
