import { build } from 'vite';

/**
 * `npm run build:functions`: bundles functions/src with what it takes from src/domain and
 * src/config into functions/lib, which is deployed. The packages of functions/package.json stay
 * imports.
 */
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: 'functions/src/index.ts',
    outDir: 'functions/lib',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'index.js' } },
  },
});
