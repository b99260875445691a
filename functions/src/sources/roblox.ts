import { dayKey } from '../../../src/domain/day.ts';
import { readAccountName } from '../../../src/domain/fields/identifiers/account-name.ts';
import type { Fact, Facts } from '../../../src/domain/proof.ts';
import { type Answered, type Ask, field, list, number, text } from './ask.ts';
import { newPhrase, normalPhrase } from './phrase.ts';
import { type AccountSource, SourceFailure } from './source.ts';

/** The addresses of Roblox's APIs. */
export interface RobloxSettings {
  /**
   * Without `/v1`. The inventory of `//users.` is at `//inventory.`; any other address serves both.
   */
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Items are read a hundred at a time, up to this many times: the count is "at least" anyway. */
const MOST_PAGES = 10;

/** The whole years between two moments. */
function yearsBetween(from: Date, to: Date): number {
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  const birthday = new Date(from);
  birthday.setUTCFullYear(to.getUTCFullYear());
  return Math.max(0, birthday > to ? years - 1 : years);
}

function createdAt(user: unknown): Date {
  const created = new Date(text(user, 'created'));
  if (Number.isNaN(created.getTime())) throw new SourceFailure('unavailable');
  return created;
}

/** The attributes in the answer for a user at this moment. It never includes the Robux. */
export function robloxFacts(user: unknown, now: number): Facts {
  return {
    accountYears: { value: yearsBetween(createdAt(user), new Date(now)), kind: 'exact' },
    nameLetters: { value: text(user, 'name').replace(/\P{L}/gu, '').length, kind: 'exact' },
  };
}

function accepted({ status, body }: Answered): unknown {
  if (status === 401 || status === 403) throw new SourceFailure('wrong-key');
  if (status === 404 || status === 400) throw new SourceFailure('not-found');
  if (status !== 200) throw new SourceFailure('unavailable');
  return body;
}

/** Roblox: a phrase of ours in the profile's description shows that an account is the player's. */
export function roblox({ url, now }: RobloxSettings, ask: Ask): AccountSource {
  const inventory = url.replace('//users.', '//inventory.');

  async function readUser(id: string, signal: AbortSignal): Promise<unknown> {
    const user = accepted(await ask(`${url}/v1/users/${id}`, {}, signal));
    if (field(user, 'isBanned') === true) throw new SourceFailure('banned');
    return user;
  }

  /** Undefined if the inventory is private. */
  async function limitedItems(id: string, signal: AbortSignal): Promise<Fact | undefined> {
    const items = `${inventory}/v1/users/${id}/assets/collectibles?limit=100&sortOrder=Asc`;
    let [value, cursor] = [0, ''];
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const next = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const answered = await ask(`${items}${next}`, {}, signal);
      if (answered.status === 403) return undefined;
      const body = accepted(answered);
      value += list(field(body, 'data')).length;
      const following = field(body, 'nextPageCursor');
      if (typeof following !== 'string' || following === '') break;
      cursor = following;
    }
    return { value, kind: 'atLeast' };
  }

  return {
    game: 'roblox',
    ownership: 'code',
    async begin({ tag }, signal) {
      const name = readAccountName('code', tag);
      if (name === undefined) throw new SourceFailure('not-found');
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ usernames: [name], excludeBannedUsers: false }),
      };
      const found = accepted(await ask(`${url}/v1/usernames/users`, init, signal));
      const [user] = list(field(found, 'data'));
      if (user === undefined) throw new SourceFailure('not-found');
      const account = String(number(user, 'id'));
      await readUser(account, signal);
      return { challenge: { kind: 'code', account, code: newPhrase() } };
    },
    async finish(challenge, _answer, signal) {
      if (challenge.kind !== 'code') throw new SourceFailure('code-missing');
      const { account, code } = challenge;
      const user = await readUser(account, signal);
      // Null in an empty profile.
      const description = String(field(user, 'description') ?? '');
      if (!normalPhrase(description).includes(normalPhrase(code)))
        throw new SourceFailure('code-missing');
      const facts = robloxFacts(user, now());
      const items = await limitedItems(account, signal);
      const createdDay = dayKey(createdAt(user));
      const proven = { account, name: text(user, 'name'), createdDay };
      return items
        ? { ...proven, facts: { ...facts, limitedItems: items } }
        : { ...proven, facts, notice: 'private-inventory' };
    },
  };
}
