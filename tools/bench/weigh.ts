import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Page {
  readonly path: string;
}

function readPage(dist: string, { path }: Page) {
  const page = readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const scripts = page.match(/data-modules="([^"]*)"/)?.[1]?.split(' ') ?? [];
  const pictures = page.match(/\/assets\/[\w.-]+\.(svg|avif|png|webp)/g) ?? [];
  return { scripts, pictures };
}

/** The addresses of the scripts and pictures that a built page needs before it is interactive. */
export function filesBeforeUse(dist: string, page: Page): string[] {
  const { scripts, pictures } = readPage(dist, page);
  return [...scripts, ...pictures];
}

/** Pages share most of their scripts, and compressing one takes a tenth of a second. */
const sizes = new Map<string, number>();

function compressedBytes(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

/**
 * The bytes of the scripts that a built page needs first, each compressed separately as it is
 * served.
 */
export function scriptBytes(dist: string, page: Page): number {
  return readPage(dist, page).scripts.reduce(
    (sum, script) => sum + compressedBytes(join(dist, script)),
    0,
  );
}
