import { readAccountName } from '../../../src/domain/fields/identifiers/account-name.ts';
import { plainSigns } from '../../../src/domain/fields/identifiers/reading.ts';
import type { Facts } from '../../../src/domain/proof.ts';
import { type Answered, type Ask, field, number, text } from './ask.ts';
import { type AccountSource, SourceFailure } from './source.ts';

/** The address of the Clash of Clans API and the key for it. */
export interface ClashSettings {
  /** Without `/v1`. */
  readonly url: string;
  /** The publisher binds the key to fixed addresses. */
  readonly key: string;
}

/** The attributes in the answer for a player. It never includes the gems. */
export function clashFacts(player: unknown): Facts {
  return {
    townHallLevel: { value: number(player, 'townHallLevel'), kind: 'exact' },
    playerLevel: { value: number(player, 'expLevel'), kind: 'exact' },
  };
}

function accepted({ status, body }: Answered): unknown {
  if (status === 403) throw new SourceFailure('wrong-key', { cause: field(body, 'reason') });
  if (status === 404 || status === 400) throw new SourceFailure('not-found');
  if (status !== 200) throw new SourceFailure('unavailable');
  return body;
}

/** Clash of Clans: a one-time token from the game's settings shows that an account is the player's. */
export function clashOfClans({ url, key }: ClashSettings, ask: Ask): AccountSource {
  const headers = { Authorization: `Bearer ${key}`, Accept: 'application/json' };
  return {
    game: 'clashOfClans',
    ownership: 'token',
    async begin({ tag: typed, token }, signal) {
      const tag = readAccountName('token', typed);
      if (tag === undefined) throw new SourceFailure('not-found');
      const player = `${url}/v1/players/${encodeURIComponent(tag)}`;
      // The profile is read first, because checking the token uses it up.
      const found = accepted(await ask(player, { headers }, signal));
      const facts = clashFacts(found);
      const init = {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ token: plainSigns(token) }),
      };
      const verified = accepted(await ask(`${player}/verifytoken`, init, signal));
      if (field(verified, 'status') !== 'ok') throw new SourceFailure('invalid-token');
      return { proven: { account: text(found, 'tag'), name: text(found, 'name'), facts } };
    },
    finish: async () => {
      throw new SourceFailure('invalid-token');
    },
  };
}
