import {
  arrayUnion,
  type DocumentData,
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_MARKET_VALUE, MIN_MARKET_VALUE } from '../../../src/domain/market/market-value';
import { auditWrite } from '../../support/rules/rules-audit';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { freshId, impostors, nobody, type Person, staff } from '../../support/rules/rules-people';
import { commit, place, type Write, without } from '../../support/rules/rules-records';
import { STAFF_EMAIL } from '../../support/rules/rules-staff';

const reviewer = () => staff({ roles: ['revisor'] });

async function placeGame(value: unknown): Promise<string> {
  const id = freshId();
  await place(`games/${id}`, { gameid: id, name: 'Roblox', image: '', value, destino: '/Roblox' });
  return id;
}

interface Append {
  readonly game: string;
  readonly values: readonly unknown[];
  /** Index of the entry; that of the last value by default. */
  readonly place?: string;
  readonly entry?: DocumentData;
  readonly besides?: DocumentData;
}

function entryOf(author: Person, values: readonly unknown[]): DocumentData {
  return {
    valor: values.at(-1),
    anterior: values.at(-2),
    autor: author.uid,
    fecha: serverTimestamp(),
  };
}

/** The change of the game, its entry, and the audit entry. */
function appendWrites(author: Person, append: Append): [Write, Write, Write] {
  const { game, values, entry = {}, besides = {} } = append;
  const place = append.place ?? String(values.length - 1);
  const data = { ...entryOf(author, values), ...entry };
  const change = { value: values, ultimoCambio: data, ...besides };
  return [
    { path: `games/${game}`, data: change, change: true },
    { path: `games/${game}/cambios/${place}`, data },
    auditOf(author, game, place),
  ];
}

function auditOf(author: Person, game: string, place: string, changes: DocumentData = {}): Write {
  const about = `games/${game}/cambios/${place}`;
  return auditWrite(author, `valor_${game}_${place}`, 'cambiar-valor', about, changes);
}

async function append(author: Person, what: Append): Promise<void> {
  await commit(author, appendWrites(author, what));
}

const reason = { es: 'Temporada nueva', en: 'New season' };

describe('games: staff appends one value with its entry', () => {
  test('without a reason', async () => {
    await accepted(
      append(reviewer(), { game: await placeGame([150, 155]), values: [150, 155, 160] }),
    );
  });

  test('with a reason in both languages', async () => {
    const game = await placeGame([150, 155]);
    const short = { motivo: { es: 'a', en: 'b' } };
    await accepted(append(reviewer(), { game, values: [150, 155, 160], entry: short }));
    const long = { motivo: { es: 'ñ'.repeat(140), en: 'b'.repeat(140) } };
    await accepted(append(reviewer(), { game, values: [150, 155, 160, 165], entry: long }));
  });

  test('the smallest, the largest and the same value again', async () => {
    const game = await placeGame([150, 155]);
    for (const values of [
      [150, 155, MIN_MARKET_VALUE],
      [150, 155, MIN_MARKET_VALUE, MAX_MARKET_VALUE],
      [150, 155, MIN_MARKET_VALUE, MAX_MARKET_VALUE, MAX_MARKET_VALUE],
    ]) {
      await accepted(append(reviewer(), { game, values }));
    }
  });

  test('until there are 500 of them', async () => {
    const values = Array.from({ length: 499 }, () => 150);
    const game = await placeGame(values);
    await accepted(append(reviewer(), { game, values: [...values, 160] }));
    await refused(append(reviewer(), { game, values: [...values, 160, 170] }));
  });

  for (const [name, impostor] of impostors) {
    test(`price tampering: refused for ${name}`, async () => {
      const game = await placeGame([150, 155]);
      const author = impostor({ roles: ['revisor'] });
      await refused(append(author, { game, values: [150, 155, 160] }));
    });
  }

  for (const roles of [
    undefined,
    [],
    ['lectura', 'analista', 'admin'],
    'revisor',
    ['revisores'],
    null,
  ]) {
    test(`price tampering: refused, whatever the token, for an entry with the roles ${JSON.stringify(roles)}`, async () => {
      const game = await placeGame([150, 155]);
      const author = staff({}, `memberwith${freshId()}`);
      const entry = { correo: STAFF_EMAIL, activo: true };
      await place(`personal/${author.uid}`, roles === undefined ? entry : { ...entry, roles });
      await refused(append(author, { game, values: [150, 155, 160] }));
    });
  }

  test('also with every role', async () => {
    const author = staff({ roles: ['lectura', 'analista', 'revisor', 'admin'] });
    await accepted(append(author, { game: await placeGame([150]), values: [150, 160] }));
  });

  test('price tampering: refused without a session', async () => {
    const game = await placeGame([150, 155]);
    const author = { ...reviewer(), db: nobody };
    await refused(append(author, { game, values: [150, 155, 160] }));
  });
});

