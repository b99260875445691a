import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PRODUCTION_ROUTER = fileURLToPath(
  new URL('./dist/production/index.mjs', import.meta.resolve('react-router/package.json')),
);

/** React's names in the router's file: `React`, `React2` and so on. */
const REACT_NAMES = ['React', ...Array.from({ length: 14 }, (_, place) => `React${place + 2}`)];

/**
 * Lets the bundler drop what the product does not use of two libraries. React Router resolves to its
 * development build by itself, and makes its contexts and components by calls of React that are not
 * marked as free of side effects. react-i18next brings a fallback for a hook that React has had
 * since 18.
 */
export function treeShaking(): Plugin {
  return {
    name: 'tree-shaking',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: PRODUCTION_ROUTER },
          { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        ],
      },
      build: { rolldownOptions: { treeshake: { manualPureFunctions: REACT_NAMES } } },
    }),
  };
}
