import type { Answered, Ask } from '../../../functions/src/sources/ask';

/** A publisher that gives these answers, by the path of the address, ignoring everything else. */
export function answering(answers: Readonly<Record<string, Answered | readonly Answered[]>>): Ask {
  const given = new Map<string, number>();
  return async (url) => {
    const { pathname } = new URL(url);
    const answer = answers[pathname];
    const time = given.get(pathname) ?? 0;
    given.set(pathname, time + 1);
    const one = Array.isArray(answer) ? answer[time] : answer;
    return one ?? { status: 404, body: { code: 404, detail: 'Not Found' } };
  };
}

export const found = (body: unknown): Answered => ({ status: 200, body });

const US = 'https://us.api.blizzard.com';
const link = (path: string, namespace: string) => ({
  href: `${US}${path}?namespace=${namespace}`,
});
const named = (kind: string, id: number, name: string) => ({
  key: link(`/data/wow/${kind}/${id}`, 'static-us'),
  name,
  id,
});

/** A character as the profile of an account lists it. */
export const character = (id: number, name: string, level: number, slug = 'area-52') => ({
  character: link(`/profile/wow/character/${slug}/${name.toLowerCase()}`, 'profile-us'),
  protected_character: link(`/profile/user/wow/protected-character/1566-${id}`, 'profile-us'),
  name,
  id,
  realm: { key: link('/data/wow/realm/1566', 'dynamic-us'), name: 'Area 52', id: 1566, slug },
  playable_class: named('playable-class', 13, 'Evoker'),
  playable_race: named('playable-race', 70, 'Dracthyr'),
  gender: { type: 'FEMALE', name: 'Female' },
  faction: { type: 'HORDE', name: 'Horde' },
  level,
});

/** The profile of an account, with the characters of each of its licences. */
export const profile = (...licences: readonly (readonly unknown[])[]) => ({
  _links: {
    self: link('/profile/user/wow', 'profile-us'),
    user: { href: `${US}/profile/user` },
    profile: link('/profile/user/wow', 'profile-us'),
  },
  id: 2_056_856,
  wow_accounts: licences.map((characters, at) => ({ id: 2_937_834 + at, characters })),
  collections: link('/profile/user/wow/collections', 'profile-us'),
});

/** The player's view of a character. */
export const ownCharacter = (id: number, money: number) => ({
  _links: { self: link(`/profile/user/wow/protected-character/1566-${id}`, 'profile-us') },
  id,
  name: 'Anacaona',
  money,
  character: character(id, 'Anacaona', 70),
  protected_stats: { total_number_deaths: 12, total_gold_gained: 99_999_999, total_gold_lost: 1 },
  position: { zone: { name: 'Valdrakken', id: 13_862 }, x: 1, y: 2, z: 3, facing: 0 },
  bind_position: { zone: { name: 'Valdrakken', id: 13_862 }, x: 1, y: 2, z: 3, facing: 0 },
  wow_account: 2_937_834,
});

/** The part of a profession that belongs to an expansion. */
export const tier = (id: number, name: string, skill_points: number, max_skill_points: number) => ({
  skill_points,
  max_skill_points,
  tier: { name, id },
  known_recipes: [{ key: link('/data/wow/recipe/1631', 'static-us'), name: 'Sword', id: 1631 }],
});

export const profession = (id: number, name: string, tiers: readonly unknown[]) => ({
  profession: named('profession', id, name),
  tiers,
});