describe('games: values are append-only', () => {
  const tampered: Record<string, Omit<Append, 'game'>> = {
    'a value below the smallest': { values: [150, 155, MIN_MARKET_VALUE - 1] },
    'a value above the largest': { values: [150, 155, MAX_MARKET_VALUE + 1] },
    'a value with a fraction': { values: [150, 155, 160.5] },
    'a value in words': { values: [150, 155, '160'] },
    'an earlier value changed': { values: [150, 999, 160] },
    'the first value changed': { values: [1, 155, 160] },
    'the earlier values in another order': { values: [155, 150, 160], entry: { anterior: 155 } },
    'an earlier value left out': { values: [155, 160], place: '2' },
    'the current value replaced': { values: [150, 160], place: '2' },
    'two values at once': { values: [150, 155, 160, 165], place: '2' },
    'two values at once, logged as the second': { values: [150, 155, 160, 165] },
    'two values at once, logged as the first': {
      values: [150, 155, 160, 165],
      place: '2',
      entry: { valor: 160, anterior: 155 },
    },
    'no value appended': { values: [150, 155], place: '2' },
    'the name changed as well': { values: [150, 155, 160], besides: { name: 'Otro' } },
    'a field added as well': { values: [150, 155, 160], besides: { oculto: true } },
    'the path changed as well': { values: [150, 155, 160], besides: { destino: '/x' } },
    'the image changed as well': { values: [150, 155, 160], besides: { image: '/x.png' } },
    'the edits counted as well': { values: [150, 155, 160], besides: { ediciones: 1 } },
  };
  for (const [name, what] of Object.entries(tampered)) {
    test(`price tampering: refused for ${name}`, async () => {
      await refused(append(reviewer(), { game: await placeGame([150, 155]), ...what }));
    });
  }

  test('lost concurrent price: the second of two editors is refused', async () => {
    const game = await placeGame([150, 155]);
    await accepted(append(reviewer(), { game, values: [150, 155, 160] }));
    await refused(append(reviewer(), { game, values: [150, 155, 170] }));
  });

  test('refused: a value without its entry', async () => {
    const game = await placeGame([150, 155]);
    const author = reviewer();
    const ultimoCambio = entryOf(author, [150, 155, 160]);
    for (const value of [[150, 155, 160], arrayUnion(160)]) {
      await refused(updateDoc(doc(author.db, `games/${game}`), { value, ultimoCambio }));
    }
  });

  test('refused: a value whose entry was there before', async () => {
    const game = await placeGame([150, 155]);
    const author = reviewer();
    const entry = { ...entryOf(author, [150, 155, 160]), fecha: Timestamp.now() };
    await place(`games/${game}/cambios/2`, entry);
    const change = { value: [150, 155, 160], ultimoCambio: entry };
    await refused(updateDoc(doc(author.db, `games/${game}`), change));
  });

  test('refused: a change that says more, less or something else than its entry', async () => {
    const author = reviewer();
    for (const field of [
      'valor',
      'value',
      'ultimoCambio',
      'name',
      'image',
      'destino',
      'ediciones',
    ]) {
      const game = await placeGame([150, 155]);
      const [change, ...others] = appendWrites(author, { game, values: [150, 155, 160] });
      const ultimoCambio = { ...change.data.ultimoCambio, [field]: 1 };
      await refused(
        commit(author, [{ ...change, data: { ...change.data, ultimoCambio } }, ...others]),
      );
    }
  });

  test('refused: creating or deleting a game', async () => {
    const game = await placeGame([150, 155]);
    const { db } = reviewer();
    await refused(deleteDoc(doc(db, `games/${game}`)));
    await refused(setDoc(doc(db, `games/${freshId()}`), { gameid: 'x', value: [150, 155] }));
  });
});

