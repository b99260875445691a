import type { TFunction } from 'i18next';
import { dayStart } from '../../../domain/day';
import type { Language } from '../../../domain/language';
import { isCountedMail, mailsAbout } from '../../../domain/mail/mails-about';
import { formatDollars } from '../../../domain/money';
import { lapsedOn, shownUntil } from '../../../domain/request/approval';
import { changedAt, type LoanRequest } from '../../../domain/request/loan-request';
import { givenFields } from '../../../domain/request/optional-fields';
import { RESERVED } from '../../../domain/request/reasons';
import { stateOf } from '../../../domain/request/request-state';
import { findCalculator } from '../../../games';
import { gameName } from '../../../games/list';
import { formatDate, formatTime } from '../../../i18n/format';
import { givenRows } from '../../../i18n/given-rows';
import { markRows } from '../../../i18n/proof-words';

/** The mails about a request: subject matter, address and time of asking. */
export function mailRows({ request, t, language }: Words): DataRow[] {
  return mailsAbout(request).map((mail, index) => ({
    id: `mail${index}`,
    label: mail.subject,
    text: t('myData:mails.asked', { date: formatTime(mail.askedAt, 'fullMoment', language) }),
    why: t(isCountedMail(mail) ? 'myData:mails.toCounted' : 'myData:mails.to', {
      address: mail.to,
    }),
  }));
}

/** One stored item: its name, its content, and its purpose or a note. */
export interface DataRow {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly why: string;
  /** `money` stands on gold; an `email` breaks before its @. */
  readonly kind?: 'money' | 'email';
}

/** The words of one request in the language of the page. */
interface Words {
  readonly request: LoanRequest;
  readonly t: TFunction;
  readonly language: Language;
}

/** Who sent a request. */
export function personRows({ request, t, language }: Words): DataRow[] {
  const { applicant, correction, gameId, id } = request;
  const game = gameName(gameId);
  const corrected =
    correction &&
    t('myData:person.corrected', {
      date: formatDate(correction.correctedAt, 'date', language),
      previous: correction.previous,
    });
  const row = (name: 'name' | 'cedula' | 'nickname', text: string): DataRow => ({
    id: name,
    label: t(`myData:person.${name}`, { game }),
    text,
    why: t(`myData:person.${name}Why`),
  });
  return [
    row('name', applicant.name),
    row('cedula', applicant.cedula),
    {
      id: 'email',
      label: t('myData:person.email'),
      text: applicant.email,
      why: corrected ?? t('myData:person.emailWhy'),
      kind: 'email',
    },
    ...givenFields(applicant).map(({ name, text }) => ({
      id: name,
      label: t(`myData:person.optional.${name}`),
      text,
      why: t(`myData:person.optionalWhy.${name}`),
    })),
    row('nickname', applicant.nickname),
    {
      id: 'session',
      label: t('myData:person.session'),
      text: id,
      why: t('myData:person.sessionWhy'),
    },
  ];
}

/** The calculator's answers, each on a line. */
function accountText({ request, t, language }: Words): string {
  const { gameId, answers } = request;
  const calculator = findCalculator(gameId);
  if (!calculator || !answers) return gameName(gameId);
  const given = givenRows(calculator, answers, language, t);
  return [calculator.name, ...given.map(({ label, text }) => `${label}: ${text}`)].join('\n');
}

/** What is said of each line, and of which account. */
function provenRow({ request, t, language }: Words): DataRow[] {
  const { proven, gameId, answers = {} } = request;
  if (!proven) return [];
  const { account, name, createdDay } = proven;
  const created = createdDay && formatDate(new Date(dayStart(createdDay)), 'date', language);
  const attributes = findCalculator(gameId)?.attributes ?? [];
  const marks = markRows(attributes, answers, proven, language, (key, figures) =>
    t(`proofMarks:${key}`, figures),
  );
  return [
    {
      id: 'proven',
      label: t('myData:sent.proven'),
      text: [
        [account, name, created && t('myData:sent.created', { date: created })]
          .filter(Boolean)
          .join(' · '),
        ...marks.map(({ label, text }) => `${label}: ${text}`),
      ].join('\n'),
      why: t('myData:sent.provenWhy', { date: formatDate(proven.provenAt, 'date', language) }),
    },
  ];
}

