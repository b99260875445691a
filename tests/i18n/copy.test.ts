import { describe, expect, it } from 'vitest';
import { calculators } from '../../src/games';
import { copy as english } from '../../src/i18n/en';
import { staff as englishStaff } from '../../src/i18n/en/staff';
import { staffParts as englishParts } from '../../src/i18n/en/staff/parts';
import { copy as spanish } from '../../src/i18n/es';
import { staff as spanishStaff } from '../../src/i18n/es/staff';
import { staffParts as spanishParts } from '../../src/i18n/es/staff/parts';

/** Documents of those who build the product, which nobody else knows. */
const INTERNAL_DOCUMENT = /especificaci|specification|\bspecs?\b/i;

type Copy = { readonly [key: string]: string | Copy };

function sentences(copy: Copy, path = ''): [string, string][] {
  return Object.entries(copy).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : sentences(value, `${path}${key}.`),
  );
}

const variables = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map((m) => m[1]);

describe.each([
  ['the public copy', spanish as Copy, english as Copy],
  ['the staff copy', spanishStaff as Copy, englishStaff as Copy],
  ['the copy of parts of the staff area', spanishParts as Copy, englishParts as Copy],
])('%s', (_, es, en) => {
  const translated = new Map(sentences(en));

  it('says the same sentences in both languages', () => {
    expect([...translated.keys()].sort()).toEqual(
      sentences(es)
        .map(([key]) => key)
        .sort(),
    );
  });

  it('uses the same variables in both languages', () => {
    for (const [key, sentence] of sentences(es)) {
      expect(new Set(variables(translated.get(key) ?? '')), key).toEqual(
        new Set(variables(sentence)),
      );
    }
  });

  it('leaves no sentence empty', () => {
    for (const [key, sentence] of [...sentences(es), ...translated]) {
      expect(sentence.trim(), key).not.toBe('');
    }
  });

  it('names no internal document', () => {
    for (const [key, sentence] of [...sentences(es), ...translated]) {
      expect(sentence, key).not.toMatch(INTERNAL_DOCUMENT);
    }
  });

  it('closes every variable it opens', () => {
    for (const [key, sentence] of [...sentences(es), ...translated]) {
      expect(sentence.replace(/\{\{[\w.]+\}\}/g, ''), key).not.toMatch(/[{}]/);
    }
  });
});

it('the words of the games name no internal document', () => {
  for (const calculator of calculators)
    expect(JSON.stringify(calculator).replaceAll('"origin":"spec', ''), calculator.id).not.toMatch(
      INTERNAL_DOCUMENT,
    );
});
