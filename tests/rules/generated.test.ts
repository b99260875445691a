import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAX_EXPORT_FILTER } from '../../src/domain/audit';
import { ratesOf, withFigures } from '../../src/domain/rates/rates';
import { assembleRules } from '../../tools/rules/assemble';
import { withConstants } from '../../tools/rules/constants';
import { readCalculators } from '../../tools/rules/read-calculators';

const committed = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

test('the committed rules hold the mails, games and patterns of the code (npm run rules)', async () => {
  const calculators = await readCalculators();
  expect(calculators).not.toHaveLength(0);
  expect(assembleRules(calculators)).toBe(committed);
});

test('another rate or another input changes the rules', async () => {
  const [first, ...others] = await readCalculators();
  if (first === undefined) throw new Error('there are no calculators');
  const fewer = { ...first, attributes: first.attributes.slice(1) };
  const figures = ratesOf(first);
  const dearer = withFigures(first, { ...figures, base: figures.base + 1 });
  for (const changed of [fewer, dearer]) {
    expect(assembleRules([changed, ...others])).not.toBe(committed);
  }
});

test('a number that the domain does not have is an error', () => {
  expect(withConstants('size() <= MAX_EXPORT_FILTER', {})).toBe(
    `size() <= ${MAX_EXPORT_FILTER} /*MAX_EXPORT_FILTER*/`,
  );
  expect(() => withConstants('size() <= MAX_NONSENSE', {})).toThrow('MAX_NONSENSE');
});
