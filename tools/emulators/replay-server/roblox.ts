import { type Asked, failureOf, inPage, json, page, type Reply } from './reply';

interface User {
  readonly id: number;
  readonly name: string;
  readonly created: string;
  readonly isBanned?: boolean;
  readonly items: number;
  /** Whether others may see the items. */
  readonly isPrivate?: boolean;
  /** Whether the profile drops new text. */
  readonly forgets?: boolean;
}

/** Users that anybody may try. */
const USERS: readonly User[] = [
  { id: 1001, name: 'CiguapaRD', created: '2012-03-05T14:20:11.123Z', items: 4 },
  { id: 1002, name: 'TigueroDev', created: '2019-11-30T02:00:00.000Z', items: 130 },
  { id: 1003, name: 'private', created: '2016-06-01T00:00:00.000Z', items: 9, isPrivate: true },
  { id: 1004, name: 'banned', created: '2016-06-01T00:00:00.000Z', items: 0, isBanned: true },
  { id: 1005, name: 'forgetful', created: '2016-06-01T00:00:00.000Z', items: 0, forgets: true },
];

const PAGE = 100;

const byName = (name: string) =>
  USERS.find((user) => user.name.toLowerCase() === name.toLowerCase());

function items({ items: count }: User, cursor: string | null): Reply {
  const from = Number(cursor ?? 0);
  const next = from + PAGE;
  const data = Array.from({ length: Math.min(PAGE, count - from) }, (_, place) => ({
    userAssetId: from + place,
    name: `Hat ${from + place}`,
    recentAveragePrice: 100,
  }));
  return json(200, {
    previousPageCursor: null,
    nextPageCursor: next < count ? String(next) : null,
    data,
  });
}

function profilePage({ name }: User, description: string): Reply {
  return page(
    `Profile of ${name}`,
    `<form method="post"><p><label>About<br><textarea name="description" rows="5" cols="40">${inPage(description)}</textarea></label></p><button>Save</button></form>`,
  );
}

/** Roblox's users and inventory APIs, and a page on which a player edits the profile. */
export function robloxReplay(): (asked: Asked) => Reply {
  const descriptions = new Map<number, string>();
  const details = ({ id, name, created, isBanned = false }: User) => ({
    description: descriptions.get(id) ?? '',
    created,
    isBanned,
    externalAppDisplayName: null,
    hasVerifiedBadge: false,
    id,
    name,
    displayName: name,
  });

  function usersNamed(body: string): Reply {
    const { usernames } = JSON.parse(body) as { usernames: string[] };
    const [name = ''] = usernames;
    const failure = failureOf(name);
    if (failure) return failure;
    if (name.toLowerCase() === 'wrongkey') return json(403, { errors: [{ code: 0 }] });
    const user = byName(name);
    const { id, name: spelled } = user ?? {};
    return json(200, {
      data: user
        ? [
            {
              requestedUsername: name,
              hasVerifiedBadge: false,
              id,
              name: spelled,
              displayName: spelled,
            },
          ]
        : [],
    });
  }

  function edit(user: User, { method, body }: Asked): Reply {
    const written = new URLSearchParams(body).get('description') ?? '';
    if (method === 'POST' && !user.forgets) descriptions.set(user.id, written);
    return profilePage(user, descriptions.get(user.id) ?? '');
  }

  return (asked) => {
    const { method, url, body } = asked;
    const [, profile] = /^\/profile\/(\w+)$/.exec(url.pathname) ?? [];
    const edited = profile && byName(profile);
    if (edited) return edit(edited, asked);
    if (method === 'POST' && url.pathname === '/v1/usernames/users') return usersNamed(body);
    const [, id, rest] = /^\/v1\/users\/(\d+)(\/assets\/collectibles)?$/.exec(url.pathname) ?? [];
    const user = USERS.find((one) => one.id === Number(id));
    if (!user) return json(404, { errors: [{ code: 3, message: 'The user id is invalid.' }] });
    if (!rest) return json(200, details(user));
    return user.isPrivate
      ? json(403, { errors: [{ code: 11, message: 'The inventory is not visible.' }] })
      : items(user, url.searchParams.get('cursor'));
  };
}
