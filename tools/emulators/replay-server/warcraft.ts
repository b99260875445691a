import { createHash, randomUUID } from 'node:crypto';
import { type Asked, failureOf, inPage, json, page, type Reply } from './reply';
import { ACCOUNTS, type Account, type Played } from './warcraft-accounts';

/** The parameters of a sign-in, until its code is exchanged. */
interface Grant {
  readonly account: Account;
  readonly challenge: string;
  readonly returnUrl: string;
}

const REALM = { id: 3676, name: 'Area 52', slug: 'area-52' };

function authorizePage({ searchParams }: URL, grant: (account: Account) => string): Reply {
  const back = (answer: Record<string, string>) => {
    const address = new URL(searchParams.get('redirect_uri') ?? '');
    const state = searchParams.get('state') ?? '';
    address.search = new URLSearchParams({ ...answer, state }).toString();
    return inPage(address.href);
  };
  const links = ACCOUNTS.map(
    (account) =>
      `<li><a href="${back({ code: grant(account) })}">${inPage(account.battletag)}</a></li>`,
  );
  const refuse = `<p><a href="${back({ error: 'access_denied' })}">Do not allow</a></p>`;
  return page('Sign in as', `<ul>${links.join('')}</ul>${refuse}`);
}

const summary = ({ id, name, level }: Played) => ({
  id,
  name,
  level,
  realm: REALM,
  playable_class: { id: 1, name: 'Warrior' },
  faction: { type: 'HORDE', name: 'Horde' },
});

const professions = ({ professions: all }: Played) => ({
  primaries: all.map(([skill_points, max_skill_points], id) => ({
    profession: { id, name: 'Mining' },
    tiers: [
      { skill_points: 300, max_skill_points: 300, tier: { id: 1 } },
      { skill_points, max_skill_points, tier: { id: 2 } },
    ],
  })),
});

function profileOf({ id, battletag, characters }: Account, path: string): Reply {
  const failure = failureOf(battletag.split('#', 1).join());
  if (failure) return failure;
  if (!characters) return json(404, { code: 404, type: 'BLZWEBAPI00000404' });
  if (path === '/profile/user/wow')
    return json(200, { id, wow_accounts: [{ id, characters: characters.map(summary) }] });
  const named = characters.find((one) => path.includes(`/${one.name.toLowerCase()}/professions`));
  if (named) return json(200, professions(named));
  const own = characters.find((one) => path.endsWith(`protected-character/${REALM.id}-${one.id}`));
  return own ? json(200, { ...summary(own), money: own.money }) : json(404, { code: 404 });
}

/** Battle.net: the sign-in, its token and the profiles of Warcraft. */
export function warcraftReplay(): (asked: Asked) => Reply {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Account>();

  function grantFor({ searchParams }: URL) {
    return (account: Account) => {
      const code = randomUUID();
      const challenge = searchParams.get('code_challenge') ?? '';
      grants.set(code, { account, challenge, returnUrl: searchParams.get('redirect_uri') ?? '' });
      return code;
    };
  }

  function exchange({ headers, body }: Asked): Reply {
    const form = new URLSearchParams(body);
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    if (!headers.authorization || grant?.account.battletag === 'WrongKey#1')
      return json(401, { error: 'invalid_client' });
    const verifier = form.get('code_verifier') ?? '';
    const hash = createHash('sha256').update(verifier).digest('base64url');
    if (!grant || grant.challenge !== hash || grant.returnUrl !== form.get('redirect_uri'))
      return json(400, { error: 'invalid_grant' });
    const token = randomUUID();
    tokens.set(token, grant.account);
    return json(200, { access_token: token, token_type: 'bearer', expires_in: 86_399 });
  }

  return (asked) => {
    const { url, headers } = asked;
    if (url.pathname === '/oauth/authorize') return authorizePage(url, grantFor(url));
    if (url.pathname === '/oauth/token') return exchange(asked);
    const account = tokens.get(String(headers.authorization).replace('Bearer ', ''));
    if (!account) return json(401, { error: 'invalid_token' });
    const { id, battletag } = account;
    return url.pathname === '/oauth/userinfo'
      ? json(200, { sub: String(id), id, battletag })
      : profileOf(account, url.pathname);
  };
}