describe('cambios: the entry equals the append', () => {
  const forged: Record<string, Omit<Append, 'game' | 'values'>> = {
    'under another place': { place: '3' },
    'under another way to write the place': { place: '02' },
    'with another value': { entry: { valor: 161 } },
    'with another previous value': { entry: { anterior: 150 } },
    'in the name of somebody else': { entry: { autor: 'somebodyElse' } },
    'with a client-made time': { entry: { fecha: Timestamp.now() } },
    'with an extra field': { entry: { nota: 'x' } },
    'with an empty reason': { entry: { motivo: { es: '', en: '' } } },
    'with a reason in Spanish only': { entry: { motivo: { es: 'Temporada' } } },
    'with a reason in English only': { entry: { motivo: { en: 'Season' } } },
    'with a reason in a third language': { entry: { motivo: { ...reason, fr: 'Saison' } } },
    'with an oversized reason in Spanish': {
      entry: { motivo: { ...reason, es: 'a'.repeat(141) } },
    },
    'with an oversized reason in English': {
      entry: { motivo: { ...reason, en: 'a'.repeat(141) } },
    },
    'with markup in the reason': { entry: { motivo: { ...reason, es: '<b>' } } },
    'with a reason of two lines': { entry: { motivo: { ...reason, en: 'a\nb' } } },
    'with a reason that is one text': { entry: { motivo: 'Temporada' } },
    'with no reason in its place': { entry: { motivo: null } },
  };
  for (const [name, what] of Object.entries(forged)) {
    test(`refused: ${name}`, async () => {
      const game = await placeGame([150, 155]);
      await refused(append(reviewer(), { game, values: [150, 155, 160], ...what }));
    });
  }

  test('refused: without one of its fields, in the game too', async () => {
    const author = reviewer();
    const game = await placeGame([150, 155]);
    const writes = appendWrites(author, { game, values: [150, 155, 160] });
    const [{ data, ...change }, entry, audit] = writes;
    for (const field of ['valor', 'anterior', 'autor', 'fecha']) {
      const ultimoCambio = without(data.ultimoCambio, field);
      const forged = { ...entry, data: without(entry.data, field) };
      await refused(
        commit(author, [{ ...change, data: { ...data, ultimoCambio } }, forged, audit]),
      );
    }
    await accepted(commit(author, writes));
  });

  test('refused: a second entry beside the right one', async () => {
    const game = await placeGame([150, 155]);
    const author = reviewer();
    const values = [150, 155, 160];
    for (const place of ['extra', '02', '3']) {
      const [change, entry, audit] = appendWrites(author, { game, values });
      const path = `games/${game}/cambios/${place}`;
      const second = { path, data: entryOf(author, values) };
      await refused(commit(author, [change, entry, audit, second]));
    }
  });

  test('refused: an entry for an earlier value', async () => {
    const game = await placeGame([150, 155]);
    const author = reviewer();
    const path = `games/${game}/cambios/1`;
    await refused(setDoc(doc(author.db, path), entryOf(author, [150, 155])));
  });

  test('refused: an entry of a value that nobody appends', async () => {
    const game = await placeGame([150, 155]);
    const author = reviewer();
    const path = `games/${game}/cambios/2`;
    await refused(setDoc(doc(author.db, path), entryOf(author, [150, 155, 160])));
  });

  test('refused: changing or deleting an entry', async () => {
    const game = await placeGame([150, 155]);
    const author = reviewer();
    await append(author, { game, values: [150, 155, 160], entry: { motivo: reason } });
    const entry = doc(author.db, `games/${game}/cambios/2`);
    await refused(updateDoc(entry, { motivo: { es: 'Otra', en: 'Other' } }));
    await refused(deleteDoc(entry));
  });

  test('refused: an entry by somebody who is not staff', async () => {
    const game = await placeGame([150, 155]);
    const path = `games/${game}/cambios/2`;
    for (const [, impostor] of impostors) {
      const author = impostor();
      await refused(setDoc(doc(author.db, path), entryOf(author, [150, 155, 160])));
    }
  });
});

