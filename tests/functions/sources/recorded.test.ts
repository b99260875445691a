import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../functions/src/sources/ask';
import { clashOfClans } from '../../../functions/src/sources/clash-of-clans';
import { roblox } from '../../../functions/src/sources/roblox';
import { warcraft } from '../../../functions/src/sources/warcraft';
import { countMaxProfessions } from '../../../functions/src/sources/warcraft-characters';
import { answering, character, found, ownCharacter, profession, profile, tier } from './recorded';
import { failureOf, NOW, timeLimit } from './replayed';

/** Answers in the shapes that public client libraries recorded, with all that nobody asked for. */
describe('Clash of Clans, as recorded', () => {
  const path = '/v1/players/%232PP';
  const player = {
    tag: '#2PP',
    name: 'El Ciguapo',
    townHallLevel: 8,
    expLevel: 57,
    trophies: 0,
    role: 'leader',
    clan: { tag: '#90PU0RRG', name: 'clan', clanLevel: 1, badgeUrls: { small: 'https://x.test' } },
    leagueTier: { id: 105_000_002, name: 'Skeleton League 2', iconUrls: {} },
    achievements: [{ name: 'Bigger Coffers', stars: 3, value: 11, completionInfo: null }],
    labels: [],
    troops: [{ name: 'Barbarian', level: 5, maxLevel: 12, village: 'home' }],
    heroEquipment: [],
  };
  const verified = (status: string) => found({ tag: '#2PP', token: 'abc', status });
  const prove = (answers: Parameters<typeof answering>[0]) =>
    clashOfClans({ url: 'https://clash.test', key: 'key' }, answering(answers)).begin(
      { tag: '#2pp', token: 'abc' },
      timeLimit(),
    );

  it('a player without a clan or a league', async () => {
    const { clan: _, leagueTier: __, ...alone } = player;
    for (const body of [player, alone]) {
      const begun = await prove({ [path]: found(body), [`${path}/verifytoken`]: verified('ok') });
      expect(begun).toEqual({
        proven: {
          account: '#2PP',
          name: 'El Ciguapo',
          facts: {
            townHallLevel: { value: 8, kind: 'exact' },
            playerLevel: { value: 57, kind: 'exact' },
          },
        },
      });
    }
  });

  it.each([
    ['invalid-token', found(player), verified('invalid')],
    ['not-found', { status: 404, body: { reason: 'notFound' } }, verified('ok')],
    ['not-found', found(player), { status: 404, body: { reason: 'notFound', message: 'No.' } }],
    [
      'wrong-key',
      { status: 403, body: { reason: 'accessDenied.invalidIp', message: 'Invalid' } },
      verified('ok'),
    ],
  ])('%s', async (failure, one, token) => {
    const proving = prove({ [path]: one, [`${path}/verifytoken`]: token });
    expect(await failureOf(proving)).toBe(failure);
  });
});

describe('Roblox, as recorded', () => {
  const user = {
    description: null as string | null,
    created: '2013-03-07T17:54:30.577Z',
    isBanned: false,
    externalAppDisplayName: null,
    hasVerifiedBadge: false,
    id: 4_182_456_156,
    name: 'abad_driver1',
    displayName: 'Abad',
  };
  const { description: _, ...named } = user;
  const item = {
    userAssetId: 1,
    serialNumber: null,
    assetId: 1_365_767,
    name: 'Valkyrie Helm',
    recentAveragePrice: 150_000,
    originalPrice: null,
    assetStock: null,
    buildersClubMembershipType: 0,
    isOnHold: false,
  };
  const page = (data: readonly unknown[], nextPageCursor: string | null) =>
    found({ previousPageCursor: null, nextPageCursor, data });
  const names = '/v1/usernames/users';
  const one = `/v1/users/${user.id}`;
  const source = (ask: Ask) => roblox({ url: 'https://users.test', now: () => NOW }, ask);

  it('data without anybody is an account that is not found', async () => {
    const begun = source(answering({ [names]: found({ data: [] }) })).begin(
      { tag: 'nobody_here', token: '' },
      timeLimit(),
    );
    expect(await failureOf(begun)).toBe('not-found');
  });

  it('a profile without words, then with them, and items on two pages', async () => {
    const asked = { requestedUsername: 'Abad_Driver1', ...named };
    const words = 'luna mar sol rio nube arroz';
    const { begin, finish } = source(
      answering({
        [names]: found({ data: [asked] }),
        [one]: [found(user), found(user), found({ ...user, description: `hi! ${words}` })],
        [`${one}/assets/collectibles`]: [page([item, item], 'next'), page([item], null)],
      }),
    );
    const begun = await begin({ tag: '@abad_driver1', token: '' }, timeLimit());
    expect(begun).toMatchObject({ challenge: { account: '4182456156' } });
    const challenge = { kind: 'code', account: String(user.id), code: words } as const;
    const look = () => finish(challenge, { state: '', code: '' }, timeLimit());
    expect(await failureOf(look())).toBe('code-missing');
    expect((await look()).facts).toEqual({
      accountYears: { value: 13, kind: 'exact' },
      nameLetters: { value: 10, kind: 'exact' },
      limitedItems: { value: 3, kind: 'atLeast' },
    });
  });

  it('an inventory that may not be seen', async () => {
    const errors = [{ code: 11, message: 'Not viewable.', userFacingMessage: 'Went wrong' }];
    const { finish } = source(
      answering({
        [one]: found({ ...user, description: 'luna' }),
        [`${one}/assets/collectibles`]: { status: 403, body: { errors } },
      }),
    );
    const challenge = { kind: 'code', account: String(user.id), code: 'luna' } as const;
    const { facts, notice } = await finish(challenge, { state: '', code: '' }, timeLimit());
    expect([Object.keys(facts), notice]).toEqual([
      ['accountYears', 'nameLetters'],
      'private-inventory',
    ]);
  });
});

