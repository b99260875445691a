import { createHash, randomBytes } from 'node:crypto';
import { clampQuantity } from '../../../src/domain/answers.ts';
import { readAccountName } from '../../../src/domain/fields/identifiers/account-name.ts';
import type { Facts } from '../../../src/domain/proof.ts';
import { type Answered, type Ask, field, list, number, text } from './ask.ts';
import { type AccountSource, SourceFailure } from './source.ts';
import { addressOf, type Character, readCharacters } from './warcraft-characters.ts';

/** Battle.net's addresses and the client for it. */
export interface WarcraftSettings {
  /** The address of the profiles, such as https://us.api.blizzard.com. */
  readonly url: string;
  /** The address of `/authorize`, `/token` and `/userinfo`. */
  readonly oauthUrl: string;
  readonly client: string;
  readonly secret: string;
  /** Where Battle.net sends the visitor back to; registered with the client. */
  readonly returnUrl: string;
}

const COPPER_PER_GOLD = 10_000;
const LEVEL = 60;

const url64 = (bytes: Buffer) => bytes.toString('base64url');

/** The attributes that follow from the characters; there may be more than the profile shows. */
export function warcraftFacts(characters: readonly Character[]): Facts {
  const sum = (of: (character: Character) => number) =>
    characters.reduce((total, character) => total + of(character), 0);
  const gold = sum(({ copper }) => copper) / COPPER_PER_GOLD;
  return {
    level60Characters: {
      value: characters.filter(({ level }) => level >= LEVEL).length,
      kind: 'atLeast',
    },
    gold: { value: clampQuantity(Math.floor(gold)), kind: 'atLeast' },
    maxProfessions: { value: sum(({ maxProfessions }) => maxProfessions), kind: 'atLeast' },
  };
}

/** Warcraft: a sign-in at Battle.net, with state and PKCE, shows that an account is the player's. */
export function warcraft(settings: WarcraftSettings, ask: Ask): AccountSource {
  const { url, oauthUrl, client, secret, returnUrl } = settings;
  const region = /^https:\/\/(\w+)\.api\./.exec(url)?.[1] ?? 'us';
  const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

  function accepted({ status, body }: Answered): unknown {
    if (status === 404) throw new SourceFailure('not-found');
    if (status !== 200) throw new SourceFailure('invalid-token');
    return body;
  }

  async function exchange(code: string, verifier: string, signal: AbortSignal): Promise<string> {
    const basic = Buffer.from(`${client}:${secret}`).toString('base64');
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: returnUrl,
      code_verifier: verifier,
    };
    const init = {
      method: 'POST',
      headers: {
        Authorization: `Basic ${basic}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(form).toString(),
    };
    const answered = await ask(`${oauthUrl}/token`, init, signal);
    const isClientWrong = field(answered.body, 'error') === 'invalid_client';
    if (answered.status === 401 || isClientWrong) throw new SourceFailure('wrong-key');
    return text(accepted(answered), 'access_token');
  }

  return {
    game: 'warcraft',
    ownership: 'oauth',
    async begin({ tag }) {
      const [state, verifier] = [url64(randomBytes(24)), url64(randomBytes(48))];
      const address = new URL(`${oauthUrl}/authorize`);
      address.search = new URLSearchParams({
        response_type: 'code',
        client_id: client,
        redirect_uri: returnUrl,
        scope: 'wow.profile',
        state,
        code_challenge: url64(createHash('sha256').update(verifier).digest()),
        code_challenge_method: 'S256',
      }).toString();
      const challenge = {
        kind: 'oauth',
        tag: readAccountName('oauth', tag) ?? '',
        state,
        verifier,
      } as const;
      return { challenge, address: address.href };
    },
    async finish(challenge, { state, code }, signal) {
      if (challenge.kind !== 'oauth' || challenge.state !== state || code === '')
        throw new SourceFailure('invalid-token');
      const token = await exchange(code, challenge.verifier, signal);
      const user = accepted(await ask(`${oauthUrl}/userinfo`, bearer(token), signal));
      const name = text(user, 'battletag');
      // A shared browser may be signed in as somebody else, so Battle.net asks again.
      if (challenge.tag !== '' && challenge.tag.toLowerCase() !== name.toLowerCase())
        throw new SourceFailure('not-found');
      const read = async (path: string) => {
        const answered = await ask(addressOf(url, path, region), bearer(token), signal);
        return answered.status === 200 ? answered.body : undefined;
      };
      const profile = accepted(
        await ask(addressOf(url, '/profile/user/wow', region), bearer(token), signal),
      );
      const all = list(field(profile, 'wow_accounts')).flatMap((one) =>
        list(field(one, 'characters')),
      );
      // A player of another game of the publisher gets an explanation instead of zeros.
      if (all.length === 0) throw new SourceFailure('not-found');
      const facts = warcraftFacts(await readCharacters(all, read));
      return { account: String(number(user, 'id')), name, facts };
    },
  };
}
