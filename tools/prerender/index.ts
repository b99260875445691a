import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { isListed, unlistedPaths } from '../../src/app/head/listing';
import { bundleInlineScript } from './inline-script';
import { filesOf, readManifest } from './manifest';
import { finishPage, inlineStyle, type PageContent } from './page';
import { robots, sitemap } from './search-engines';

const ENTRY = 'index.html';

interface ServerEntry {
  readonly prerenderedPages: readonly {
    readonly path: string;
    readonly modules: readonly string[];
  }[];
  readonly allPaths: readonly string[];
  renderPage(path: string): Promise<Omit<PageContent, 'script'>>;
}

/** Bundles the product for Node and loads it. */
async function loadServerEntry(cache: string): Promise<ServerEntry> {
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir: cache, emptyOutDir: true, copyPublicDir: false },
  });
  return (await import(pathToFileURL(resolve(cache, 'entry-server.js')).href)) as ServerEntry;
}

/**
 * Writes every public page of a finished client build as HTML that can be read before any script
 * runs, in Spanish. The built index.html becomes shell.html, the page of every other address.
 */
export async function prerender(dist: string, cache: string): Promise<string[]> {
  const { prerenderedPages, allPaths, renderPage } = await loadServerEntry(cache);
  const script = await bundleInlineScript();
  const manifest = readManifest(dist);
  const template = readFileSync(join(dist, ENTRY), 'utf8');
  renameSync(join(dist, ENTRY), join(dist, 'shell.html'));
  for (const { path, modules } of prerenderedPages) {
    const files = filesOf(manifest, [...modules, ENTRY]);
    const content = { ...(await renderPage(path)), script };
    const page = finishPage(template, files, inlineStyle(dist, files), content);
    writeFileSync(join(dist, path === '/' ? ENTRY : `${path}.html`), page);
  }
  writeFileSync(join(dist, 'sitemap.xml'), sitemap(allPaths.filter(isListed)));
  writeFileSync(join(dist, 'robots.txt'), robots(unlistedPaths));
  return prerenderedPages.map(({ path }) => path);
}
