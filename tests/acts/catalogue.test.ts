import { describe, expect, test } from 'vitest';
import { MAX_ADDRESS, MAX_GAME_NAME } from '../../src/domain/market/catalogue';
import { catalogue } from '../support/acts/desk-samples';
import { expectRefused } from '../support/acts/refusals';
import { SAMPLES } from '../support/acts/samples';
import { change, say } from '../support/acts/stage';

const REASON = { es: 'Precios de mayo', en: 'Prices of May' };

const importing = (values: readonly object[]) => ({
  id: 'i1',
  file: 'mayo.xlsx',
  values,
  reason: REASON,
});

describe('an edit of a game', () => {
  const edit = (facts: object) => {
    const { documents, asked } = SAMPLES.editGame();
    return say(documents, 'editGame', { ...asked, facts: { ...asked.facts, ...facts } }, 'alba');
  };

  test.each([
    ['the longest name', { name: 'ñ'.repeat(MAX_GAME_NAME) }],
    ['a name of one character', { name: '2' }],
    ['no picture', { image: '' }],
    ['the longest picture', { image: `https://a.b/${'c'.repeat(MAX_ADDRESS - 12)}` }],
    ['the home page', { path: '/' }],
    ['the longest path', { path: `/${'c'.repeat(MAX_ADDRESS - 1)}` }],
  ])('takes %s', async (_what, facts) => expect(await edit(facts)).toEqual({ done: true }));

  test.each([
    ['a longer name', { name: 'a'.repeat(MAX_GAME_NAME + 1) }],
    ['a picture over HTTP', { image: 'http://fortnite-api.com/r.png' }],
    ['a picture of another site without a scheme', { image: '//fortnite-api.com/r.png' }],
    ['a picture in the text', { image: 'data:image/png;base64,AAAA' }],
    ['a picture in quotes', { image: '/a"b.png' }],
    ['a longer picture', { image: `/${'c'.repeat(MAX_ADDRESS)}` }],
    ['another site', { path: 'https://example.com/' }],
    ['another site without a scheme', { path: '//example.com' }],
    ['what browsers take for another site', { path: '/\\example.com' }],
    ['a script', { path: 'javascript:alert(1)' }],
    ['a longer path', { path: `/${'c'.repeat(MAX_ADDRESS)}` }],
  ])('refuses %s', async (_what, facts) =>
    expect(await edit(facts)).toEqual({ refused: 'invalid' }),
  );

  test('leaves the values of the game alone, and a value that was missing missing', async () => {
    const { documents, asked } = SAMPLES.editGame();
    expect(await say(documents, 'editGame', { ...asked, game: 'fresh' }, 'alba')).toEqual({
      done: true,
    });
    expect(await say(documents, 'editGame', asked, 'alba')).toEqual({ done: true });
    expect(documents.get('games/roblox')).toEqual({
      gameid: 'roblox',
      name: 'Roblox 2',
      image: '/media/roblox.png',
      destino: '/Roblox?robux=100',
      value: [150, 155],
      ediciones: 1,
    });
  });
});

describe('an import of values', () => {
  const both = importing([
    { game: 'roblox', previous: 155, value: 170 },
    { game: 'fresh', previous: null, value: 60 },
  ]);

  test('appends every value with its entry of one moment, and notes one entry of the audit', async () => {
    const documents = catalogue();
    expect(await say(documents, 'importValues', both, 'alba')).toEqual({ done: true });
    const why = { motivo: REASON, autor: 'alba', fecha: expect.anything() };
    const change = { ...why, valor: 170, anterior: 155 };
    expect(documents.get('games/roblox')).toMatchObject({
      value: [150, 155, 170],
      ultimoCambio: change,
    });
    expect(documents.get('games/roblox/cambios/2')).toEqual(change);
    expect(documents.get('games/fresh')).toMatchObject({ value: [60] });
    expect(documents.get('games/fresh/cambios/0')).toEqual({ ...why, valor: 60 });
    expect(documents.get('auditoria/importacion_i1')).toEqual({
      autor: 'alba',
      fecha: expect.anything(),
      accion: 'importar-valores',
      sobre: 'importaciones/i1',
      archivo: 'mayo.xlsx',
      filas: 2,
      motivo: 'Precios de mayo',
    });
  });

  test('changes nothing if one of the values is no longer as seen', async () => {
    for (const value of [[150], [150, 155, 160], [], undefined]) {
      const documents = catalogue();
      change(documents, 'games/roblox', { value });
      const said = { say, documents, name: 'importValues', asked: both, by: 'alba' };
      await expectRefused(said, 'conflict');
    }
  });

  test.each([
    ['no values', []],
    [
      'a game twice',
      [
        { game: 'roblox', previous: 155, value: 170 },
        { game: 'roblox', previous: 155, value: 180 },
      ],
    ],
    ['a value below the least', [{ game: 'roblox', previous: 155, value: 9 }]],
    ['a value above the greatest', [{ game: 'roblox', previous: 155, value: 10_001 }]],
    ['a path in place of a game', [{ game: 'roblox/cambios/1', previous: 155, value: 170 }]],
    [
      'more games than there may be',
      Array.from({ length: 51 }, (_, n) => ({ game: `g${n}`, previous: null, value: 60 })),
    ],
  ])('of %s is refused', async (_what, values) => {
    const asked = importing(values);
    const said = { say, documents: catalogue(), name: 'importValues', asked, by: 'alba' };
    await expectRefused(said, 'invalid');
  });

  test('and a value of a colleague at once: one of them counts', async () => {
    const documents = catalogue();
    const answers = await Promise.all([
      say(documents, 'importValues', both, 'alba'),
      say(documents, 'importValues', { ...both, id: 'i2' }, 'alba'),
    ]);
    expect(answers).toContainEqual({ done: true });
    expect(answers).toContainEqual({ refused: 'conflict' });
    expect(documents.get('games/roblox')).toMatchObject({ value: [150, 155, 170] });
  });
});
