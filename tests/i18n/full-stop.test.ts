import { expect, it } from 'vitest';
import { copyVariables } from '../../src/app/copy-variables';
import { createI18n } from '../../src/i18n';

it('a sentence that ends with a time of day has one full stop', () => {
  const i18n = createI18n(copyVariables);
  i18n.addResourceBundle('es', 'shell', { sentence: 'Vence el {{moment}}.' });
  expect(i18n.t('sentence' as never, { moment: '26 nov, 1:40 p. m.' })).toBe(
    'Vence el 26 nov, 1:40 p. m.',
  );
});
