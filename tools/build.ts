import { join, relative } from 'node:path';
import { build } from 'vite';
import { prerender } from './prerender';
import { buildServiceWorker } from './service-worker';
import { DIST, ROOT, STATE } from './support/local-project';

await build({ logLevel: 'warn', build: { manifest: true, outDir: DIST, emptyOutDir: true } });
const pages = await prerender(DIST, join(STATE, 'prerender'));
await buildServiceWorker(DIST, pages);
console.log(`Built ${relative(ROOT, DIST)}/ with ${pages.length} prerendered pages.`);
