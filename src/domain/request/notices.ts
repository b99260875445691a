import { isSameName } from '../acts/duplicates';
import type { Calculator } from '../calculator';
import { dayStart } from '../day';
import { hasWrongCheckDigit } from '../fields/identifiers/cedula';
import { type Fact, lineVerdict } from '../proof';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time';
import {
  isDocumentKey,
  type Key,
  type KeyDocument,
  type KeyEntry,
  type KeyKind,
  type KeyOutcome,
  keyEntryOf,
} from './keys';
import { type LoanRequest, reference } from './loan-request';
import type { DeclineReason } from './reasons';

/** Another request, as people name it. */
export interface Ref {
  readonly id: string;
  readonly reference: string;
}

/** What a request has in common with others; functions make these, and staff read them in the case file. */
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
  | { readonly kind: 'many-requests'; readonly count: number };

/** What is odd about a request by itself. */
export type OwnNotice =
  | { readonly kind: 'check-digit' }
  | {
      readonly kind: 'mismatch';
      readonly line: string;
      readonly declared: number;
      readonly shows: Fact;
    }
  | {
      readonly kind: 'unusual';
      readonly line: string;
      readonly declared: number;
      readonly usual: number;
    }
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

/** From how many requests of a person within so many days there is a notice. */
const MANY = { requests: 3, days: 30 } as const;

/** Declines so many days ago count no more. */
const DECLINE_DAYS = 365;

/** A correction of the address so soon after sending is told. */
const SOON_MS = HOUR_MS;

/** A key of a request, with what it lists. */
type ReadKey = Key & KeyDocument;

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

/** What became of the person’s other requests; undefined for nothing. */
function thisPerson(
  entries: readonly KeyEntry[],
  past: KeyDocument['declines'],
  now: Date,
): KeyNotice | undefined {
  const since = now.getTime() - DECLINE_DAYS * DAY_MS;
  const [approval] = entries
    .flatMap(({ outcome: stands, at }) => {
      const outcome = APPROVALS.find((one) => one === stands);
      return outcome ? [{ outcome, at }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  const declined = entries.filter(
    ({ outcome, isRepeat, at }) => outcome === 'declined' && !isRepeat && at.getTime() > since,
  );
  const declines = declined.length + past.filter(({ day }) => dayStart(day) > since).length;
  if (!approval && declines === 0) return undefined;
  return { kind: 'this-person', approval, declines };
}

/**
 * What a request has in common with others, by its keys. `known`: the others that can be read, by id;
 * without its record nobody has another name.
 */
export function keyNotices(
  request: LoanRequest,
  keys: readonly ReadKey[],
  known: ReadonlyMap<string, LoanRequest>,
  now: Date,
): KeyNotice[] {
  const entriesOf = (isWanted: (key: ReadKey) => boolean) => {
    const found = keys.filter(isWanted).flatMap(({ entries }) => entries);
    return [...new Map(found.map((one) => [one.id, one])).values()].filter(
      ({ id }) => id !== request.id,
    );
  };
  const theirs = entriesOf(isDocumentKey);
  const others = (kind: KeyKind, besides: readonly string[] = []) => {
    const own = [...theirs.map(({ id }) => id), ...besides];
    return entriesOf((key) => key.kind === kind)
      .map(({ id }) => id)
      .filter((id) => !own.includes(id));
  };
  const refs = (ids: readonly string[]): Ref[] =>
    ids.map((id) => ({ id, reference: reference(known.get(id) ?? { id }) }));
  const account = others('account');
  const documents = keys.filter(isDocumentKey);
  const past = documents.flatMap(({ declines }) => declines);
  const remembered = keys.filter((key) => isDocumentKey(key) || key.kind === 'account');
  const erased = keys.some(({ kind, declines }) => kind === 'account' && declines.length > 0);
  const named = (id: string) => {
    const other = known.get(id);
    return other !== undefined && !isSameName(other, request);
  };
  const since = now.getTime() - MANY.days * DAY_MS;
  const sent = [...theirs, keyEntryOf(request)].map(({ sentAt }) => sentAt.getTime());
  const gone = documents.flatMap(({ sentDays }) => sentDays.map((day) => dayStart(day)));
  const count = [...sent, ...gone].filter((moment) => moment > since).length;
  const person = thisPerson(theirs, past, now);
  const sharing = [
    { kind: 'same-player', refs: refs(others('player', account)) },
    { kind: 'two-names', refs: refs(theirs.map(({ id }) => id).filter(named)) },
    { kind: 'shares-email', refs: refs(others('email')) },
    { kind: 'shares-phone', refs: refs(others('phone')) },
  ] as const;
  return [
    ...(account.length > 0 || erased
      ? [{ kind: 'same-account', refs: refs(account), erased } as const]
      : []),
    ...sharing.filter((one) => one.refs.length > 0),
    ...(person ? [person] : []),
    ...remembered.flatMap(({ kind, declines }) =>
      declines.map((one) => ({ kind: 'past-decline', what: kind, ...one }) as const),
    ),
    ...(count >= MANY.requests ? [{ kind: 'many-requests', count } as const] : []),
  ];
}

/** What is odd about a request by itself; `calculator` is undefined for a game that has none. */
export function ownNotices(request: LoanRequest, calculator: Calculator | undefined): OwnNotice[] {
  const { applicant, answers = {}, proven, correction, receivedAt } = request;
  const after = correction ? correction.correctedAt.getTime() - receivedAt.getTime() : undefined;
  const lines = (calculator?.attributes ?? []).flatMap((attribute): OwnNotice[] => {
    const { id: line } = attribute;
    const declared = answers[line] ?? 0;
    const verdict = proven && lineVerdict(proven.lines, line, declared);
    const usual = attribute.kind === 'count' ? attribute.usualMax : undefined;
    return [
      ...(verdict?.mark === 'mismatch' && verdict.shows
        ? [{ kind: 'mismatch', line, declared, shows: verdict.shows } as const]
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
    ...(after !== undefined && after < SOON_MS
      ? [{ kind: 'corrected', minutes: Math.floor(after / MINUTE_MS) } as const]
      : []),
  ];
}
