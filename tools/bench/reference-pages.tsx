import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { build } from 'vite';
import { bundleInlineScript } from '../prerender/inline-script';
import { filesOf, moveManifest, readManifest } from '../prerender/manifest';
import { finishPage } from '../prerender/page';
import { STATE } from '../support/local-project';
import { treeShaking } from '../vite/tree-shaking';
import { FloorApp } from './floor/floor-app';

/** Where the baseline page is served. */
export const BASELINE_PATH = '/baseline';

/** Where the floor app is served; its files are below it. */
export const FLOOR_PATH = '/floor/';

/** Folder of the built floor app. */
export const FLOOR_FOLDER = join(STATE, 'floor');

const PARAGRAPH =
  'Lo jugado cuenta. Averigua cuánto vale tu cuenta y pide un préstamo con ella como respaldo. ';

/** 2 KB of static HTML in one request, styles inline, no script: nothing can paint earlier. */
export const baselinePage = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Baseline"><title>Baseline</title><style>body{margin:0;padding:24px;background:#f6ebd9;color:#15120e;font:18px/1.5 system-ui,sans-serif}h1{font-size:48px;line-height:1;margin:0 0 24px}</style></head><body><main><h1>Lo jugado cuenta.</h1><p>${PARAGRAPH.repeat(14)}</p></main></body></html>`;

/** Builds and prerenders the floor app as the product is, and resolves to its page. */
export async function buildFloorApp(): Promise<string> {
  const root = join(import.meta.dirname, 'floor');
  await build({
    root,
    base: FLOOR_PATH,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), treeShaking()],
    build: {
      target: 'es2022',
      outDir: FLOOR_FOLDER,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
    },
  });
  moveManifest(FLOOR_FOLDER);
  const { scripts } = filesOf(readManifest(FLOOR_FOLDER), ['index.html']);
  const files = { scripts: scripts.map((file) => FLOOR_PATH.slice(1) + file), styles: [] };
  const markup = renderToString(
    <StaticRouter location={FLOOR_PATH}>
      <FloorApp />
    </StaticRouter>,
  );
  const template = readFileSync(join(FLOOR_FOLDER, 'index.html'), 'utf8');
  const script = await bundleInlineScript();
  return finishPage(template, files, '', {
    markup,
    head: '<title>Floor</title>',
    messages: '',
    script,
  });
}