/** The sent data. */
export function sentRows(words: Words): DataRow[] {
  const { request, t, language } = words;
  const { value, ratesVersion, receivedAt, code, declaration } = request;
  const row = (name: 'account' | 'received' | 'code' | 'language', text: string): DataRow => ({
    id: name,
    label: t(`myData:sent.${name}`),
    text,
    why: t(`myData:sent.${name}Why`),
  });
  return [
    row('account', accountText(words)),
    ...(value === undefined
      ? []
      : [
          {
            id: 'value',
            label: t('myData:sent.value'),
            text: formatDollars(value),
            why:
              ratesVersion === undefined
                ? t('myData:sent.valueAlone')
                : t('myData:sent.valueWhy', { version: ratesVersion }),
            kind: 'money' as const,
          },
        ]),
    ...provenRow(words),
    row('received', formatTime(receivedAt, 'fullMoment', language)),
    ...(code === undefined ? [] : [row('code', code)]),
    ...(declaration === undefined
      ? []
      : [
          {
            id: 'declaration',
            label: t('myData:sent.declaration'),
            text: t('myData:sent.declared'),
            why: t('myData:sent.declarationWhy', { version: declaration }),
          },
        ]),
    ...(request.language ? [row('language', t(`myData:sent.languages.${request.language}`))] : []),
  ];
}

/** The outcome. */
export function happenedRows({ request, t, language }: Words): DataRow[] {
  const { status, decision, undone = [], atBank, lapsedAt } = request;
  const until = shownUntil(request, decision?.until);
  const since = lapsedAt ? lapsedOn(decision?.until, lapsedAt) : changedAt(request);
  return [
    {
      id: 'status',
      label: t('myData:happened.status'),
      text: t('myData:happened.since', {
        status: t(`status:names.${stateOf(request)}`),
        date: formatDate(atBank?.at ?? since, 'date', language),
      }),
      why: t(`myData:happened.${atBank ? 'atBankWhy' : 'statusWhy'}`),
    },
    ...(until
      ? [
          {
            id: 'until',
            label: t('myData:happened.until'),
            text: formatDate(until, 'date', language),
            why: t('myData:happened.untilWhy'),
          },
        ]
      : []),
    ...(decision?.reason
      ? [
          {
            id: 'reason',
            label: t('myData:happened.reason'),
            text: t(`status:reasons.${decision.reason}.why`),
            why: t(`myData:happened.${decision.reason === RESERVED ? 'reservedWhy' : 'reasonWhy'}`),
          },
        ]
      : []),
    ...(decision && (atBank || status === 'lapsed' || status === 'withdrawn')
      ? [
          {
            id: 'decided',
            label: t('myData:happened.decided'),
            text: t('myData:happened.since', {
              status: t('status:names.approved'),
              date: formatDate(decision.decidedAt, 'date', language),
            }),
            why: t('myData:happened.decidedWhy'),
          },
        ]
      : []),
    ...undone.map((one, index) => ({
      id: `undone${index}`,
      label: t(`myData:happened.${one.byVisitor ? 'reconsidered' : 'undone'}`),
      text: t('myData:happened.since', {
        status: t(`status:names.${one.status}`),
        date: formatDate(one.decidedAt, 'date', language),
      }),
      why: one.byVisitor
        ? t('myData:happened.reconsideredWhy', {
            date: formatDate(one.undoneAt, 'date', language),
            words: request.reconsideration?.words,
          })
        : t('myData:happened.undoneWhy', {
            date: formatDate(one.undoneAt, 'date', language),
            cause: t(`status:undone.causes.${one.cause ?? 'other'}`),
          }),
    })),
  ];
}

/** The bank's questions and the answers. */
export function questionRows({ request, t, language }: Words): DataRow[] {
  return request.questions.map(({ need, askedAt, answer }, index) => {
    const asked = formatDate(askedAt, 'date', language);
    return {
      id: `question${index}`,
      label: t(`myData:questions.needs.${need ?? 'other'}`),
      text: answer?.text ?? t('myData:questions.unanswered'),
      why: answer
        ? t('myData:questions.answered', {
            asked,
            date: formatDate(answer.answeredAt, 'date', language),
          })
        : t('myData:questions.asked', { date: asked }),
    };
  });
}
