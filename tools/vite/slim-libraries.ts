import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PRODUCTION_ROUTER = fileURLToPath(
  new URL('./dist/production/index.mjs', import.meta.resolve('react-router/package.json')),
);

/**
 * Lets the bundler leave out what the product does not use of two libraries. React Router names
 * only its development build and does not mark what is free of side effects, so its forms, data
 * router and prefetching would come along (12.4 KB of brotli instead of 5.0); react-i18next brings
 * a stand-in for a hook that React has had since 18. Meaning and behaviour stay theirs.
 */
export function slimLibraries(): Plugin {
  return {
    name: 'slim-libraries',
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
