import { bank } from '../../bank/bank';
import type { BankSettings } from '../../bank/bank-settings';
import { lastMoment } from '../day';
import { DAY_MS } from '../time';
import type { BankOutcome } from './bank-outcome';
import type { Decision } from './loan-request';
import { type CreditStatus, ENDED_STATES } from './states';

/** How many days before an approval lapses its visitor is reminded of it. */
export const REMINDED_DAYS = 7;

type Settings = Pick<BankSettings, 'approvalDays' | 'tellsPayment'>;

/** The last moment at which an approval of this one holds; undefined where none lapses. */
export function approvalUntil(
  decidedAt: Date,
  { approvalDays, tellsPayment }: Settings = bank,
): Date | undefined {
  return tellsPayment && approvalDays > 0 ? lastMoment(decidedAt, approvalDays) : undefined;
}

/** What became of a request, as far as it says whether its approval stands. */
interface Approved {
  readonly status: CreditStatus;
  readonly atBank?: BankOutcome | undefined;
}

/** Whether an approval may end by itself: it is in force, and the bank has told nothing of it. */
const isUntold = ({ status, atBank }: Approved) =>
  ENDED_STATES[status].includes('lapsed') && atBank === undefined;

/** The last moment of an approval that may still lapse; undefined for any other request. */
export function lapsesAfter(
  request: Approved,
  until: Date | undefined,
  { approvalDays, tellsPayment }: Settings = bank,
): Date | undefined {
  return tellsPayment && approvalDays > 0 && isUntold(request) ? until : undefined;
}

/** The last moment of an approval as it is told: while it may still lapse, and once it has lapsed. */
export const shownUntil = (request: Approved, until: Date | undefined): Date | undefined =>
  request.status === 'lapsed' ? until : lapsesAfter(request, until);

/** When an approval lapsed, as it is told: at its last moment, although the schedule finds it on the next day. */
export const lapsedOn = (until: Date | undefined, lapsedAt: Date): Date => until ?? lapsedAt;

/** Whether its visitor may give an approval back: where the bank would have told of a payment. */
export function canGiveBack(
  request: Approved,
  { tellsPayment }: Pick<Settings, 'tellsPayment'> = bank,
): boolean {
  return tellsPayment && isUntold(request);
}

/** Whether an approval may have been paid out: the bank would not tell. Its visitor calls to give it back. */
export function mayBePaid(
  request: Approved,
  { tellsPayment }: Pick<Settings, 'tellsPayment'> = bank,
): boolean {
  return !tellsPayment && isUntold(request);
}

/** Whether an approval ended by itself, so that a payment brings it back. */
export const isEnded = ({
  status,
  decision,
}: {
  readonly status: CreditStatus;
  readonly decision: object | undefined;
}): boolean => decision !== undefined && ENDED_STATES[status].includes('approved');

/**
 * What is due for an approval with this last moment: its mail, seven days before, or after half of the days
 * since its visitor was told of them where these are few; or its end.
 */
export function dueForApproval(
  until: Date,
  {
    decidedAt,
    toldAt = decidedAt,
    remindedAt,
  }: Pick<Decision, 'decidedAt' | 'toldAt' | 'remindedAt'>,
  now: Date,
): 'reminder' | 'lapse' | undefined {
  if (until < now) return 'lapse';
  const half = (until.getTime() - toldAt.getTime()) / 2;
  const isNear = until.getTime() - now.getTime() <= Math.min(REMINDED_DAYS * DAY_MS, half);
  return isNear && remindedAt === undefined ? 'reminder' : undefined;
}
