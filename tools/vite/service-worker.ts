import type { Manifest } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { readManifest } from '../prerender/manifest';
import { DIST } from '../support/local-project';

/** Files without a content hash in their name: the shell, the items list, the tab's icon. */
const UNHASHED = new Set(['shell.html', 'cosmetics.json', 'favicon.ico']);

/** Files that need a connection anyway: the staff's parts, and App Check if it is set up. */
const NEEDS_CONNECTION = /\/staff\/|\/app-check\./;

/** The scripts, styles, pictures and font of every page that visitors can reach. */
function visitorFiles(manifest: Manifest): ReadonlySet<string> {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name) || NEEDS_CONNECTION.test(name)) return;
    visited.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit('index.html');
  return files;
}

/** The service worker (src/service-worker), with the list of the files that it stores. */
export function serviceWorker() {
  const options: Partial<VitePWAOptions> = {
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    manifest: false,
    injectRegister: false,
    integration: {
      configureCustomSWViteBuild(config) {
        config.logLevel = 'warn';
      },
    },
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['assets/*', ...UNHASHED],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => {
          const visitors = visitorFiles(readManifest(DIST));
          const kept = entries.filter(({ url }) => visitors.has(url) || UNHASHED.has(url));
          return { manifest: kept };
        },
      ],
    },
  };
  return VitePWA(options);
}
