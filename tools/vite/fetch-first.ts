import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FETCH_FIRST = fileURLToPath(new URL('../../src/app/fetch-first.ts', import.meta.url));

/**
 * Has every dynamic import of the build go through `src/app/fetch-first.ts`, in the place of Vite's
 * own helper: Vite hands over what to import and the files that it needs.
 */
export function fetchFirst(): Plugin {
  return {
    name: 'fetch-first',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Vite names no file where there is but one.
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
