import {
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_ADDRESS, MAX_GAME_NAME } from '../../../src/domain/market/catalogue';
import { auditWrite, secondEntries } from '../../support/rules/rules-audit';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { freshId, impostors, type Person, staff } from '../../support/rules/rules-people';
import { commit, place, type Write, without, withStored } from '../../support/rules/rules-records';

const administrator = () => staff({ roles: ['admin'] });

const facts = { name: 'Roblox 2', image: 'https://fortnite-api.com/r.png', destino: '/Roblox' };

async function placeGame(changes: DocumentData = {}): Promise<string> {
  const id = freshId();
  const game = { gameid: id, name: 'Roblox', image: '', value: [150], destino: '/Roblox' };
  await place(`games/${id}`, { ...game, ...changes });
  return id;
}

interface Edit {
  readonly who?: Person;
  readonly game?: string;
  /** The number of the edit; the first by default. */
  readonly n?: unknown;
  readonly change?: DocumentData;
  readonly audit?: DocumentData;
}

/** The edited game and the audit entry. */
function editWrites(who: Person, game: string, { n = 1, change, audit }: Edit = {}): Write[] {
  const about = `games/${game}`;
  return [
    { path: about, data: { ...facts, ediciones: n, ...change }, change: true },
    auditWrite(who, `catalogo_${game}_${n}`, 'editar-juego', about, audit),
  ];
}

async function edit(attempt: Edit = {}): Promise<string> {
  const { who = administrator(), game = await placeGame() } = attempt;
  await commit(who, editWrites(who, game, attempt));
  return game;
}

describe('games: an administrator edits name, image and destination', () => {
  test('again and again, each time with the next number', async () => {
    const game = await accepted(edit());
    await accepted(edit({ game, n: 2 }));
    const who = staff({ roles: ['lectura', 'analista', 'revisor', 'admin'] });
    await accepted(edit({ game, n: 3, who }));
  });

  test('where some of them are missing', async () => {
    for (const missing of ['name', 'image', 'destino', 'value']) {
      const id = freshId();
      const game = { gameid: id, name: 'Roblox', image: '', value: [150], destino: '/Roblox' };
      await place(`games/${id}`, without(game, missing));
      await accepted(edit({ game: id }));
    }
  });

  test('to the longest, and to every form that is allowed', async () => {
    for (const change of [
      { name: 'ñ'.repeat(MAX_GAME_NAME) },
      { name: '2' },
      { image: '' },
      { image: '/media/roblox-2.png?v=1' },
      { image: `https://a.b/${'c'.repeat(MAX_ADDRESS - 12)}` },
      { destino: '/' },
      { destino: '/Roblox?robux=100#a' },
      { destino: `/${'c'.repeat(MAX_ADDRESS - 1)}` },
    ])
      await accepted(edit({ change }));
  });

  for (const [name, impostor] of impostors) {
    test(`refused for ${name}`, async () => {
      await refused(edit({ who: impostor({ roles: ['admin'] }) }));
    });
  }

  for (const roles of [undefined, [], ['lectura', 'analista', 'revisor'], 'admin', ['admins']]) {
    test(`refused for staff with the roles ${JSON.stringify(roles)}`, async () => {
      await refused(edit({ who: staff(roles === undefined ? {} : { roles }) }));
    });
  }
});

