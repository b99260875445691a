import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesOf, readManifest } from '../prerender/manifest';
import type { BenchPage } from './goals';

/** What a page needs before it answers: addresses and bytes over the wire. */
export interface PageWeight {
  readonly scripts: readonly string[];
  /** Scripts, styles and pictures; the page itself is not among them. */
  readonly files: readonly string[];
  readonly scriptBytes: number;
  readonly allBytes: number;
}

/** What goes over the wire for a text: brotli as of a file that is compressed once. */
export function brotli(text: Buffer): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

const unique = (found: Iterable<string>) => [...new Set(found)];

function namesIn(html: string) {
  const list = (name: string) => html.match(`data-${name}="([^"]*)"`)?.[1]?.split(' ') ?? [];
  const pictures = unique(html.match(/\/assets\/[\w.-]+\.(svg|avif|png|webp)/g) ?? []);
  return { scripts: list('modules'), inline: list('styles'), files: pictures };
}

function namesFor(dist: string, { modules, files }: NonNullable<BenchPage['needs']>) {
  const manifest = readManifest(dist);
  const { scripts, styles } = filesOf(manifest, modules);
  const others = files.map((name) => {
    const file = manifest[name]?.file;
    if (file === undefined) throw new Error(`The build has no file ${name}`);
    return file;
  });
  const address = (file: string) => `/${file}`;
  return { scripts: scripts.map(address), files: [...styles, ...others].map(address) };
}

/** Weighs what a built page needs, each file compressed by itself as it is served. */
export function weigh(dist: string, { path, needs }: BenchPage): PageWeight {
  const sent = (file: string) => {
    const content = readFileSync(join(dist, file));
    return /\.(woff2|avif|png|webp)$/.test(file) ? content.length : brotli(content).length;
  };
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + sent(file), 0);
  const page = `${path === '/' ? 'index' : path.slice(1)}.html`;
  const named = namesIn(readFileSync(join(dist, page), 'utf8'));
  const needed = needs ? namesFor(dist, needs) : { scripts: [], files: [] };
  const scripts = unique([...named.scripts, ...needed.scripts]);
  const others = unique([...named.files, ...needed.files]).filter(
    (file) => !named.inline.includes(file),
  );
  const scriptBytes = sum(scripts);
  return {
    scripts,
    files: [...scripts, ...others],
    scriptBytes,
    allBytes: scriptBytes + sum([page, ...others]),
  };
}
