import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readManifest } from '../prerender/manifest';
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
  return {
    scripts: html.match(/data-modules="([^"]*)"/)?.[1]?.split(' ') ?? [],
    pictures: unique(html.match(/\/assets\/[\w.-]+\.(svg|avif|png|webp)/g) ?? []),
  };
}

/** Addresses of built files, by their names in the source. */
function addressesOf(dist: string, names: readonly string[]): string[] {
  const manifest = readManifest(dist);
  return names.map((name) => {
    const file = manifest[name]?.file;
    if (file === undefined) throw new Error(`The build has no file ${name}`);
    return `/${file}`;
  });
}

/** Weighs what a built page needs, each file compressed by itself as it is served. */
export function weigh(dist: string, { path, needs = [] }: BenchPage): PageWeight {
  const sent = (file: string) => {
    const content = readFileSync(join(dist, file));
    return /\.(woff2|avif|png|webp)$/.test(file) ? content.length : brotli(content).length;
  };
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + sent(file), 0);
  const page = `${path === '/' ? 'index' : path.slice(1)}.html`;
  const { scripts, pictures } = namesIn(readFileSync(join(dist, page), 'utf8'));
  const others = unique([...pictures, ...addressesOf(dist, needs)]);
  const scriptBytes = sum(scripts);
  return {
    scripts,
    files: [...scripts, ...others],
    scriptBytes,
    allBytes: scriptBytes + sum([page, ...others]),
  };
}
