import { build } from 'vite';
import { DIST } from './support/local-project';
import { currentRelease } from './support/release';
import { prerenderPages } from './vite/prerender';
import { serviceWorker } from './vite/service-worker';

// A deployment names its own; a copy without a history has none.
process.env.VITE_RELEASE ??= currentRelease();

await build({
  logLevel: 'warn',
  plugins: [prerenderPages(), serviceWorker()],
  build: { manifest: true, outDir: DIST, emptyOutDir: true },
});