describe('Warcraft, as recorded', () => {
  const settings = {
    url: 'https://us.api.test',
    oauthUrl: 'https://oauth.test',
    client: 'client',
    secret: 'secret',
    returnUrl: 'https://site.test/Warcraft',
  };
  async function prove(answers: Parameters<typeof answering>[0]) {
    const source = warcraft(
      settings,
      answering({
        '/token': found({
          access_token: 'US1',
          token_type: 'bearer',
          expires_in: 86_399,
          sub: '7',
        }),
        '/userinfo': found({ sub: '7', id: 7, battletag: 'Quisqueya#1234' }),
        ...answers,
      }),
    );
    const begun = await source.begin({ tag: '', token: '' }, timeLimit());
    if (!('challenge' in begun) || begun.challenge.kind !== 'oauth') throw new Error('no sign-in');
    const { challenge } = begun;
    return source.finish(challenge, { state: challenge.state, code: 'code' }, timeLimit());
  }
  const own = (id: number) => `/profile/user/wow/protected-character/1566-${id}`;

  it('characters of several licences, one of them without any, by the links they come with', async () => {
    const first = character(234_345_345, 'Adaxion', 70);
    // The links work even if the realm has another name.
    const moved = { ...character(12, 'Velukh', 60), realm: { id: 0, slug: 'gone' }, name: {} };
    const { facts } = await prove({
      '/profile/user/wow': found(profile([first, character(3, 'Bebe', 24)], [], [moved])),
      [own(234_345_345)]: found(ownCharacter(234_345_345, 12_345_678)),
      [own(12)]: found(ownCharacter(12, 20_000)),
      '/profile/wow/character/area-52/velukh/professions': found({
        primaries: [profession(164, 'Blacksmithing', [tier(2822, 'Dragon Isles', 100, 100)])],
        secondaries: null,
      }),
    });
    expect(facts).toEqual({
      level60Characters: { value: 2, kind: 'atLeast' },
      gold: { value: 1236, kind: 'atLeast' },
      maxProfessions: { value: 1, kind: 'atLeast' },
    });
  });

  it('a character of whom only the level and the name are told', async () => {
    const bare = { id: 5, name: 'Ñandú', realm: { id: 9, slug: 'ragnaros' }, level: 60 };
    const { facts } = await prove({
      '/profile/user/wow': found(profile([bare])),
      '/profile/user/wow/protected-character/9-5': found({ id: 5, money: 10_000 }),
      [`/profile/wow/character/ragnaros/${encodeURIComponent('ñandú')}/professions`]: found({
        secondaries: [{ profession: { id: 794 }, skill_points: 950, max_skill_points: 950 }],
      }),
    });
    expect([facts.gold?.value, facts.maxProfessions?.value]).toEqual([1, 1]);
  });

  it.each([
    ['no licence', { ...profile(), wow_accounts: undefined }],
    ['no characters', profile([], [])],
  ])('%s: the account is not found', async (_, body) => {
    expect(await failureOf(prove({ '/profile/user/wow': found(body) }))).toBe('not-found');
  });

  it('without the permission to read it, the sign-in is not enough', async () => {
    const refused = { status: 403, body: { code: 403, detail: 'Forbidden' } };
    expect(await failureOf(prove({ '/profile/user/wow': refused }))).toBe('invalid-token');
  });

  it('the newest expansion counts, though those before Shadowlands are numbered backwards', () => {
    const classic = tier(2477, 'Blacksmithing', 300, 300);
    const kulTiran = (points: number) => tier(2437, 'Kul Tiran Blacksmithing', points, 175);
    const khazAlgar = tier(2872, 'Khaz Algar Blacksmithing', 4, 100);
    const count = (...tiers: readonly unknown[]) =>
      countMaxProfessions({ primaries: [profession(164, 'Blacksmithing', tiers)] });
    expect(count(classic)).toBe(1);
    expect(count(classic, kulTiran(20))).toBe(0);
    expect(count(kulTiran(175), classic)).toBe(1);
    expect(count(khazAlgar, kulTiran(175), classic)).toBe(0);
    expect(count()).toBe(0);
  });
});
