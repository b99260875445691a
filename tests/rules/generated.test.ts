import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ratesOf, withFigures } from '../../src/domain/rates/rates';
import { readCalculators } from '../../tools/rules/read-calculators';
import { renderGenerated, replaceGenerated } from '../../tools/rules/render';

const committed = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

test('the committed rules hold the mails, games and patterns of the code (npm run rules)', async () => {
  const calculators = await readCalculators();
  expect(calculators).not.toHaveLength(0);
  expect(replaceGenerated(committed, renderGenerated(calculators))).toBe(committed);
});

test('another rate or another input changes the rules', async () => {
  const [first, ...others] = await readCalculators();
  if (first === undefined) throw new Error('there are no calculators');
  const fewer = { ...first, attributes: first.attributes.slice(1) };
  const figures = ratesOf(first);
  const dearer = withFigures(first, { ...figures, base: figures.base + 1 });
  for (const changed of [fewer, dearer]) {
    expect(replaceGenerated(committed, renderGenerated([changed, ...others]))).not.toBe(committed);
  }
});

test('rules without markers are not touched', () => {
  expect(() => replaceGenerated("rules_version = '2';", '')).toThrow('markers');
});
