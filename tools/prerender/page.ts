import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFiles } from './manifest';

/** The parts of a page besides its files. */
export interface PageContent {
  readonly markup: string;
  /** Elements of the head: title, description, links to other languages. */
  readonly head: string;
  /** The elements that the inline script may show before hydration. */
  readonly messages: string;
  /** The inline script (inline-script.ts). */
  readonly script: string;
}

/** The critical styles of a page: everything it uses, inline. */
export function inlineStyle(dist: string, { styles }: PageFiles): string {
  return styles.map((file) => readFileSync(join(dist, file), 'utf8').trim()).join('');
}

const addresses = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');

/** The inline script sets the addresses of pictures in other files after the first paint. */
const withoutPictures = (markup: string) => markup.replaceAll('<use href=', '<use data-href=');

/**
 * A finished page from the built template: content and styles inline; scripts and pictures are
 * fetched by the inline script after the first paint.
 */
export function finishPage(
  template: string,
  files: PageFiles,
  style: string,
  { markup, head, messages, script }: PageContent,
): string {
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/\s*<title>.*?<\/title>/s, '')
    .replace(
      '<html lang="es">',
      () =>
        `<html lang="es" data-modules="${addresses(files.scripts)}" data-styles="${addresses(files.styles)}">`,
    )
    .replace('</head>', () => `${head}<style>${style}</style><script>${script}</script></head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${withoutPictures(markup)}</div>${messages}`,
    );
}
