import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { prerender } from '../prerender';
import { moveManifest } from '../prerender/manifest';
import { ROOT, STATE } from '../support/local-project';

/** Prerenders the pages at the end of the client build, before the service worker lists them. */
export function prerenderPages(): Plugin {
  let outDir = '';
  return {
    name: 'prerender',
    configResolved({ build }) {
      outDir = build.outDir;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        moveManifest(outDir);
        const pages = await prerender(outDir, join(STATE, 'prerender'));
        console.log(`Built ${relative(ROOT, outDir)}/ with ${pages.length} prerendered pages.`);
      },
    },
  };
}
