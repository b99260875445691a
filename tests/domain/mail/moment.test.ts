import { expect, it } from 'vitest';
import { brand } from '../../../src/config/brand';
import { LANGUAGES } from '../../../src/domain/language';
import { dayAfter, MOMENT, withMoment } from '../../../src/domain/mail/moment';
import { ownActMails } from '../../../src/domain/mail/own-act-mails';

const MOMENT_OF_ACT = new Date('2026-11-25T02:30:00Z');

it.each([
  ['es', /^el 24 de noviembre de 2026 a las 10:30.p\..m\. \(hora de Santo Domingo\)$/],
  ['en', /^el November 24, 2026 at 10:30.PM \(Santo Domingo time\)$/],
] as const)(
  'the moment of a mail is told in its language (%s), by the bank’s clock',
  (language, told) => {
    expect(withMoment(`el ${MOMENT[language]}`, MOMENT_OF_ACT)).toMatch(told);
  },
);

it.each([
  ['01:03', '23 de noviembre de 2026 a las 9:03 p. m.'],
  ['04:00', '24 de noviembre de 2026 a las 12:00 a. m.'],
  ['17:03', '24 de noviembre de 2026 a la 1:03 p. m.'],
])('the hour of %s UTC is read as it is spoken', (time, told) => {
  expect(withMoment(MOMENT.es, new Date(`2026-11-24T${time}Z`)).replaceAll('\u00a0', ' ')).toBe(
    `${told} (hora de Santo Domingo)`,
  );
});

it.each([
  ['es', 'el 4 de diciembre de 2026'],
  ['en', 'el December 4, 2026'],
] as const)('a later day is told in its language (%s), by the bank’s clock', (language, told) => {
  expect(withMoment(`el ${dayAfter(10)[language]}`, MOMENT_OF_ACT)).toBe(told);
});

it.each(LANGUAGES)('the mail of a withdrawal has its moment, in both parts (%s)', (language) => {
  const { html, text, subject } = ownActMails(brand, 'LU-1').withdrawn[language];
  for (const part of [html, text]) {
    expect(part.split(MOMENT[language])).toHaveLength(2);
    expect(withMoment(part, MOMENT_OF_ACT)).toContain('10:30');
  }
  expect(subject).not.toContain('{{');
});
