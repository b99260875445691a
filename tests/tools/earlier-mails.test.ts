import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { acceptedBy, mailsIn, nextEarlierMails } from '../../tools/rules/earlier-mails';
import { currentMails } from '../../tools/rules/render-mails';

const mail = (name: string, digit: string) => `${name}/es/coded ${digit.repeat(32)}`;
const [kept, changed, now] = [mail('withdrawn', 'a'), mail('approved', 'b'), mail('approved', 'c')];
const rules = `mail.matches('^(${kept}|${changed})[0-9a-f]{32}$')`;

describe('the mails of earlier releases', () => {
  it('are those that the rules permitted and that nothing sends any more', () => {
    expect(nextEarlierMails([], rules, [kept, now], '2026-11-24')).toEqual([
      { mail: changed, replaced: '2026-11-24' },
    ]);
  });

  it('stay for 14 days, with the day on which they were replaced', () => {
    const earlier = [{ mail: changed, replaced: '2026-11-24' }];
    const next = (today: string) => nextEarlierMails(earlier, rules, [kept, now], today);
    expect(next('2026-12-08')).toEqual(earlier);
    expect(next('2026-12-09')).toEqual([]);
  });

  it('are no longer earlier once they are sent again', () => {
    const earlier = [{ mail: changed, replaced: '2026-11-24' }];
    expect(nextEarlierMails(earlier, rules, [kept, changed], '2026-11-25')).toEqual([]);
  });
});

it('the rules tell which mails and versions of consent they accept', () => {
  const committed = readFileSync('firestore.rules', 'utf8');
  expect(mailsIn(committed)).toEqual(expect.arrayContaining(currentMails()));
  expect(acceptedBy(committed)).toEqual(
    expect.arrayContaining([
      "consent.version '2026-11'",
      "consent.buro '2026-11'",
      "consent.versionMercadeo '2026-11'",
      "return value '2026-11'",
    ]),
  );
});
