import { isSameName } from '../acts/duplicates';
import { dayStart } from '../day';
import { type Bucket, percentBelow } from '../summary/histogram';
import { DAY_MS } from '../time';
import {
  isDocumentKey,
  type Key,
  type KeyDocument,
  type KeyEntry,
  type KeyKind,
  keyEntryOf,
} from './keys';
import { type LoanRequest, reference } from './loan-request';
import { APPROVALS, type KeyNotice, type Ref } from './notices';

/** From how many requests of a person within so many days there is a notice. */
const MANY = { requests: 3, days: 30 } as const;

/** Declines so many days ago count no more. */
const DECLINE_DAYS = 365;

/** From how many accounts beside its own that a session proved there is a notice. */
const MANY_ACCOUNTS = 3;

/** A request is far above its game where it is above so many of every hundred, of at least so many. */
const FAR_ABOVE = { percent: 98, requests: 50 } as const;

/** A key of a request, with what it lists. */
type ReadKey = Key & KeyDocument;

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
    ({ declinedAt, isDuplicate }) => declinedAt && !isDuplicate && declinedAt.getTime() > since,
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

/** Whether a notice is none of its keys, but of what its session and its game say. */
export const isAround = ({ kind }: KeyNotice): boolean =>
  kind === 'many-accounts' || kind === 'above-game';

/**
 * What its session and its game say of a request. `accounts`: how many the session proved beside that of the
 * request; `values`: of all requests of the game.
 */
export function aroundNotices(
  { value }: Pick<LoanRequest, 'value'>,
  { accounts, values }: { readonly accounts: number; readonly values: readonly Bucket[] },
): KeyNotice[] {
  const requests = values.reduce((sum, { count }) => sum + count, 0);
  const above = value === undefined ? 0 : percentBelow(values, value);
  // Above all of them where the summary does not have this one yet.
  const isFar = requests >= FAR_ABOVE.requests && above >= FAR_ABOVE.percent;
  return [
    ...(accounts >= MANY_ACCOUNTS ? [{ kind: 'many-accounts', count: accounts } as const] : []),
    ...(isFar ? [{ kind: 'above-game', count: Math.min(above, 99) } as const] : []),
  ];
}
