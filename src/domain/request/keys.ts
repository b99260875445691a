import { readCedula } from '../fields/identifiers/cedula';
import { readPhone } from '../fields/identifiers/phone';
import { plainSigns } from '../fields/identifiers/reading';
import { mailboxOf } from '../fields/mailbox';
import type { Cents } from '../money';
import { sortKey } from '../search';
import { isDisbursed } from './bank-outcome';
import { lastDecline } from './last-decline';
import { closedAt, type LoanRequest } from './loan-request';
import type { Need } from './questions';
import { type DeclineReason, RESERVED } from './reasons';
import { type RequestState, stateOf } from './request-state';
import { isOpen } from './states';

/** What a key is of. `account`: the publisher's id of it; `player`: the player name as it was typed. */
export type KeyKind = 'cedula' | 'passport' | 'email' | 'phone' | 'account' | 'player';

/** One thing of a person in one form, however it is typed. */
export interface Key {
  readonly kind: KeyKind;
  readonly text: string;
}

/** The most keys of one request. */
const MOST_KEYS = 8;

/** The most requests that a key lists. */
export const MOST_LISTED = 50;

/**
 * The keys of a document: eleven digits are a cedula in any spelling, anything else a passport. One with
 * eleven digits beside letters is both.
 */
export function documentKeys(typed: string): Key[] {
  const text = readCedula(typed).text.replace(/[^A-Z0-9]/g, '');
  const digits = text.replace(/\D/g, '');
  const cedula: Key[] = digits.length === 11 ? [{ kind: 'cedula', text: digits }] : [];
  return text === digits && cedula.length > 0 ? cedula : [{ kind: 'passport', text }, ...cedula];
}

