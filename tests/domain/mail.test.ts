import { describe, expect, test } from 'vitest';
import { brand } from '../../src/config/brand';
import { paths } from '../../src/config/paths';
import { LANGUAGES } from '../../src/domain/language';
import { mailsOf } from '../../src/domain/mail';
import { newCode } from '../../src/domain/request/request-code';
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

describe('a mail about a request with a code', () => {
  const code = newCode();
  const link = `${brand.siteUrl}${paths.requestStatus}#${code}`;
  const kinds = ['request-received', 'approved', 'declined'] as const;

  test('has the code and its link, as a sentence of its own', () => {
    for (const kind of kinds) {
      for (const language of LANGUAGES) {
        const [followed, plain] = [mailsOf(brand, code), MAILS].map((all) => all[kind][language]);
        const added = followed?.html.split('</p>').filter((part) => !plain?.html.includes(part));
        expect(added).toEqual([expect.stringContaining(`<a href="${link}">${code}</a>.`)]);
        const words = followed?.text.split('\n\n').filter((part) => !plain?.text.includes(part));
        expect(words).toEqual([expect.stringMatching(new RegExp(` ${code}: ${link}$`))]);
        expect(followed?.subject).toBe(plain?.subject);
      }
    }
  });

  test('is the same as any other where the mail is not about a request', () => {
    expect(mailsOf(brand, code)['sign-up-received']).toEqual(MAILS['sign-up-received']);
  });
});
