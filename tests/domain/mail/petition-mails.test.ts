import { describe, expect, test } from 'vitest';
import { brand } from '../../../src/config/brand';
import { LANGUAGES } from '../../../src/domain/language';
import { confirmationMail, erasedMail } from '../../../src/domain/mail/petition-mails';

const LINK = `${brand.siteUrl}/MisDatos#LU-1.retiro.LU-2`;

/** The address in the mail of each language. */
const LINKS = { es: LINK, en: LINK.replace('#', '?lang=en#') };

const mails = LANGUAGES.flatMap((language) => [
  [
    'confirm a withdrawal',
    language,
    confirmationMail(brand, 'withdrawal', language, LINK),
  ] as const,
  ['confirm an erasure', language, confirmationMail(brand, 'erasure', language, LINK)] as const,
  ['data erased', language, erasedMail(brand, language)] as const,
]);

describe.each(mails)('the mail "%s" in %s', (name, language, { subject, html, text }) => {
  test('says the same in both forms, whose it is and whom to call', () => {
    expect(text).toContain(`${brand.bank}`);
    expect(text).toContain(brand.phone);
    expect(text).not.toMatch(/[<>&]/);
    const words = html.replace(/<\/p><p>/g, '\n\n').replace(/<[^>]+>/g, '');
    expect(words).toBe(text.replace(`: ${LINKS[language]}`, '.'));
    expect(subject).not.toBe('');
  });

  test('has its link if it needs one, and says what happens without it', () => {
    const needed = name.startsWith('confirm');
    expect(html.includes(`<a href="${LINKS[language]}">`)).toBe(needed);
    expect(text.includes(`: ${LINKS[language]}`)).toBe(needed);
    if (needed) expect(text).toContain({ es: 'nada cambia', en: 'nothing changes' }[language]);
  });
});
