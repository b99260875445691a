import { isDeepStrictEqual } from 'node:util';
import { brand } from '../../src/config/brand';
import type { Text } from '../../src/domain/language';
import {
  type MailKind,
  type MailMessage,
  mailsOf,
  type TranslatedMail,
} from '../../src/domain/mail/mail';
import { approvalMail, declineMail, questionMail } from '../../src/domain/mail/staff-mail';
import { declineWords, questionWords } from '../../src/domain/mail/staff-mail-words';
import { NEEDS } from '../../src/domain/request/questions';
import { type DeclineReason, declineReasons, REPEATED } from '../../src/domain/request/reasons';
import { literal, rulesFunction } from './rules-text';

/** What stands for the code, and for the words of a reason or a need, in the mails below. */
const CODE = 'CODE';
const WORDS = 'WORDS';

/** Code and words take their places by one call each, however often a text has them. */
function mailText(text: string, words: string): string {
  const withWords = text.includes(WORDS) ? `.replace('${WORDS}', ${words})` : '';
  const withCode = text.includes(CODE) ? `.replace('${CODE}', code)` : '';
  return literal(text) + withWords + withCode;
}

type MailCase = readonly [condition: string, mail: MailMessage, words: string];

/** A mail with a code and without one. */
interface MailPair {
  readonly coded: TranslatedMail;
  readonly plain: TranslatedMail;
}

/** The mails of a kind, each with what it is for; the last one is for everything that is left. */
function mailCases(kind: string, { coded, plain }: MailPair, words = ''): MailCase[] {
  const inLanguages = (condition: string, mails: TranslatedMail): MailCase[] => [
    [`${condition} && language == 'es'`, mails.es, words],
    [condition, mails.en, words],
  ];
  const isKind = `kind == ${literal(kind)}`;
  // Every request that is sent has a code, and so has every sign-up.
  if (kind === 'request-received' || kind === 'sign-up-received') return inLanguages(isKind, coded);
  const ofKind = inLanguages(isKind, plain);
  return isDeepStrictEqual(coded, plain)
    ? ofKind
    : [...inLanguages(`${isKind} && code != null`, coded), ...ofKind];
}

/** Only one mail is evaluated: every text that is costs an expression. */
function renderCases(head: string, cases: readonly MailCase[]): string[] {
  const body = cases.flatMap(([condition, { subject, html, text }, words], place) => [
    place === cases.length - 1 ? '{' : `${condition} ? {`,
    `  'subject': ${literal(subject)},`,
    `  'html': ${mailText(html, words)},`,
    `  'text': ${mailText(text, words)}`,
    place === cases.length - 1 ? '};' : '} :',
  ]);
  return rulesFunction(head, ['return', ...body.map((line) => `  ${line}`)]);
}

function renderVisitorMails(): string[] {
  const [coded, plain] = [mailsOf(brand, CODE), mailsOf(brand)];
  const cases = (Object.keys(plain) as MailKind[]).flatMap((kind) =>
    mailCases(kind, { coded: coded[kind], plain: plain[kind] }),
  );
  return renderCases('permittedMail(kind, language, code)', cases);
}

function renderStaffMails(): string[] {
  const placeholder: Text = { es: WORDS, en: WORDS };
  const pair = (mail: (code?: string) => TranslatedMail) => ({ coded: mail(CODE), plain: mail() });
  const cases = [
    ...mailCases(
      'approved',
      pair((code) => approvalMail(brand, code)),
    ),
    ...mailCases(
      'declined',
      pair((code) => declineMail(brand, placeholder, code)),
      'words',
    ),
    ...mailCases(
      'information',
      pair((code) => questionMail(brand, placeholder, code)),
      'words',
    ),
  ];
  return renderCases('permittedStaffMail(kind, language, code, words)', cases);
}

/** Which words there are, and the paragraph that each becomes; another word is none of them. */
function renderWords<Word extends string>(
  check: string,
  head: string,
  words: readonly Word[],
  paragraph: (word: Word) => Text,
  /** Words that nobody may choose. */
  others: readonly Word[] = [],
): string[] {
  const parameter = head.slice(head.indexOf('(') + 1, head.indexOf(','));
  const all = [...words, ...others];
  const cases = all.map((word, place) => {
    const { es, en } = paragraph(word);
    const isLast = place === all.length - 1;
    const condition = isLast ? '' : `${parameter} == ${literal(word)} ? `;
    return `  ${condition}(language == 'es' ? ${literal(es)} : ${literal(en)})${isLast ? ';' : ' :'}`;
  });
  return [
    ...rulesFunction(check, [`return value in [${words.map(literal).join(', ')}];`]),
    ...rulesFunction(head, ['return', ...cases]),
  ];
}

function renderTopics(): string[] {
  return [
    ...renderWords<DeclineReason>(
      'isDeclineReason(value)',
      'declineWords(reason, language)',
      declineReasons,
      declineWords,
      [REPEATED],
    ),
    ...renderWords('isNeed(value)', 'questionWords(need, language)', NEEDS, questionWords),
  ];
}

/** The mails that the rules permit, and the words that a decline or a question may be about. */
export function renderMails(): string[] {
  return [...renderVisitorMails(), ...renderTopics(), ...renderStaffMails()];
}
