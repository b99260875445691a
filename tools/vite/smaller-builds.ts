import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PRODUCTION_ROUTER = fileURLToPath(
  new URL('./dist/production/index.mjs', import.meta.resolve('react-router/package.json')),
);

/**
 * Chooses the smaller of two builds: React Router names only its development build, and
 * react-i18next brings a fallback for a hook that React has had since 18.
 */
export function smallerBuilds(): Plugin {
  return {
    name: 'smaller-builds',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: PRODUCTION_ROUTER },
          { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        ],
      },
    }),
  };
}
