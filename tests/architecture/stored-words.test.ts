import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STORED_ROLE } from '../../src/records/roles';
import { STORED_STATUS } from '../../src/records/states';
import {
  BY_VISITOR,
  STORED_CAUSE,
  STORED_FACT_KIND,
  STORED_NEED,
  STORED_POINT,
  STORED_TOLD,
} from '../../src/records/words';

/** The stored words of each list; those that the product calls the same are not told apart. */
const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  states: STORED_STATUS,
  needs: STORED_NEED,
  reasons: STORED_TOLD,
  causes: { ...STORED_CAUSE, visitor: BY_VISITOR },
  points: STORED_POINT,
  roles: STORED_ROLE,
  facts: STORED_FACT_KIND,
};

/** The literals and the keys of a file that are one word. */
const namesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(['"`])([\w-]+)\1|^\s*([\w-]+):/gm)].map(
    ([, , literal, key]) => literal ?? key,
  );

const files = readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => `src/domain/${path}`);

describe('src/domain', () => {
  it.each(Object.entries(lists))('has no stored word of the %s', (_, stored) => {
    const words = new Set(
      Object.entries(stored).flatMap(([own, word]) => (own === word ? [] : word)),
    );
    const found = files.flatMap((file) =>
      namesIn(file).flatMap((name = '') => (words.has(name) ? `${file}: ${name}` : [])),
    );
    expect(words.size).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });
});
