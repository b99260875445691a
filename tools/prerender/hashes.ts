import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE = /<(script|style)>(.*?)<\/\1>/gs;

/**
 * The hashes by which the Content-Security-Policy admits the inline script and styles of the built
 * pages: CSP sources by directive.
 */
export function inlineHashes(dist: string): Record<'script-src' | 'style-src', string[]> {
  const found = { 'script-src': new Set<string>(), 'style-src': new Set<string>() };
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.html'))) {
    for (const [, element, text = ''] of readFileSync(join(dist, file), 'utf8').matchAll(INLINE)) {
      const hash = createHash('sha256').update(text).digest('base64');
      found[element === 'script' ? 'script-src' : 'style-src'].add(`'sha256-${hash}'`);
    }
  }
  return { 'script-src': [...found['script-src']], 'style-src': [...found['style-src']] };
}
