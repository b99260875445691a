import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { paths } from '../src/config/paths';
import { readManifest } from './prerender/manifest';
import { ROOT } from './support/local-project';

const ENTRY = 'index.html';
/** The file's place for browsers, which must stay the same from release to release. */
const WORKER = 'sw.js';
/** What has no release in its name: the shipped list of the items picker, and the tab's icon. */
const OTHERS = ['cosmetics.json', 'favicon.ico', 'favicon.svg'];

/** What needs a connection anyway: the staff's parts, and App Check where it is set up. */
const NEEDS_CONNECTION = /\/staff\/|\/app-check\./;

/** The scripts, styles, pictures and typeface of everything that visitors can reach. */
function visitorFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name) || NEEDS_CONNECTION.test(name)) return;
    visited.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit(ENTRY);
  return [...files];
}

/** A name that changes whenever a content or a name does. */
function nameOf(dist: string, contents: readonly string[], names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(name);
  for (const file of contents) hash.update(readFileSync(join(dist, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Writes the service worker of a finished build with its prerendered pages: it gets the name of
 * the release and the files that it keeps for visits without a connection.
 */
export async function buildServiceWorker(dist: string, prerendered: readonly string[]) {
  const staff: readonly string[] = [paths.staffSignIn, paths.staff];
  const pages = prerendered.filter((path) => !staff.includes(path));
  const files = [...visitorFiles(readManifest(dist)), ...OTHERS];
  const texts = ['/shell', ...pages].map((path) => `${path === '/' ? 'index' : path}.html`);
  const release = {
    name: nameOf(dist, [...texts, ...OTHERS], files),
    files: files.map((file) => `/${file}`),
    pages,
  };
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { __RELEASE__: JSON.stringify(release) },
    build: {
      target: 'es2022',
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(ROOT, 'src/service-worker/worker.ts'),
        output: { format: 'iife', entryFileNames: WORKER },
      },
    },
  });
}
