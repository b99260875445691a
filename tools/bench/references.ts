import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { bundleInlineScript } from '../prerender/inline-script';
import { finishPage } from '../prerender/page';
import { smallerBuilds } from '../vite/smaller-builds';
import { BASELINE, FLOOR } from './goals';

const html = (style: string, body: string) =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Reference"><title>Reference</title>${style}</head><body>${body}</body></html>`;

const STYLE =
  '<style>body{margin:0;padding:24px;background:#f6ebd9;color:#15120e;font:18px/1.5 system-ui,sans-serif}h1{font-size:48px;line-height:1;margin:0 0 24px}</style>';
const PARAGRAPH =
  'Lo jugado cuenta. Averigua cuánto vale tu cuenta y pide un préstamo con ella como respaldo. ';
const TEXT = `<main><h1>Lo jugado cuenta.</h1><p>${PARAGRAPH.repeat(14)}</p></main>`;

/** The markup that React renders in floor.tsx. */
const HEADING = `<h1><a href="${FLOOR.path}" data-discover="true">Lo jugado cuenta.</a></h1>`;

const answer = (type: string, body: string) =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } });

/** The answers for the baseline page and for the floor app, built like the product, by path. */
export async function referenceAnswers(): Promise<ReadonlyMap<string, Response>> {
  const rolldownOptions = { input: join(import.meta.dirname, 'floor.tsx') };
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), smallerBuilds()],
    build: { target: 'es2022', write: false, copyPublicDir: false, rolldownOptions },
  })) as Rolldown.RolldownOutput;
  const [{ fileName, code }] = built.output;
  const script = await bundleInlineScript();
  const content = { markup: HEADING, head: '<title>Floor</title>', messages: '', script };
  const template = html('', '<div id="root"></div>');
  const floor = finishPage(template, { scripts: [fileName], styles: [] }, '', content);
  return new Map([
    [BASELINE.path, answer('text/html', html(STYLE, TEXT))],
    [FLOOR.path, answer('text/html', floor)],
    [`/${fileName}`, answer('text/javascript', code)],
  ]);
}
