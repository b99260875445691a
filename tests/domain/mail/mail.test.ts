import { describe, expect, test } from 'vitest';
import { brand } from '../../../src/config/brand';
import { paths } from '../../../src/config/paths';
import { LANGUAGES } from '../../../src/domain/language';
import { withMoment } from '../../../src/domain/mail/moment';
import { NEEDS } from '../../../src/domain/request/questions';
import { DECLINE_REASONS, declineReasons } from '../../../src/domain/request/reasons';
import { newCode } from '../../../src/domain/request/request-code';
import { allMails, MAILS } from '../../support/mails';

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
  for (const kind of ['request-received', 'sign-up-received', 'email-corrected'] as const) {
    expect(MAILS[kind].es.text).toContain('Si no fuiste tú, ignora este correo.');
    expect(MAILS[kind].en.text).toContain('If this was not you, ignore this e-mail.');
  }
});

describe('a mail about a request with a code', () => {
  const code = newCode();
  const page = `${brand.siteUrl}${paths.requestStatus}`;
  const links = { es: `${page}#${code}`, en: `${page}?lang=en#${code}` };
  const kinds = [
    'request-received',
    'withdrawn',
    'email-corrected',
    'answer-received',
    'approved',
    'final: history',
    'information: nickname',
  ] as const;

  test('has the code and its link in a separate sentence', () => {
    for (const kind of kinds) {
      for (const language of LANGUAGES) {
        const [followed, plain] = [allMails(code), MAILS].map((all) => all[kind][language]);
        const link = links[language];
        const added = followed?.html.split('</p>').filter((part) => !plain?.html.includes(part));
        expect(added).toEqual([expect.stringContaining(`<a href="${link}">${code}</a>.`)]);
        const words = followed?.text.split('\n\n').filter((part) => !plain?.text.includes(part));
        expect(words).toEqual([expect.stringContaining(` ${code}: ${link}`)]);
        expect(followed?.subject).toBe(plain?.subject);
      }
    }
  });

  test('of a sign-up has the link that ends the subscription', () => {
    const page = `${brand.siteUrl}${paths.unsubscribe}`;
    const [spanish, english] = [`${page}#${code}`, `${page}?lang=en#${code}`];
    const { es, en } = allMails(code)['sign-up-received'];
    expect(es.html).toContain(`<a href="${spanish}">Cancela tu suscripción</a>.`);
    expect(es.text).toContain(`Cancela tu suscripción: ${spanish}`);
    expect(en.html).toContain(`<a href="${english}">Unsubscribe</a>.`);
    expect(en.text).toContain(`Unsubscribe: ${english}`);
  });
});

describe('the mail of a decline', () => {
  test('has its reason, after how many days to ask again, and where to complain', () => {
    const after = { 90: 'dentro de 90 días', 30: 'dentro de 30 días', 0: 'desde hoy' };
    for (const reason of declineReasons) {
      const { es, en } = MAILS[`declined: ${reason}`];
      expect(es.text).toContain(after[DECLINE_REASONS[reason]]);
      expect(es.text).toMatch(/30 días calendario.*ProUsuario/);
      expect(en.text).toMatch(/30 calendar days.*ProUsuario/);
    }
  });

  const code = newCode();
  const dayOfMail = new Date('2026-11-25T18:00:00Z');

  test.each([
    ['es', 'en esa página puedes pedir una sola vez, hasta el 25 de diciembre de 2026'],
    ['en', 'you can ask on that page, once and until December 25, 2026'],
  ] as const)('offers a second look after the link of its page (%s)', (language, offer) => {
    for (const reason of declineReasons)
      for (const kind of [`declined: ${reason}`, `reversed: ${reason}`] as const) {
        const paragraphs = allMails(code)[kind][language].text.split('\n\n');
        const place = paragraphs.findIndex((part) => part.includes(code));
        expect(withMoment(paragraphs[place + 1] ?? '', dayOfMail)).toContain(offer);
      }
  });

  test('offers none after a second look, nor without the code by which it is asked for', () => {
    const offer = { es: 'mire tu solicitud de nuevo', en: 'look at your request again' };
    for (const language of LANGUAGES)
      for (const reason of declineReasons) {
        const [coded, plain] = [allMails(code), MAILS];
        for (const { [language]: mail } of [
          coded[`final: ${reason}`],
          coded[`final reversed: ${reason}`],
          plain[`declined: ${reason}`],
          plain[`reversed: ${reason}`],
        ])
          expect(mail.text).not.toContain(offer[language]);
      }
  });

  test('says something else for each reason, and the mail of a question for each need', () => {
    for (const language of LANGUAGES) {
      const declines = declineReasons.map((reason) => MAILS[`declined: ${reason}`][language].text);
      const questions = NEEDS.map((need) => MAILS[`information: ${need}`][language].text);
      expect(new Set(declines).size).toBe(declineReasons.length);
      expect(new Set(questions).size).toBe(NEEDS.length);
    }
  });
});
