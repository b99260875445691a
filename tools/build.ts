import { build } from 'vite';
import { DIST } from './support/local-project';
import { prerenderPages } from './vite/prerender';
import { serviceWorker } from './vite/service-worker';

await build({
  logLevel: 'warn',
  plugins: [prerenderPages(), serviceWorker()],
  build: { manifest: true, outDir: DIST, emptyOutDir: true },
});
