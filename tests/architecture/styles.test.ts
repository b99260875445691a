import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
  (path) => `src/${path}`,
);
const modules = files.filter((path) => path.endsWith('.module.css'));
const components = files.filter((path) => path.endsWith('.tsx'));

/** The sheets whose classes are known everywhere. */
const GLOBAL = ['base', 'fonts', 'text', 'tokens'].map((name) => `src/ui/${name}.css`);

/** The classes of its own that a CSS module defines. */
function classesIn(path: string): ReadonlySet<string> {
  const selectors = readFileSync(path, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/:global\([^)]*\)/g, '');
  return new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}

/** The classes that components take from a CSS module, by the path of the module. */
function usedClasses(): ReadonlyMap<string, ReadonlySet<string>> {
  const used = new Map<string, Set<string>>();
  for (const path of components) {
    const code = readFileSync(path, 'utf8');
    for (const [, name = '', file = ''] of code.matchAll(
      /^import (\w+) from '(.*\.module\.css)';/gm,
    )) {
      const names = used.get(join(dirname(path), file)) ?? new Set<string>();
      for (const [, one = ''] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
        names.add(one);
      used.set(join(dirname(path), file), names);
    }
  }
  return used;
}

describe('styles', () => {
  it('belong to one component, except those that all screens share', () => {
    const sheets = files.filter((path) => path.endsWith('.css') && !path.endsWith('.module.css'));
    expect(sheets.sort()).toEqual(GLOBAL);
  });

  it('of CSS modules are all there and all used', () => {
    const used = usedClasses();
    expect(modules.length).toBeGreaterThan(50);
    for (const path of modules)
      expect([...(used.get(path) ?? [])].sort(), path).toEqual([...classesIn(path)].sort());
  });
});

const measured = files.filter(
  (path) => path.endsWith('.css') && !/ui\/(tokens|fonts)\.css/.test(path),
);

/** The values in a sheet that a pattern finds. */
function valuesIn(path: string, pattern: RegExp): string[] {
  return [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, value = '']) => value);
}

describe.each(measured)('%s', (path) => {
  it('takes every size of type from the tokens', () => {
    const sizes = [
      ...valuesIn(path, /font-size: ([^;]+);/g),
      ...valuesIn(path, /font: \d+ ([^;]+) \/ /g),
    ];
    // Fitted to its box, a size is a token at most; in a drawing it is a multiple of one.
    const known =
      /^[\d.]+em$|^var\(--text-[\w-]+\)$|^var\(--[\w-]+, var\(--text-[\w-]+\)\)$|^min\(var\(--[\w-]+(, var\(--text-[\w-]+\))?\), .+\)$/;
    expect(sizes.filter((size) => !known.test(size))).toEqual([]);
  });

  it('spaces in steps of four pixels, or by one or two for a line', () => {
    const spaces = valuesIn(
      path,
      /[\s;](?:padding|margin|gap|row-gap|column-gap)[\w-]*: ([^;]+);/g,
    );
    const pixels = spaces.flatMap((value) =>
      [...value.replace(/calc\([^;]*\)/g, '').matchAll(/(\d+)px/g)].map(([, size]) => Number(size)),
    );
    expect(pixels.filter((size) => size > 2 && size % 4 !== 0)).toEqual([]);
  });

  it('changes at the four widths of the tokens only', () => {
    const conditions = valuesIn(path, /@(?:media|container) ([^{]+) \{/g);
    const widths = conditions.flatMap((condition) =>
      /height/.test(condition) ? [] : (condition.match(/\d+(?=px)/g) ?? []),
    );
    expect(widths.filter((width) => !['360', '560', '800', '1200'].includes(width))).toEqual([]);
  });
});

it('there are at most twelve sizes of type', () => {
  const sizes = new Set(valuesIn('src/ui/tokens.css', /(--text-[\w-]+):/g));
  expect(sizes.size).toBeLessThanOrEqual(12);
});