describe('ultimoCambio: the game holds its latest entry', () => {
  test('of each value appended to a game, with or without one before', async () => {
    const game = await placeGame([150, 155]);
    const first = { game, values: [150, 155, 160], entry: { motivo: reason } };
    await accepted(append(reviewer(), first));
    await accepted(append(reviewer(), { game, values: [150, 155, 160, 170] }));
  });

  const wrong: Record<string, (entry: DocumentData) => DocumentData> = {
    'another value': (entry) => ({ ...entry, valor: 161 }),
    'another previous value': (entry) => ({ ...entry, anterior: 150 }),
    'another author': (entry) => ({ ...entry, autor: 'somebody' }),
    'another time': (entry) => ({ ...entry, fecha: Timestamp.now() }),
    'another reason': (entry) => ({ ...entry, motivo: { es: 'Otra', en: 'Other' } }),
    'no reason': ({ motivo, ...entry }) => entry,
    'a further field': (entry) => ({ ...entry, oculto: true }),
  };
  for (const [name, forge] of Object.entries(wrong)) {
    test(`price tampering: refused with ${name}`, async () => {
      const game = await placeGame([150, 155]);
      const author = reviewer();
      const values = [150, 155, 160];
      const entry = { ...entryOf(author, values), motivo: reason };
      const besides = { ultimoCambio: forge(entry) };
      await refused(append(author, { game, values, entry, besides }));
    });
  }

  test('refused: none', async () => {
    const game = await placeGame([150, 155]);
    const author = reviewer();
    const values = [150, 155, 160];
    const [, entry, audit] = appendWrites(author, { game, values });
    const change = { path: `games/${game}`, data: { value: values }, change: true };
    await refused(commit(author, [change, entry, audit]));
  });

  test('refused: the one of the value before', async () => {
    const game = await placeGame([150, 155]);
    await accepted(append(reviewer(), { game, values: [150, 155, 160] }));
    const author = reviewer();
    const values = [150, 155, 160, 170];
    const [, entry, audit] = appendWrites(author, { game, values });
    const change = { path: `games/${game}`, data: { value: values }, change: true };
    await refused(commit(author, [change, entry, audit]));
  });

  test('refused: changing it without a new value', async () => {
    const game = await placeGame([150, 155]);
    const author = reviewer();
    const values = [150, 155, 160];
    await accepted(append(author, { game, values }));
    const ultimoCambio = { ...entryOf(author, values), motivo: reason };
    await refused(updateDoc(doc(author.db, `games/${game}`), { ultimoCambio }));
  });
});

