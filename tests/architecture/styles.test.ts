import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);

/** The blocks of a style sheet: `a` of `.a`, `.a__b` and `.a--c`. */
function blocks(path: string): string[] {
  const sheet = readFileSync(`src/features/${path}`, 'utf8');
  return [...sheet.matchAll(/^\s*\.([a-z0-9]+(?:-[a-z0-9]+)*)/gm)].map(([, block = '']) => block);
}

describe('styles', () => {
  it('of two features never meet: style sheets stay once they are there', () => {
    const features = new Map<string, Set<string>>();
    for (const path of files) {
      for (const block of blocks(path)) {
        const styling = features.get(block) ?? new Set();
        features.set(block, styling.add(path.split('/')[0] ?? ''));
      }
    }
    expect(features.size).toBeGreaterThan(50);
    expect([...features].filter(([, styling]) => styling.size > 1)).toEqual([]);
  });
});
