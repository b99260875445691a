import type { TFunction } from 'i18next';
import type { Language } from '../../../../domain/language';
import { percentText } from '../../../../domain/percent';
import { shownUntil } from '../../../../domain/request/approval';
import { deadlineOf } from '../../../../domain/request/bank-hours';
import { type Consent, reference } from '../../../../domain/request/loan-request';
import { OPTIONAL_FIELDS, OPTIONAL_NAMES } from '../../../../domain/request/optional-fields';
import { stateOf } from '../../../../domain/request/request-state';
import { findCalculator } from '../../../../games';
import { gameName } from '../../../../games/list';
import type { requests as copy } from '../../../../i18n/es/staff/requests/requests';
import { markRows } from '../../../../i18n/proof-words';
import type { ColumnOf } from '../../list/export/export-rows';
import { listedNotices, noticeWords } from '../case/notice-words';
import type { ExportedRequest } from './exported-requests';

/** What is said of each line. */
function lineMarks(
  { gameId, proven, answers = {} }: ExportedRequest,
  language: Language,
  t: TFunction<'staff'>,
): string | undefined {
  const attributes = findCalculator(gameId)?.attributes ?? [];
  const marks = markRows(attributes, answers, proven, language, (key, figures) =>
    t(`requests.proofs.${key}`, figures),
  );
  return marks.map(({ label, text: mark }) => `${label}: ${mark}`).join(' · ') || undefined;
}

/** The columns of the downloaded queue. */
export function requestColumns(
  t: TFunction<'staff'>,
  language: Language,
): ColumnOf<ExportedRequest>[] {
  const header = (name: keyof typeof copy.fields) => t(`requests.fields.${name}`);
  const consent = (label: string, isGiven: (consent: Consent) => boolean) =>
    text(
      label,
      16,
      (request) =>
        request.consent && t(`requests.detail.${isGiven(request.consent) ? 'yes' : 'no'}`),
    );
  return [
    text(header('reference'), 16, reference),
    text(header('name'), 28, ({ applicant }) => applicant.name),
    text(header('nickname'), 20, ({ applicant }) => applicant.nickname),
    text(header('cedula'), 18, ({ applicant }) => applicant.cedula),
    text(header('email'), 32, ({ applicant }) => applicant.email),
    ...OPTIONAL_NAMES.map((name) =>
      text(
        t(`requests.optional.${name}`),
        18,
        ({ applicant: { [name]: stored } }) => stored && OPTIONAL_FIELDS[name].format(stored),
      ),
    ),
    text(t('game'), 20, ({ gameId }) => gameName(gameId)),
    { header: header('value'), kind: 'cents', width: 14, cell: ({ value }) => value },
    { header: header('valueSent'), kind: 'cents', width: 14, cell: ({ valueSent }) => valueSent },
    text(header('status'), 12, (request) => t(`requests.one.${stateOf(request)}`)),
    date(header('received'), ({ receivedAt }) => receivedAt),
    date(header('due'), deadlineOf),
    text(header('notices'), 40, (request) =>
      listedNotices(request)
        .map((notice) => noticeWords(notice, request, t, language))
        .join('; '),
    ),
    date(header('decided'), ({ decision }) => decision?.decidedAt),
    text(
      header('reason'),
      24,
      ({ decision }) => decision?.reason && t(`declineReasons.${decision.reason}`),
    ),
    text(header('earlier'), 22, ({ undone }) => {
      const ways = undone?.map(({ byVisitor }) => (byVisitor ? 'reconsidered' : 'undone'));
      return ways && [...new Set(ways)].map((way) => t(`requests.earlier.${way}`)).join(', ');
    }),
    text(header('atBank'), 20, ({ atBank }) => atBank && t(`requests.one.${atBank.kind}`)),
    date(header('atBankAt'), ({ atBank }) => atBank?.at),
    date(header('withdrawn'), ({ withdrawnAt }) => withdrawnAt),
    date(header('unanswered'), ({ unansweredAt }) => unansweredAt),
    date(header('until'), (request) => shownUntil(request, request.decision?.until)),
    date(header('lapsed'), ({ lapsedAt }) => lapsedAt),
    text(header('provenLines'), 40, (request) => lineMarks(request, language, t)),
    text(header('provenShare'), 16, ({ proven }) =>
      proven?.percent === undefined ? undefined : percentText(proven.percent, language),
    ),
    text(header('seenBy'), 28, ({ seen }) => seen?.by),
    date(header('seenAt'), ({ seen }) => seen?.at),
    text(header('seenIn'), 20, ({ seen }) => seen?.account),
    consent(header('evaluation'), () => true),
    consent(header('bureaus'), () => true),
    consent(header('marketing'), ({ marketing }) => marketing),
    text(header('declaration'), 16, ({ declaration }) => declaration && t('requests.detail.yes')),
  ];
}

function text(
  header: string,
  width: number,
  cell: ColumnOf<ExportedRequest>['cell'],
): ColumnOf<ExportedRequest> {
  return { header, kind: 'text', width, cell };
}

function date(header: string, cell: ColumnOf<ExportedRequest>['cell']): ColumnOf<ExportedRequest> {
  return { header, kind: 'date', width: 18, cell };
}
