import type { TFunction } from 'i18next';
import { bank } from '../../../../bank/bank';
import { bankNow } from '../../../../browser/bank-clock';
import { dayStart } from '../../../../domain/day';
import type { Language } from '../../../../domain/language';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import {
  isListedNotice,
  isRed,
  type ListedNotice,
  type Notice,
  ownNotices,
} from '../../../../domain/request/notices';
import { findCalculator } from '../../../../games';
import { gameName } from '../../../../games/list';
import { formatDate, formatList, formatNumber } from '../../../../i18n/format';

/** Everything that whoever decides this request should know, as far as it is known; red first. */
export const noticesOf = (request: LoanRequest): readonly Notice[] => {
  const own = ownNotices(request, findCalculator(request.gameId), bankNow());
  const all = [...(request.notices ?? []), ...own];
  return [...all.filter(isRed), ...all.filter((notice) => !isRed(notice))];
};

/** The same for a list. */
export const listedNotices = (request: LoanRequest): readonly ListedNotice[] =>
  noticesOf(request).filter(isListedNotice);

/** The key of the words of a line that does not match: as the game shows it, showed it, or no longer known. */
function mismatchKey({ shows, on }: Extract<Notice, { readonly kind: 'mismatch' }>) {
  if (!shows) return 'mismatchThen';
  const key = shows.kind === 'atMost' ? 'mismatchMost' : 'mismatch';
  return on ? (`${key}Showed` as const) : key;
}

/** Whether the bank would have told if an approval that stands so had been paid out. */
const isKnown = (outcome: string) => bank.tellsPayment || outcome !== 'approved';

/** What a notice says. */
export function noticeWords(
  notice: Notice,
  { gameId }: LoanRequest,
  t: TFunction<'staff'>,
  language: Language,
): string {
  const label = (line: string) =>
    findCalculator(gameId)?.attributes.find(({ id }) => id === line)?.label[language] ?? line;
  switch (notice.kind) {
    case 'this-person': {
      const { approval, declines } = notice;
      const approved =
        approval &&
        t('requests.notices.approved', {
          day: formatDate(approval.at, 'longDate', language),
          outcome: t(
            `requests.notices.outcomes.${isKnown(approval.outcome) ? approval.outcome : 'untold'}`,
          ),
        });
      const declined = declines > 0 && t('requests.notices.declines', { count: declines });
      return [approved, declined].filter(Boolean).join('; ');
    }
    case 'past-decline': {
      const { what, reason, day } = notice;
      const known = what === 'cedula' || what === 'passport' ? what : 'account';
      return t('requests.notices.says.past-decline', {
        what: t(`requests.notices.what.${known}`),
        day: formatDate(new Date(dayStart(day)), 'longDate', language),
        reason: (reason ? t(`declineReasons.${reason}`) : t('notRecorded')).toLowerCase(),
      });
    }
    case 'mismatch':
      return t(`requests.notices.says.${mismatchKey(notice)}`, {
        line: label(notice.line),
        declared: formatNumber(notice.declared),
        shown: formatNumber(notice.shows?.value ?? 0),
        date: notice.on ? formatDate(notice.on, 'longDate', language) : '',
      });
    case 'unusual':
      return t('requests.notices.says.unusual', {
        line: label(notice.line),
        declared: formatNumber(notice.declared),
        usual: formatNumber(notice.usual),
      });
    case 'new-account':
      return t('requests.notices.says.new-account', {
        game: gameName(gameId),
        count: notice.days,
      });
    case 'many-requests':
    case 'many-accounts':
    case 'above-game':
    case 'check-digit':
    case 'corrected':
    case 'late-payment':
    case 'loose-payment':
      return t(`requests.notices.says.${notice.kind}`, { count: 0, minutes: 0, ...notice });
    default: {
      const erased = notice.kind === 'same-account' && notice.erased;
      const words = notice.refs.map(({ reference }) => reference);
      return t(`requests.notices.says.${notice.kind}`, {
        refs: formatList([...words, ...(erased ? [t('requests.notices.erased')] : [])], language),
      });
    }
  }
}
