import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHALLENGE_MS } from '../../../functions/src/proofs/challenges';
import { beginProof, finishProof, NoAccountName } from '../../../functions/src/proofs/prove';
import { triedBeside, triedPath } from '../../../functions/src/proofs/tried';
import { retentionDays } from '../../../src/config/retention';
import { PROOF_ATTEMPTS, PROOF_MINUTES } from '../../../src/domain/proof';
import { DAY_MS } from '../../../src/domain/time';
import { sampleProof } from '../../../tools/samples/proofs';
import { openProject } from '../my-data/project';
import { failureOf, NOW, replayed, timeLimit } from '../sources/replayed';

const { db, clear, store, get } = openProject('demo-proofs');
const ANA = { uid: 'ana', address: '192.0.2.1' };
const EVA = { uid: 'eva', address: '192.0.2.2' };
let players: Awaited<ReturnType<typeof replayed>>;
let now = NOW;

const tools = () => ({
  db,
  sources: [players.clash, players.roblox, players.warcraft],
  now: () => now,
  timeLimit,
});

const PLAYER = {
  game: 'clashOfClans',
  tag: '#2PP0LQ8VY',
  token: '',
  state: '',
  code: '',
};
type Given = Partial<typeof PLAYER>;
const begin = (given: Given, who = ANA) => beginProof(tools(), who, { ...PLAYER, ...given });
const finish = (given: Given, who = ANA) => finishProof(tools(), who, { ...PLAYER, ...given });

beforeAll(async () => {
  players = await replayed();
});
afterAll(() => players.close());
beforeEach(async () => {
  now = NOW;
  await clear();
});

describe('a proof', () => {
  it('is stored for its session and game, with the facts only, for 30 days', async () => {
    const step = await begin({ token: 'stored' });
    expect(step).toMatchObject({ step: 'proven', name: 'El Ciguapo RD', provenAt: NOW });
    expect(await get('pruebas/ana_clashOfClans')).toEqual({
      cuenta: '#2PP0LQ8VY',
      nombre: 'El Ciguapo RD',
      lineas: {
        townHallLevel: { valor: 15, tipo: 'exacto' },
        playerLevel: { valor: 214, tipo: 'exacto' },
      },
      fecha: Timestamp.fromMillis(NOW),
      expira: Timestamp.fromMillis(NOW + retentionDays.proofs * DAY_MS),
    });
  });

  it('belongs to one session: the last one ends the others', async () => {
    await store({ 'pruebas/leo_roblox': { cuenta: '#2PP0LQ8VY' } });
    await begin({ token: 'one' });
    await begin({ token: 'two' }, EVA);
    expect(await get('pruebas/ana_clashOfClans')).toBeUndefined();
    expect(await get('pruebas/eva_clashOfClans')).toBeDefined();
    // Another game may name an account alike.
    expect(await get('pruebas/leo_roblox')).toBeDefined();
    expect(await failureOf(begin({ token: 'two' }))).toBe('invalid-token');
    expect(await get('pruebas/ana_clashOfClans')).toBeUndefined();
  });

  it('with a phrase: asked for again until it is there, then done', async () => {
    const asked = { game: 'roblox', tag: 'CiguapaRD' };
    const step = await begin(asked);
    if (step.step !== 'code') throw new Error('no phrase');
    expect(await failureOf(finish(asked))).toBe('code-missing');
    expect(await failureOf(finish(asked, EVA))).toBe('code-missing');
    await players.writeProfile('CiguapaRD', step.code);
    const proven = await finish(asked);
    expect(proven).toMatchObject({ step: 'proven', account: '1001' });
    // The bank keeps when the account was made, and tells nobody.
    expect(await get('pruebas/ana_roblox')).toMatchObject({ creada: '2012-03-05' });
    expect(JSON.stringify(proven)).not.toContain('2012');
    expect(await get('retos/ana_roblox')).toBeUndefined();
    expect(await failureOf(finish(asked))).toBe('code-missing');
  });

  it('with a phrase that is an hour old: no longer', async () => {
    const asked = { game: 'roblox', tag: 'CiguapaRD' };
    const step = await begin(asked);
    await players.writeProfile('CiguapaRD', step.step === 'code' ? step.code : '');
    now += CHALLENGE_MS;
    expect(await failureOf(finish(asked))).toBe('code-missing');
  });

  it('with a sign-in: tried once, by the session that began it', async () => {
    const step = await begin({ game: 'warcraft', tag: '' });
    if (step.step !== 'oauth') throw new Error('no sign-in');
    const answer = await players.signIn(step.address, 'Quisqueya#1234');
    const asked = { game: 'warcraft', ...answer };
    expect(await failureOf(finish(asked, EVA))).toBe('invalid-token');
    expect(await finish(asked)).toMatchObject({ step: 'proven', name: 'Quisqueya#1234' });
    expect(await failureOf(finish(asked))).toBe('invalid-token');
  });

  it('of a game without a source is not found', async () => {
    expect(await failureOf(begin({ game: 'freeFire' }))).toBe('not-found');
  });
});

