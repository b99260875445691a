import { expect, test } from 'vitest';
import { withLanguages } from '../../tools/rules/languages';

const PART = `  return reason.keys().hasOnly(ALL_LANGUAGES)
    && isText(reason.EACH_LANGUAGE, MAX_NOTE)
    && isKnown(reason);`;

test('the rules allow every language and check its words', () => {
  expect(
    withLanguages(PART, ['es', 'en', 'fr']),
  ).toBe(`  return reason.keys().hasOnly(['es', 'en', 'fr'])
    && isText(reason.es, MAX_NOTE)
    && isText(reason.en, MAX_NOTE)
    && isText(reason.fr, MAX_NOTE)
    && isKnown(reason);`);
});
