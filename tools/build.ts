import { join } from 'node:path';
import { build } from 'vite';
import { prerender } from './prerender';
import { buildServiceWorker } from './service-worker';
import { ROOT } from './support/local-project';

const dist = join(ROOT, 'dist');

await build({ logLevel: 'warn', build: { manifest: true, outDir: dist } });
const pages = await prerender(dist, join(ROOT, '.emulators/prerender'));
await buildServiceWorker(dist, pages);
console.log(`Built dist/ with ${pages.length} prerendered pages.`);
