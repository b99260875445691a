import { describe, expect, test } from 'vitest';
import { brand } from '../../src/config/brand';
import { LANGUAGES } from '../../src/domain/language';
import { MAILS } from '../support/mails';

const mails = Object.entries(MAILS).flatMap(([kind, languages]) =>
  LANGUAGES.map((language) => [kind, language, languages[language]] as const),
);

describe.each(mails)('the mail "%s" in %s', (_kind, language, { subject, html, text }) => {
  test('says whose it is and whom to call', () => {
    const option = { es: 'opción 9', en: 'option 9' }[language];
    for (const part of [html, text]) {
      expect(part).toContain(brand.bank);
      expect(part).toContain(`${brand.phone}, ${option}`);
    }
  });

  test('says the same in its text as in its html, without markup', () => {
    expect(text).not.toMatch(/[<>&]/);
    expect(html).toBe(
      text
        .split('\n\n')
        .map((paragraph) => `<p>${paragraph}</p>`)
        .join(''),
    );
    expect(subject).not.toBe('');
  });
});

test('a mail that a visitor causes tells strangers to ignore it', () => {
  for (const kind of ['request-received', 'sign-up-received'] as const) {
    expect(MAILS[kind].es.text).toContain('Si no fuiste tú, ignora este correo.');
    expect(MAILS[kind].en.text).toContain('If this was not you, ignore this e-mail.');
  }
});