describe('games: an edit is refused', () => {
  test('with an audit entry that was there before', async () => {
    const who = administrator();
    await refused(commit(who, await withStored('auditoria', editWrites(who, await placeGame()))));
  });

  const wrong: Record<string, DocumentData> = {
    'without a name': { name: '' },
    'with a name of spaces': { name: ' ' },
    'with a name that is too long': { name: 'a'.repeat(MAX_GAME_NAME + 1) },
    'with markup in the name': { name: '<b>Roblox' },
    'with a name of two lines': { name: 'a\nb' },
    'with a name that is a number': { name: 2 },
    'with a name taken away': { name: deleteField() },
    'with an image over HTTP': { image: 'http://fortnite-api.com/r.png' },
    'with an image of another site without a scheme': { image: '//fortnite-api.com/r.png' },
    'with an image in the text': { image: 'data:image/png;base64,AAAA' },
    'with an image of spaces': { image: ' ' },
    'with an image in quotes': { image: '/a"b.png' },
    'with an image that is too long': { image: `/${'c'.repeat(MAX_ADDRESS)}` },
    'with an image that is none': { image: null },
    'with a destination on another site': { destino: 'https://example.com/' },
    'with a destination on another site without a scheme': { destino: '//example.com' },
    'with a destination that browsers take for another site': { destino: '/\\example.com' },
    'with a script for a destination': { destino: 'javascript:alert(1)' },
    'without a destination': { destino: '' },
    'with a destination that is too long': { destino: `/${'c'.repeat(MAX_ADDRESS)}` },
    'with a destination that is none': { destino: null },
    'with a new market value': { value: [150, 160] },
    'with another id': { gameid: 'x' },
    'with a change that nobody made': { ultimoCambio: { valor: 1 } },
    'with a further field': { oculto: true },
    'with a number in words': { ediciones: '1' },
  };
  for (const [name, change] of Object.entries(wrong)) {
    test(name, () => refused(edit({ change })));
  }

  test('with another number than the next', async () => {
    for (const n of [0, 2, 1.5, '1']) await refused(edit({ n }));
    const game = await edit();
    for (const n of [1, 3, 0]) await refused(edit({ game, n }));
  });

  test('lost concurrent edit: the second of two editors is refused', async () => {
    const game = await placeGame({ ediciones: 4 });
    await accepted(edit({ game, n: 5 }));
    await refused(edit({ game, n: 5, change: { name: 'Other' } }));
  });

  test('without its number', async () => {
    const game = await placeGame();
    const who = administrator();
    const [change, audit] = editWrites(who, game);
    const data = without(change?.data ?? {}, 'ediciones');
    await refused(commit(who, [{ path: `games/${game}`, data, change: true }]));
    if (audit) await refused(commit(who, [{ path: `games/${game}`, data, change: true }, audit]));
  });
});

describe('auditoria: an edit has its entry', () => {
  test('refused: none, and one of another game or edit', async () => {
    const [game, other] = [await placeGame(), await placeGame()];
    const who = administrator();
    const [change] = editWrites(who, game) as [Write, Write];
    await refused(commit(who, [change]));
    for (const [id, n] of [
      [other, 1],
      [game, 2],
      [game, 0],
    ] as const) {
      const audit = auditWrite(who, `catalogo_${id}_${n}`, 'editar-juego', `games/${id}`);
      await refused(commit(who, [change, audit]));
    }
  });

  const forged: Record<string, DocumentData> = {
    'in the name of somebody else': { autor: 'somebodyElse' },
    'with a client-made time': { fecha: Timestamp.now() },
    'with another action': { accion: 'cambiar-valor' },
    'about something else': { sobre: 'games/roblox' },
    'with a further field': { nota: 'x' },
  };
  for (const [name, audit] of Object.entries(forged)) {
    test(`refused: ${name}`, () => refused(edit({ audit })));
  }

  test('refused: without an edit, beside the right one, and after it', async () => {
    const who = administrator();
    const game = await edit({ who });
    for (const id of [`catalogo_${game}_1`, `catalogo_${game}_2`, `catalogo_${game}_01`])
      await refused(commit(who, [auditWrite(who, id, 'editar-juego', `games/${game}`)]));
    const again = editWrites(who, game, { n: 2 });
    for (const second of secondEntries(again)) await refused(commit(who, [...again, second]));
  });

  test('refused: one of a game whose value changes, not its facts', async () => {
    const game = await placeGame({ ediciones: 1 });
    const who = staff({ roles: ['revisor', 'admin'] });
    await refused(
      commit(who, [auditWrite(who, `catalogo_${game}_1`, 'editar-juego', `games/${game}`)]),
    );
  });

  test('refused: changing or removing one', async () => {
    const who = administrator();
    const game = await edit({ who });
    const entry = doc(who.db, `auditoria/catalogo_${game}_1`);
    await refused(updateDoc(entry, { accion: 'x' }));
    await refused(deleteDoc(entry));
  });
});
