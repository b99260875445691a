import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
  (path) => `src/${path}`,
);
const modules = files.filter((path) => path.endsWith('.module.css'));
const components = files.filter((path) => path.endsWith('.tsx'));

/** The sheets whose classes are known everywhere. */
const GLOBAL = ['bank/colors', 'ui/base', 'ui/fonts', 'ui/layout', 'ui/text', 'ui/tokens'].map(
  (name) => `src/${name}.css`,
);

/** The classes that a CSS module defines. */
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

/** A rule of a sheet for one selector: how specific it is, and what it declares. */
function rulesIn(path: string) {
  const css = readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').map((selector) => ({
      selector: selector.trim(),
      specific:
        100 * (selector.match(/\.[a-zA-Z]|\[|:(?!has|not|global|:)[a-z]/g)?.length ?? 0) +
        (selector.match(/(?:^|[\s>+~])[a-z]/g)?.length ?? 0),
      declared: [...body.matchAll(/([\w-]+):/g)].map(([, name = '']) => name),
    })),
  );
}

const STATES =
  /\[(?:aria-(?:pressed|selected|current)|data-active)[^\]]*\]|:has\(:checked\)|\.open(?=\W)/;

/** What a selector without its state and its pointer styles: `.tabs a`, `.tabs` for `.tabs [aria-current]`. */
const styled = (selector: string) => selector.replace(STATES, '').replace(':hover', '').trim();

it.each(modules)('%s never makes a chosen part look idle under the pointer', (path) => {
  const rules = rulesIn(path);
  const weaker = rules.flatMap((hover, place) =>
    hover.selector.includes(':hover')
      ? rules.filter(
          (state, other) =>
            STATES.test(state.selector) &&
            styled(hover.selector).startsWith(styled(state.selector)) &&
            state.declared.some((name) => hover.declared.includes(name)) &&
            (state.specific < hover.specific ||
              (state.specific === hover.specific && other < place)),
        )
      : [],
  );
  expect(weaker.map(({ selector }) => selector)).toEqual([]);
});

const measured = files.filter(
  (path) => path.endsWith('.css') && !/ui\/(tokens|fonts)\.css/.test(path),
);

/** The values in a sheet that a pattern finds. */
function valuesIn(path: string, pattern: RegExp): string[] {
  return [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, value = '']) => value);
}

/** What a check finds in the sheets, each with its sheet. */
function inSheets(check: (path: string) => readonly (string | number)[]): string[] {
  return measured.flatMap((path) => check(path).map((found) => `${path}: ${found}`));
}

describe('every sheet', () => {
  it('takes its sizes of type from the tokens', () => {
    // Fitted to its box, a size is a token at most; in a drawing it is a multiple of one.
    const known =
      /^[\d.]+em$|^var\(--text-[\w-]+\)$|^var\(--[\w-]+, var\(--text-[\w-]+\)\)$|^min\(var\(--[\w-]+(, var\(--text-[\w-]+\))?\), .+\)$/;
    const unknown = inSheets((path) =>
      [
        ...valuesIn(path, /font-size: ([^;]+);/g),
        ...valuesIn(path, /font: \d+ ([^;]+) \/ /g),
      ].filter((size) => !known.test(size)),
    );
    expect(unknown).toEqual([]);
  });

  it('spaces in steps of four pixels, or by one or two for a line', () => {
    const odd = inSheets((path) =>
      valuesIn(path, /[\s;](?:padding|margin|gap|row-gap|column-gap)[\w-]*: ([^;]+);/g)
        .flatMap((value) => [...value.replace(/calc\([^;]*\)/g, '').matchAll(/(\d+)px/g)])
        .map(([, size]) => Number(size))
        .filter((size) => size > 2 && size % 4 !== 0),
    );
    expect(odd).toEqual([]);
  });

  it('has five weights of type', () => {
    const others = inSheets((path) =>
      valuesIn(path, /font(?:-weight)?: (\d+)/g).filter(
        (weight) => !['440', '540', '640', '730', '820'].includes(weight),
      ),
    );
    expect(others).toEqual([]);
  });

  it('takes its inks from the bank', () => {
    const drawn = /bank\/colors|ui\/art/;
    const others = inSheets((path) =>
      drawn.test(path) ? [] : valuesIn(path, /(#(?!(?:fff|000|0000)\b)[0-9a-f]{3,8})\b/g),
    );
    expect(others).toEqual([]);
  });

  it('changes at four widths only, each the first that is wide enough', () => {
    // 361, 560, 800 and 1200 px at the usual size of text; the smallest common phones are 360 px wide.
    const breakpoint = /\((?:(?:22\.5625|35|50|75)rem <= )?width(?: < (?:22\.5625|35|50|75)rem)?\)/;
    const others = inSheets((path) =>
      valuesIn(path, /^@(?:media|container) (.*width.*) \{/gm).filter((rule) =>
        /width/.test(rule.replace(breakpoint, '')),
      ),
    );
    expect(others).toEqual([]);
  });
});

it('there are at most twelve sizes of type', () => {
  const sizes = new Set(valuesIn('src/ui/tokens.css', /(--text-[\w-]+):/g));
  expect(sizes.size).toBeLessThanOrEqual(12);
});
