import { existsSync, readFileSync } from 'node:fs';
import { DAY_MS } from '../../src/domain/time';

/** A mail that an earlier release sends: its line in the rules, and the day on which it was replaced. */
export interface EarlierMail {
  readonly mail: string;
  readonly replaced: string;
}

/** The file of the earlier mails, written by `npm run rules`. */
export const EARLIER_MAILS = new URL('../../rules/earlier-mails.json', import.meta.url);

/** How long open pages of an earlier release may go on sending their mails, in days. */
const KEPT_DAYS = 14;

/** The mails that open pages of earlier releases send. */
export function readEarlierMails(): readonly EarlierMail[] {
  if (!existsSync(EARLIER_MAILS)) return [];
  return JSON.parse(readFileSync(EARLIER_MAILS, 'utf8')) as EarlierMail[];
}

/** The lines of all mails that a text of the rules permits. */
export function mailsIn(rules: string): string[] {
  return rules.match(/[\w/-]+\/(?:coded|plain) [0-9a-f]{32}(?=[|)])/g) ?? [];
}

/** What a text of the rules accepts of pages: mails, and versions of the texts of consent. */
export function acceptedBy(rules: string): string[] {
  const lists = rules.matchAll(
    /(consent\.(?:version|buro|versionMercadeo)|return value) in \[([^\]]*)\]/g,
  );
  const versions = [...lists].flatMap(([, field, list = '']) =>
    (list.match(/'\d{4}-\d{2}[^']*'/g) ?? []).map((version) => `${field} ${version}`),
  );
  return [...mailsIn(rules), ...versions];
}

/**
 * The earlier mails as of a day, `2026-11-24`: those that the rules permitted before and that nothing
 * sends any more, each for 14 days.
 */
export function nextEarlierMails(
  earlier: readonly EarlierMail[],
  rulesBefore: string,
  current: readonly string[],
  today: string,
): EarlierMail[] {
  const known = earlier.filter(({ mail }) => !current.includes(mail));
  const since = Date.parse(today) - KEPT_DAYS * DAY_MS;
  const dropped = mailsIn(rulesBefore).filter(
    (mail) => !current.includes(mail) && !earlier.some((each) => each.mail === mail),
  );
  return [
    ...known.filter(({ replaced }) => Date.parse(replaced) >= since),
    ...dropped.map((mail) => ({ mail, replaced: today })),
  ];
}
