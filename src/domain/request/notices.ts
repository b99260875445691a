import type { Calculator } from '../calculator';
import { dayStart, daysBetween, isSameDay } from '../day';
import { hasWrongCheckDigit } from '../fields/identifiers/cedula';
import { type Fact, lineVerdict } from '../proof';
import { HOUR_MS, MINUTE_MS } from '../time';
import type { KeyKind, KeyOutcome } from './keys';
import type { LoanRequest } from './loan-request';
import type { DeclineReason } from './reasons';

/** Another request, as people name it. */
export interface Ref {
  readonly id: string;
  readonly reference: string;
}

/** What others, its session and its game say of a request; functions make these, and staff read them in the case file. */
export type KeyNotice =
  | {
      readonly kind: 'same-account';
      readonly refs: readonly Ref[];
      /** Whether a request that is erased had it too. */
      readonly erased: boolean;
    }
  | {
      readonly kind: 'same-player' | 'two-names' | 'shares-email' | 'shares-phone';
      readonly refs: readonly Ref[];
    }
  | {
      readonly kind: 'this-person';
      readonly approval: { readonly outcome: ApprovalOutcome; readonly at: Date } | undefined;
      readonly declines: number;
    }
  | {
      readonly kind: 'past-decline';
      readonly what: KeyKind;
      readonly reason: DeclineReason | undefined;
      readonly day: string;
    }
  | { readonly kind: 'many-requests'; readonly count: number }
  /** Accounts that its session proved beside its own. */
  | { readonly kind: 'many-accounts'; readonly count: number }
  /** Of how many of every hundred requests of its game it is above. */
  | { readonly kind: 'above-game'; readonly count: number };

/** What is odd about a request by itself. */
export type OwnNotice =
  | { readonly kind: 'check-digit' }
  | {
      readonly kind: 'mismatch';
      readonly line: string;
      readonly declared: number;
      /** What the publisher says; undefined once that is forgotten. */
      readonly shows: Fact | undefined;
      /** The day on which the publisher said so, where that is past. */
      readonly on: Date | undefined;
    }
  | {
      readonly kind: 'unusual';
      readonly line: string;
      readonly declared: number;
      readonly usual: number;
    }
  | { readonly kind: 'new-account'; readonly days: number }
  | { readonly kind: 'corrected'; readonly minutes: number }
  | { readonly kind: 'late-payment' | 'loose-payment' };

/** Something that whoever decides should know. No notice decides by itself. */
export type Notice = KeyNotice | OwnNotice;

/** The notices that are red. */
const RED: ReadonlySet<Notice['kind']> = new Set([
  'two-names',
  'mismatch',
  'late-payment',
  'loose-payment',
]);

/** Whether a notice is red. */
export const isRed = ({ kind }: Notice): boolean => RED.has(kind);

const IN_CASE_ONLY = ['above-game', 'new-account', 'corrected'] as const;

/** A notice that lists tell too, not the case alone. */
export type ListedNotice = Exclude<Notice, { readonly kind: (typeof IN_CASE_ONLY)[number] }>;

/** Whether lists tell a notice too. */
export const isListedNotice = (notice: Notice): notice is ListedNotice =>
  !IN_CASE_ONLY.some((kind) => kind === notice.kind);

/** A correction of the address so soon after sending is told. */
const SOON_MS = HOUR_MS;

/** A publisher's account that is younger is just made, in days. */
const NEW_DAYS = 90;

/** How an approval may stand. */
export const APPROVALS = [
  'approved',
  'disbursed',
  'repaid',
  'cancelled',
  'lapsed',
  'given-back',
] as const;

/** How an approval stands. */
export type ApprovalOutcome = (typeof APPROVALS)[number] & KeyOutcome;

/** What is odd about a request by itself; `calculator` is undefined for a game that has none. */
export function ownNotices(
  request: LoanRequest,
  calculator: Calculator | undefined,
  now: Date,
): OwnNotice[] {
  const { applicant, answers = {}, proven, correction, receivedAt } = request;
  const after = correction ? correction.correctedAt.getTime() - receivedAt.getTime() : undefined;
  const on = proven && !isSameDay(proven.provenAt, now) ? proven.provenAt : undefined;
  const created = proven?.createdDay && new Date(dayStart(proven.createdDay));
  const days = created ? daysBetween(created, now) : NEW_DAYS;
  const lines = (calculator?.attributes ?? []).flatMap((attribute): OwnNotice[] => {
    const { id: line } = attribute;
    const declared = answers[line] ?? 0;
    const verdict = proven && lineVerdict(proven.lines, line, declared);
    const usual = attribute.kind === 'count' ? attribute.usualMax : undefined;
    return [
      ...(verdict?.mark === 'mismatch'
        ? [{ kind: 'mismatch', line, declared, shows: verdict.shows, on } as const]
        : []),
      ...(usual !== undefined && declared > usual
        ? [{ kind: 'unusual', line, declared, usual } as const]
        : []),
    ];
  });
  return [
    ...(request.hasLoosePayment ? [{ kind: 'loose-payment' } as const] : []),
    ...(request.atBank?.isLate ? [{ kind: 'late-payment' } as const] : []),
    ...(hasWrongCheckDigit(applicant.cedula) ? [{ kind: 'check-digit' } as const] : []),
    ...lines,
    ...(days < NEW_DAYS ? [{ kind: 'new-account', days } as const] : []),
    ...(after !== undefined && after < SOON_MS
      ? [{ kind: 'corrected', minutes: Math.floor(after / MINUTE_MS) } as const]
      : []),
  ];
}
