import { writeFileSync } from 'node:fs';
import { webManifest } from './web-manifest';

/** Writes the manifest to `public/`. */
writeFileSync(new URL('../../public/manifest.webmanifest', import.meta.url), webManifest());
console.log('manifest.webmanifest');
