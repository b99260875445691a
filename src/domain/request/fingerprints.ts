import { bank } from '../../bank/bank';
import { dayKey, dayStart } from '../day';
import { DAY_MS } from '../time';
import { isDocumentKey, type Key, type PastDecline } from './keys';
import { lastDecline } from './last-decline';
import type { LoanRequest } from './loan-request';
import { RESERVED } from './reasons';

/** How long the day of sending an erased request stays with its document, in days. */
const SENT_DAYS = 30;

/** What a key remembers of erased requests. */
export interface Left {
  readonly declines: readonly PastDecline[];
  /** Days on which they were sent. */
  readonly sentDays: readonly string[];
}

/** When a decline of this day is forgotten. */
function declineEnds(day: string, months: number): Date {
  const end = new Date(dayStart(day));
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}

const sentEnds = (day: string) => new Date(dayStart(day) + SENT_DAYS * DAY_MS);

/** What a key keeps of a request that is erased: that it was declined, and when it was sent. */
export function leftOf(
  request: LoanRequest,
  key: Pick<Key, 'kind'>,
  now: Date,
  months: number = bank.fingerprintMonths,
): Left {
  const isRememberedBy = isDocumentKey(key) || key.kind === 'account';
  const decline = lastDecline(request);
  const reason = decline?.reason === RESERVED ? undefined : decline?.reason;
  const declines =
    isRememberedBy && decline && decline.duplicateOf === undefined
      ? [{ reason, day: dayKey(decline.decidedAt) }]
      : [];
  const sentDays = isDocumentKey(key) ? [dayKey(request.receivedAt)] : [];
  return remembered({ declines, sentDays }, now, months);
}

/** What of this a key still remembers. */
export function remembered(
  { declines, sentDays }: Left,
  now: Date,
  months: number = bank.fingerprintMonths,
): Left {
  return {
    declines: declines.filter(({ day }) => declineEnds(day, months) > now),
    sentDays: sentDays.filter((day) => sentEnds(day) > now),
  };
}

/** When the first part of this is forgotten; undefined for nothing. */
export function forgetsAt(
  { declines, sentDays }: Left,
  months: number = bank.fingerprintMonths,
): Date | undefined {
  const ends = [...declines.map(({ day }) => declineEnds(day, months)), ...sentDays.map(sentEnds)];
  return ends.sort((a, b) => a.getTime() - b.getTime())[0];
}