describe('games: the first value of a game', () => {
  const first: Record<string, unknown> = { 'an empty list': { value: [] }, 'no list': {} };
  const begin = async (besides: unknown, entry: DocumentData = {}) => {
    const game = freshId();
    await place(`games/${game}`, { gameid: game, name: 'Rocket League', ...(besides as object) });
    const author = reviewer();
    const data = { valor: 60, autor: author.uid, fecha: serverTimestamp(), ...entry };
    await commit(author, [
      { path: `games/${game}`, data: { value: [60], ultimoCambio: data }, change: true },
      { path: `games/${game}/cambios/0`, data },
      auditOf(author, game, '0'),
    ]);
    return game;
  };

  for (const [name, besides] of Object.entries(first)) {
    test(`is set if there is ${name}, and the second comes after it`, async () => {
      const game = await accepted(begin(besides, { motivo: reason }));
      await accepted(append(reviewer(), { game, values: [60, 70] }));
    });

    test(`refused if there is ${name}: an earlier value, or one out of bounds`, async () => {
      for (const anterior of [50, 60, null, 0]) await refused(begin(besides, { anterior }));
      await refused(begin(besides, { valor: 61 }));
    });
  }

  test('refused if the list is another thing', async () => {
    for (const value of ['', 'x', {}, 60]) await refused(begin({ value }));
  });
});

describe('auditoria: a market value has its entry', () => {
  const change = async (audit: (author: Person, game: string) => readonly Write[]) => {
    const game = await placeGame([150, 155]);
    const author = reviewer();
    const [value, entry] = appendWrites(author, { game, values: [150, 155, 160] });
    await commit(author, [value, entry, ...audit(author, game)]);
    return { author, game };
  };

  test('exactly as it is made', async () => {
    await accepted(change((author, game) => [auditOf(author, game, '2')]));
  });

  test('refused: none, or one of another value', async () => {
    await refused(change(() => []));
    await refused(change((author, game) => [auditOf(author, game, '1')]));
    await refused(change((author, game) => [auditOf(author, game, '3')]));
    await refused(change((author, game) => [auditOf(author, `${game}x`, '2')]));
  });

  const forged: Record<string, DocumentData> = {
    'in the name of somebody else': { autor: 'somebodyElse' },
    'with a client-made time': { fecha: Timestamp.now() },
    'with another action': { accion: 'editar-juego' },
    'about something else': { sobre: 'games/roblox/cambios/2' },
    'with a further field': { nota: 'x' },
  };
  for (const [name, changes] of Object.entries(forged)) {
    test(`refused: ${name}`, async () => {
      await refused(change((author, game) => [auditOf(author, game, '2', changes)]));
    });
  }

  test('refused: a second entry, under another name', async () => {
    const about = (game: string) => `games/${game}/cambios/2`;
    for (const id of ['valor_GAME_02', 'valor_GAME_2_', 'cambio_GAME_2', 'valor_GAME'])
      await refused(
        change((author, game) => [
          auditOf(author, game, '2'),
          auditWrite(author, id.replace('GAME', game), 'cambiar-valor', about(game)),
        ]),
      );
  });

  test('refused: isValueEntry, one of an old change', async () => {
    const game = await placeGame([150, 155]);
    const author = reviewer();
    await place(`games/${game}/cambios/1`, { valor: 155, anterior: 150, autor: author.uid });
    await refused(commit(author, [auditOf(author, game, '1')]));
  });

  test('refused: a change whose entry was there before', async () => {
    const game = await placeGame([150, 155]);
    const author = reviewer();
    await place(`auditoria/valor_${game}_2`, { autor: author.uid });
    const [value, entry] = appendWrites(author, { game, values: [150, 155, 160] });
    await refused(commit(author, [value, entry]));
  });

  test('refused: one without a change, and changing or removing one', async () => {
    const { author, game } = await change((who, name) => [auditOf(who, name, '2')]);
    const entry = doc(author.db, `auditoria/valor_${game}_2`);
    await refused(commit(author, [auditOf(author, game, '2')]));
    await refused(commit(author, [auditOf(author, game, '3')]));
    await refused(updateDoc(entry, { accion: 'x' }));
    await refused(deleteDoc(entry));
  });
});
