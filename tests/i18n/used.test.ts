import { expect, it } from 'vitest';
import { copy } from '../../src/i18n/es';
import { staff } from '../../src/i18n/es/staff';
import { staffParts } from '../../src/i18n/es/staff/parts';

type Copy = { readonly [key: string]: string | Copy };

const sources = import.meta.glob<string>(
  ['../../src/**/*.{ts,tsx}', '!../../src/i18n/{es,en}/**'],
  { query: '?raw', import: 'default', eager: true },
);

const VALUE = /\$\{(?:[^`{}]|\{[^`{}]*\})*\}/g;

/** A template without another one in it. */
const TEMPLATE = new RegExp(`\`((?:[^\`$]|\\$(?!\\{)|${VALUE.source})*)\``);

/** Every text that may be a key; one that is made of values as a pattern. */
const texts = new Set<string>();
const patterns = new Set<string>();

// A value before a dot may be a path; what happened to a request has its kind and a dot before it.
const ONE = '(?:request\\.|complaint\\.)?[\\w-]+';

/** A value's words: those that it chooses from, or any. */
const wordsOf = (value: string) =>
  /^\$\{([^'?]+\? '[\w-]+' : )+'[\w-]+'\}$/.test(value)
    ? `(?:${[...value.matchAll(/'([\w-]+)'/g)].map(([, word]) => word).join('|')})`
    : ONE;

function readTemplate(template: string) {
  const pattern = template.replaceAll('.', '\\.').replaceAll(VALUE, wordsOf);
  const fixed = template.replaceAll(VALUE, '');
  if (fixed === template) texts.add(template);
  else if (/^[\w.:-]*[a-z][\w.:-]*$/i.test(fixed))
    patterns.add(`^${pattern.replaceAll(`${ONE}\\.`, '[\\w.-]+\\.')}$`);
  return "''";
}

for (let source of Object.values(sources)) {
  source = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  for (const [, text] of source.matchAll(/'([^'\n]*)'/g)) if (text) texts.add(text);
  for (let before = ''; before !== source; ) {
    before = source;
    source = source.replace(TEMPLATE, (_, template: string) => readTemplate(template));
  }
}

const made = [...patterns].map((pattern) => new RegExp(pattern));

function keysOf(sentences: Copy, path = ''): string[] {
  return Object.entries(sentences).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );
}

it.each(Object.entries({ ...copy, staff: { ...staff, ...staffParts } }))(
  'every sentence of %s is shown',
  (space, sentences) => {
    const unused = keysOf(sentences).filter((key) => {
      const single = key.replace(/_(zero|one|other)$/, '');
      return ![single, `${space}:${single}`].some(
        (name) => texts.has(name) || made.some((pattern) => pattern.test(name)),
      );
    });
    expect(unused).toEqual([]);
  },
);