describe('the accounts that a session proves', () => {
  const accounts = async () => (await get(triedPath(ANA.uid)))?.cuentas;

  it('are kept as hashes for 30 days, each once', async () => {
    await begin({ token: 'tried-1' });
    await begin({ token: 'tried-2' }, EVA);
    await begin({ token: 'tried-3' });
    expect(await get(triedPath(ANA.uid))).toEqual({
      cuentas: [expect.stringMatching(/^[0-9a-f]{64}$/)],
      expira: Timestamp.fromMillis(NOW + retentionDays.proofs * DAY_MS),
    });
    const request = { gameId: 'clashOfClans', proven: sampleProof({}, { account: PLAYER.tag }) };
    const kept = await get(triedPath(ANA.uid));
    expect(triedBeside(kept, request)).toBe(0);
    expect(triedBeside(kept, { ...request, gameId: 'roblox' })).toBe(1);
    expect(triedBeside(kept, { gameId: 'clashOfClans' })).toBe(1);
    expect(triedBeside(undefined, request)).toBe(0);
  });

  it('are the last twenty', async () => {
    const hashes = Array.from({ length: 20 }, (_, place) => `hash ${place}`);
    await store({ [triedPath(ANA.uid)]: { cuentas: hashes } });
    await begin({ token: 'tried-4' });
    expect(await accounts()).toEqual([...hashes.slice(1), expect.any(String)]);
  });

  it('are not kept of one that was not proven', async () => {
    await begin({ tag: '#UNKNOWN' }).catch(() => undefined);
    expect(await accounts()).toBeUndefined();
  });
});

describe('attempts', () => {
  const attempt = (who = ANA) => begin({ tag: '#UNKNOWN' }, who).catch((error) => error);
  const all = async (count: number, who?: typeof ANA) => {
    const codes = [];
    for (let n = 0; n < count; n += 1) codes.push((await attempt(who)).code);
    return codes;
  };

  it('ten in ten minutes, and the eleventh is refused', async () => {
    expect(await attempt()).toMatchObject({ code: 'not-found', left: PROOF_ATTEMPTS - 1 });
    expect(new Set(await all(PROOF_ATTEMPTS - 1))).toEqual(new Set(['not-found']));
    expect(await attempt()).toMatchObject({ code: 'too-many', left: 0 });
    now += PROOF_MINUTES * 60_000 - 1;
    expect(await attempt()).toMatchObject({ code: 'too-many' });
    now += 1;
    expect(await attempt()).toMatchObject({ code: 'not-found', left: PROOF_ATTEMPTS - 1 });
  });

  it('are counted by session and by address, each on its own', async () => {
    await all(PROOF_ATTEMPTS);
    expect(await attempt({ ...EVA, address: ANA.address })).toMatchObject({ code: 'too-many' });
    expect(await attempt({ ...ANA, address: EVA.address })).toMatchObject({ code: 'too-many' });
    expect(await attempt(EVA)).toMatchObject({ left: PROOF_ATTEMPTS - 1 });
  });

  it('that come at once are all counted', async () => {
    const came = await Promise.all(Array.from({ length: PROOF_ATTEMPTS + 2 }, () => attempt()));
    expect(came.filter(({ code }) => code === 'too-many')).toHaveLength(2);
  });

  it.each([
    ['clashOfClans', '#UNKNOWN TAG'],
    ['clashOfClans', '\u200b'],
    ['roblox', '!'],
  ])('are not counted for what no account is called: %s %j', async (game, tag) => {
    await expect(begin({ game, tag })).rejects.toThrow(NoAccountName);
    expect((await db.collection('intentos').get()).docs).toEqual([]);
  });

  it('name nobody', async () => {
    await attempt();
    const { docs } = await db.collection('intentos').get();
    expect(docs).toHaveLength(2);
    for (const { id } of docs) expect(id).toMatch(/^[0-9a-f]{64}$/);
  });
});
