import { createHash } from 'node:crypto';
import { brand } from '../../src/config/brand';
import { LANGUAGES } from '../../src/domain/language';
import { type MailMessage, mailsOf, type TranslatedMail } from '../../src/domain/mail/mail';
import { CODE_LENGTH } from '../../src/domain/request/request-code';
import { readEarlierMails } from './earlier-mails';
import { rulesFunction, withSemicolon } from './rules-text';

/** Replaces the code in a fingerprint. */
const CODE = 'CODE';

/** Separates the parts of a mail in a fingerprint. No mail contains it. */
const SEPARATOR = '|';

/** How many names and fingerprints fit into a pattern. */
const MAILS_IN_A_PATTERN = 62;

/** The hexadecimal digits of a fingerprint, of the 64 that SHA-256 has: nobody finds another mail with the same. */
const DIGITS = 32;

/**
 * The beginning of the SHA-256 of a mail without its code, together with its length including the code: a mail with
 * the placeholder instead of a code has another length.
 */
function fingerprint({ subject, html, text }: MailMessage): string {
  const words = html + text;
  const codes = words.split(CODE).length - 1;
  const length = words.length + codes * (CODE_LENGTH - CODE.length);
  const parts = [subject, html, text, String(length)];
  if (parts.some((part) => part.includes(SEPARATOR)))
    throw new Error(`A mail with ${SEPARATOR} has no fingerprint: ${subject}`);
  return createHash('sha256').update(parts.join(SEPARATOR)).digest('hex').slice(0, DIGITS);
}

/** A mail by its subject matter, with the code of its request or subscription. */
interface NamedMail {
  readonly name: string;
  readonly mail: TranslatedMail;
}

function permittedNow(): NamedMail[] {
  return Object.entries(mailsOf(brand, CODE)).map(([name, mail]) => ({ name, mail }));
}

/** The name of each permitted mail with its language and fingerprint, as `isMail` spells them. */
export function currentMails(): string[] {
  return permittedNow().flatMap(({ name, mail }) =>
    LANGUAGES.map((language) => `${name}/${language}/coded ${fingerprint(mail[language])}`),
  );
}

/** A pattern costs one expression, however many mails it has, and may have 4,096 characters. */
function renderPatterns(mails: readonly string[]): string[] {
  const count = Math.ceil(mails.length / MAILS_IN_A_PATTERN);
  return Array.from({ length: count }, (_, place) => {
    const part = mails.slice(place * MAILS_IN_A_PATTERN, (place + 1) * MAILS_IN_A_PATTERN);
    return `${place === 0 ? 'return ' : '  || '}mail.matches('^(${part.join('|')})[0-9a-f]{${64 - DIGITS}}$')`;
  });
}

/** Those of this release first, because most are sent by its pages. */
function permitted(): string[] {
  return [...currentMails(), ...readEarlierMails().map(({ mail }) => mail)];
}

/** The mails that the rules permit. */
export function renderMails(): string[] {
  return rulesFunction('isPermittedMail(mail)', withSemicolon(renderPatterns(permitted())));
}
