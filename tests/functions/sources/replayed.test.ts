import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, replayed, timeLimit } from './replayed';

let players: Awaited<ReturnType<typeof replayed>>;

beforeAll(async () => {
  players = await replayed();
});
afterAll(() => players.close());

describe('Clash of Clans', () => {
  const prove = (tag: string, token: string) => players.clash.begin({ tag, token }, timeLimit());

  it('proves levels with a token, which serves once', async () => {
    await expect(prove(' 2pp0lq8vy', 'first')).resolves.toEqual({
      proven: {
        account: '#2PP0LQ8VY',
        name: 'El Ciguapo RD',
        facts: {
          townHallLevel: { value: 15, kind: 'exact' },
          playerLevel: { value: 214, kind: 'exact' },
        },
      },
    });
    expect(await failureOf(prove('#2PP0LQ8VY', 'first'))).toBe('invalid-token');
  });

  it('takes the letter O for a zero, as the game has none', async () => {
    await expect(prove('#2PPOLQ8VY', 'second')).resolves.toHaveProperty('proven');
  });

  it('does not use the token up while the player cannot be read', async () => {
    expect(await failureOf(prove('#MAINTENANCE', 'third'))).toBe('maintenance');
    await expect(prove('#2PP0LQ8VY', 'third')).resolves.toHaveProperty('proven');
  });

  it.each([
    ['#2PP0LQ8VY', 'used', 'invalid-token'],
    ['#2PP0LQ8VY', '', 'invalid-token'],
    ['#UNKNOWN', 'x', 'not-found'],
    ['no tag at all', 'x', 'not-found'],
    ['#WRONGKEY', 'x', 'wrong-key'],
    ['#BROKEN', 'x', 'unavailable'],
    ['#SLOW', 'x', 'slow'],
  ])('%s with the token "%s": %s', async (tag, token, failure) => {
    expect(await failureOf(prove(tag, token))).toBe(failure);
  });
});

describe('Roblox', () => {
  const begin = (tag: string) => players.roblox.begin({ tag, token: '' }, timeLimit());
  const none = { state: '', code: '' };

  async function challengeOf(tag: string) {
    const begun = await begin(tag);
    if (!('challenge' in begun) || begun.challenge.kind !== 'code') throw new Error('no phrase');
    return begun.challenge;
  }
  const finish = async (challenge: Awaited<ReturnType<typeof challengeOf>>) =>
    players.roblox.finish(challenge, none, timeLimit());

  it('proves the age, the letters and the items once the phrase is in the profile', async () => {
    const challenge = await challengeOf('ciguapard');
    expect(challenge.code).toMatch(/^[a-z]+( [a-z]+){5}$/);
    expect(await failureOf(finish(challenge))).toBe('code-missing');
    await players.writeProfile('CiguapaRD', `Hola!\n${challenge.code.toUpperCase()}.`);
    expect(await finish(challenge)).toEqual({
      account: '1001',
      name: 'CiguapaRD',
      facts: {
        accountYears: { value: 14, kind: 'exact' },
        nameLetters: { value: 9, kind: 'exact' },
        limitedItems: { value: 4, kind: 'atLeast' },
      },
      createdDay: '2012-03-05',
    });
  });

  it('takes no phrase but the one it gave', async () => {
    const first = await challengeOf('TigueroDev');
    await players.writeProfile('TigueroDev', first.code);
    const second = await challengeOf('TigueroDev');
    expect(await failureOf(finish(second))).toBe('code-missing');
  });

  it('counts items page by page', async () => {
    const challenge = await challengeOf('TigueroDev');
    await players.writeProfile('TigueroDev', challenge.code);
    const { facts } = await finish(challenge);
    expect(facts.limitedItems).toEqual({ value: 130, kind: 'atLeast' });
  });

  it('proves the rest of a private inventory', async () => {
    const challenge = await challengeOf('private');
    await players.writeProfile('private', challenge.code);
    const proven = await finish(challenge);
    expect(proven.notice).toBe('private-inventory');
    expect(Object.keys(proven.facts)).toEqual(['accountYears', 'nameLetters']);
  });

  it('finds nothing in a profile that forgets', async () => {
    const challenge = await challengeOf('forgetful');
    await players.writeProfile('forgetful', challenge.code);
    expect(await failureOf(finish(challenge))).toBe('code-missing');
  });

  it.each([
    ['nobody_here', 'not-found'],
    ['!', 'not-found'],
    ['banned', 'banned'],
    ['wrongKey', 'wrong-key'],
    ['maintenance', 'maintenance'],
    ['broken', 'unavailable'],
    ['slow', 'slow'],
  ])('%s: %s', async (name, failure) => {
    expect(await failureOf(begin(name))).toBe(failure);
  });
});

describe('Warcraft', () => {
  async function begin(tag = '') {
    const begun = await players.warcraft.begin({ tag, token: '' }, timeLimit());
    if (!('challenge' in begun)) throw new Error('no sign-in');
    return { challenge: begun.challenge, address: begun.address ?? '' };
  }

  async function prove(battletag: string, tag = '') {
    const { challenge, address } = await begin(tag);
    const answer = await players.signIn(address, battletag);
    return players.warcraft.finish(challenge, answer, timeLimit());
  }

  it('proves levels, gold and professions after a sign-in', async () => {
    expect(await prove('Quisqueya#1234', 'quisqueya#1234')).toEqual({
      account: '7001',
      name: 'Quisqueya#1234',
      facts: {
        level60Characters: { value: 2, kind: 'atLeast' },
        gold: { value: 1285, kind: 'atLeast' },
        maxProfessions: { value: 2, kind: 'atLeast' },
      },
    });
  });

  it('asks for the profile only, with state and PKCE', async () => {
    const { challenge, address } = await begin();
    const asked = Object.fromEntries(new URL(address).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'wow.profile',
      code_challenge_method: 'S256',
      redirect_uri: 'http://127.0.0.1:9/Warcraft',
    });
    expect(challenge).toMatchObject({ kind: 'oauth', state: asked.state });
    expect(address).not.toContain((challenge as { verifier: string }).verifier);
  });

  it('takes a code once, from its own sign-in, with its own state', async () => {
    const one = await begin();
    const other = await begin();
    const answer = await players.signIn(one.address, 'Mangú#5678');
    const finish = (challenge: typeof one.challenge, given = answer) =>
      failureOf(players.warcraft.finish(challenge, given, timeLimit()));
    expect(await finish(other.challenge)).toBe('invalid-token');
    expect(await finish(one.challenge, { ...answer, code: '' })).toBe('invalid-token');
    expect(await finish(one.challenge)).toMatchObject({ account: '7002' });
    expect(await finish(one.challenge)).toBe('invalid-token');
  });

  it.each([
    ['NoWarcraft#1', '', 'not-found'],
    ['Quisqueya#1234', 'Somebody#1', 'not-found'],
    ['WrongKey#1', '', 'wrong-key'],
    ['Maintenance#1', '', 'maintenance'],
    ['Broken#1', '', 'unavailable'],
    ['Slow#1', '', 'slow'],
  ])('%s, named as "%s": %s', async (battletag, tag, failure) => {
    expect(await failureOf(prove(battletag, tag))).toBe(failure);
  });
});