/** A number in a sentence, with what people write between its digits. */
const NUMBER = /[+(]?\d(?:[-\s.()]*\d){7,14}/;

const numberIn = (text: string) => NUMBER.exec(plainSigns(text))?.[0];

/** What the last answer to a question for this holds of it. */
function answered(
  { questions }: Pick<LoanRequest, 'questions'>,
  asked: Need,
  found: (text: string) => string | undefined = numberIn,
): string | undefined {
  const answer = questions.findLast(({ need, answer }) => need === asked && answer)?.answer;
  return answer && found(answer.text);
}

/** What a person gives about themselves. */
type Given = Pick<LoanRequest, 'applicant' | 'questions'>;

/** Documents in a sentence: a cedula as it is written, one parted otherwise, or a word with five digits. */
const DOCUMENTS: readonly RegExp[] = [
  /(?:^|\D)(\d{3}[-\s.]?\d{7}[-\s.]?\d)(?!\d)/,
  /(?:^|\D)(\d(?:[-\s.]?\d){10})(?!\d)/,
  /((?:\b[A-Z]{1,2}\s)?(?=(?:[A-Za-z-]*\d){5})[A-Za-z\d-]+)/,
];

function documentIn(text: string): string | undefined {
  const plain = plainSigns(text);
  return DOCUMENTS.flatMap((one) => one.exec(plain)?.[1] ?? [])[0];
}

const documentsTyped = (request: Given): string[] =>
  [request.applicant.cedula, answered(request, 'cedula', documentIn) ?? ''].filter(Boolean);

/** The keys of a telephone; none for a text that is no number. */
function phoneKeys(typed: string): Key[] {
  const { text, problem } = readPhone(typed);
  return problem || text === '' ? [] : [{ kind: 'phone', text }];
}

/** A player name in one form: in small letters, without accents and the sign before it. */
const playerName = (typed: string) => sortKey(typed).replace(/^[@#]\s*/, '');

/** What the keys of a request are made of. */
type Keyed = Pick<LoanRequest, 'applicant' | 'gameId' | 'proven' | 'questions'>;

/** The keys of a request: its documents first, then how to reach the person, then the account. */
export function keysOf(request: Keyed): Key[] {
  const { applicant, gameId, proven } = request;
  const keys: readonly Key[] = [
    ...documentsTyped(request).flatMap(documentKeys),
    { kind: 'email', text: mailboxOf(applicant.email) },
    ...[applicant.phone, answered(request, 'phone')].flatMap((typed) => phoneKeys(typed ?? '')),
    ...(proven ? [{ kind: 'account', text: `${gameId} ${proven.account}` } as const] : []),
    { kind: 'player', text: `${gameId} ${playerName(applicant.nickname)}` },
  ];
  const isFirst = ({ kind, text }: Key, place: number) =>
    keys.findIndex((other) => other.kind === kind && other.text === text) === place;
  return keys.filter(isFirst).slice(0, MOST_KEYS);
}

/** The documents that a request names, each in one form. */
export function documentsOf(request: Given): string[] {
  return documentsTyped(request).flatMap((typed) => documentKeys(typed).map(({ text }) => text));
}

/** Whether a key is of a document. */
export const isDocumentKey = ({ kind }: Pick<Key, 'kind'>): boolean =>
  kind === 'cedula' || kind === 'passport';

/** Whether a key is of a document, a mailbox or a publisher's account: who shares it stands beside a case. */
export const isPersonKey = (key: Pick<Key, 'kind'>): boolean =>
  isDocumentKey(key) || key.kind === 'email' || key.kind === 'account';

/** Whether two requests are about one account of a publisher. */
export const isSameAccount = (one: Keyed, other: Keyed): boolean =>
  one.proven !== undefined &&
  one.gameId === other.gameId &&
  one.proven.account === other.proven?.account;

/** Whether two requests have a document in common: they are one person's. */
export function isSamePerson(one: Given, other: Given): boolean {
  const known = new Set(documentsOf(one));
  return documentsOf(other).some((document) => known.has(document));
}

/**
 * How a request stands, as its keys list it: all open ones are alike. `given-back`: its approval was;
 * `loose-payment`: a payment was told of an approval that was undone.
 */
export type KeyOutcome =
  | 'open'
  | 'given-back'
  | 'loose-payment'
  | Exclude<RequestState, 'pending' | 'information' | 'reconsidering'>;

/** A request as its keys list it. */
export interface KeyEntry {
  readonly id: string;
  readonly outcome: KeyOutcome;
  /** Whether it was closed as a repeat of another. */
  readonly isDuplicate: boolean;
  readonly reason: DeclineReason | undefined;
  /** When it was decided, withdrawn or closed; of an open one, when it was sent. */
  readonly at: Date;
  readonly sentAt: Date;
  /** When it was declined, as long as no other answer took that place: see `lastDecline`. */
  readonly declinedAt: Date | undefined;
  /** The most that the approval lends, if that was named. */
  readonly mostLent: Cents | undefined;
}

function outcomeOf(request: LoanRequest): KeyOutcome {
  const { status, atBank, decision } = request;
  if (request.hasLoosePayment && !isDisbursed(request)) return 'loose-payment';
  if (isOpen(status)) return 'open';
  if (status === 'withdrawn' && decision) return 'given-back';
  if (lastDecline(request)) return 'declined';
  return stateOf({ status, atBank }) as KeyOutcome;
}

/** A request as its keys list it. */
export function keyEntryOf(request: LoanRequest): KeyEntry {
  const { id, receivedAt } = request;
  const { mostLent } = request.decision ?? {};
  const decline = lastDecline(request);
  const decision = request.decision ?? (isOpen(request.status) ? undefined : decline);
  return {
    id,
    outcome: outcomeOf(request),
    isDuplicate: (decision ?? decline)?.duplicateOf !== undefined,
    reason: decision?.reason === RESERVED ? undefined : decision?.reason,
    at: decision?.decidedAt ?? closedAt(request) ?? receivedAt,
    sentAt: receivedAt,
    declinedAt: decline?.decidedAt,
    mostLent,
  };
}

/** The first are never crowded out by the others. */
const FIRST: readonly KeyOutcome[] = ['disbursed', 'approved', 'loose-payment', 'declined', 'open'];

function rank({ outcome }: KeyEntry): number {
  const place = FIRST.indexOf(outcome);
  return place === -1 ? FIRST.length : place;
}

/** What a key lists: paid, approved, declined, open, then the rest, each newest first. */
export function listed(entries: readonly KeyEntry[]): KeyEntry[] {
  return [...entries]
    .sort((a, b) => rank(a) - rank(b) || b.at.getTime() - a.at.getTime())
    .slice(0, MOST_LISTED);
}

/** What a key document says. */
export interface KeyDocument {
  /** In the order of `listed`. */
  readonly entries: readonly KeyEntry[];
  /** Declines of requests that are erased, each with its day (`2026-08-30`). */
  readonly declines: readonly PastDecline[];
  /** Days on which requests that are erased were sent. */
  readonly sentDays: readonly string[];
}

/** The decline of a request that is erased. */
export interface PastDecline {
  readonly reason: DeclineReason | undefined;
  readonly day: string;
}
