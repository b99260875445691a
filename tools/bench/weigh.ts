import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * What a built page needs before it is interactive: addresses of scripts and pictures, and the
 * bytes of the scripts, each compressed by itself as it is served.
 */
export function weigh(dist: string, { path }: { readonly path: string }) {
  const page = readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
  const scripts = page.match(/data-modules="([^"]*)"/)?.[1]?.split(' ') ?? [];
  const pictures = page.match(/\/assets\/[\w.-]+\.(svg|avif|png|webp)/g) ?? [];
  const sizes = scripts.map((file) => brotliCompressSync(readFileSync(join(dist, file))).length);
  const scriptBytes = sizes.reduce((sum, size) => sum + size, 0);
  return { files: [...scripts, ...pictures], scriptBytes };
}
