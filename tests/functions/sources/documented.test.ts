import { describe, expect, it } from 'vitest';
import { clashFacts } from '../../../functions/src/sources/clash-of-clans';
import { robloxFacts } from '../../../functions/src/sources/roblox';
import { warcraftFacts } from '../../../functions/src/sources/warcraft';
import { countMaxProfessions } from '../../../functions/src/sources/warcraft-characters';
import { calculators } from '../../../src/games';
import { failureOf, NOW, replayed } from './replayed';

/** Rejects with what the function throws. */
const tried = async (read: () => unknown) => read();

describe('answers in the shapes that the publishers document', () => {
  it('a player of Clash of Clans, with fields that nobody asked for', () => {
    const player = {
      tag: '#2PP',
      name: 'Max',
      townHallLevel: 13,
      townHallWeaponLevel: 4,
      expLevel: 187,
      trophies: 4031,
      league: { id: 29_000_014, name: 'Champion League III', iconUrls: {} },
      achievements: [{ name: 'Bigger Coffers', stars: 3, value: 14 }],
    };
    expect(clashFacts(player)).toEqual({
      townHallLevel: { value: 13, kind: 'exact' },
      playerLevel: { value: 187, kind: 'exact' },
    });
  });

  it('a user of Roblox, the day before and on the birthday of the account', () => {
    const user = (created: string) => ({
      description: '',
      created,
      isBanned: false,
      externalAppDisplayName: null,
      hasVerifiedBadge: true,
      id: 1,
      name: 'Builder_99',
      displayName: 'Builder',
    });
    const years = (created: string) => robloxFacts(user(created), NOW).accountYears?.value;
    expect(years('2006-12-03T11:59:59.99Z')).toBe(20);
    expect(years('2006-12-03T12:00:01Z')).toBe(19);
    expect(years('2027-01-01T00:00:00Z')).toBe(0);
    expect(robloxFacts(user('2006-02-27T21:06:40.3Z'), NOW).nameLetters?.value).toBe(7);
  });

  it('professions of Warcraft: the latest expansion counts, and archaeology has none', () => {
    const tier = (id: number, skill_points: number) => ({
      skill_points,
      max_skill_points: 100,
      tier: { id, name: 'Khaz Algar' },
    });
    const body = {
      primaries: [
        { profession: { id: 186 }, tiers: [tier(2, 40), tier(1, 100)] },
        { profession: { id: 171 }, tiers: [tier(1, 20), tier(2, 100)] },
      ],
      secondaries: [{ profession: { id: 794 }, skill_points: 950, max_skill_points: 950 }],
    };
    expect(countMaxProfessions(body)).toBe(2);
    expect(countMaxProfessions({})).toBe(0);
  });

  it('level 60 counts, and gold is whole and no more than a field holds', () => {
    const facts = warcraftFacts([
      { level: 60, copper: 9999, maxProfessions: 0 },
      { level: 59, copper: 200_000_000_000, maxProfessions: 1 },
    ]);
    expect(facts.level60Characters?.value).toBe(1);
    expect(facts.gold?.value).toBe(9_999_999);
    expect(facts.maxProfessions?.value).toBe(1);
  });

  it('a field that is missing is a failure with a name', async () => {
    expect(await failureOf(tried(() => clashFacts({ townHallLevel: 3 })))).toBe('unavailable');
    expect(await failureOf(tried(() => robloxFacts({ name: 'x' }, NOW)))).toBe('unavailable');
    expect(await failureOf(tried(() => robloxFacts({ name: 'x', created: '?' }, NOW)))).toBe(
      'unavailable',
    );
  });
});

describe('the sources and the calculators', () => {
  it('know the same games, proven in the same way', async () => {
    const { clash, roblox, warcraft, close } = await replayed();
    const sources = [clash, roblox, warcraft].map(({ game, ownership }) => [game, ownership]);
    close();
    const games = calculators.flatMap(({ id, ownership }) => (ownership ? [[id, ownership]] : []));
    expect(games).toEqual(sources);
  });
});
