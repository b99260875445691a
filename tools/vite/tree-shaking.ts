import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PRODUCTION_ROUTER = fileURLToPath(
  new URL('./dist/production/index.mjs', import.meta.resolve('react-router/package.json')),
);

/**
 * Lets the bundler drop what the product does not use of two libraries. React Router resolves to its
 * development build and does not mark its components as free of side effects, so all of it would
 * stay: 7.3 KB of brotli on every page, which the script goals in `docs/speed.md` forbid.
 * react-i18next brings a fallback for a hook that React has had since 18. The transform may go once
 * React Router marks its components, or once Rolldown drops writes to the result of a function in
 * `manualPureFunctions` (1.2 keeps it; `propertyWriteSideEffects: false` breaks React itself).
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
    }),
    transform: {
      filter: { id: /react-router\/dist\/production/ },
      handler: (code) =>
        code
          .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.(?:displayName|contextType) = .*;$/gm, ''),
    },
  };
}
