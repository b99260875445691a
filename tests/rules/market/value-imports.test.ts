import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { auditWrite, secondEntries } from '../../support/rules/rules-audit';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { freshId, impostors, nobody, type Person, staff } from '../../support/rules/rules-people';
import { commit, place, type Write, without, withStored } from '../../support/rules/rules-records';

const administrator = () => staff({ roles: ['admin'] });

interface Attempt {
  readonly who?: Person;
  readonly change?: DocumentData;
  readonly audit?: DocumentData | 'none';
}

/** The import and its audit entry. */
function importWrites(who: Person, id: string, { change, audit }: Attempt = {}): Write[] {
  const data = {
    autor: who.uid,
    fecha: serverTimestamp(),
    motivo: { es: 'Precios de mayo', en: 'Prices of May' },
    valores: { roblox: { anterior: 150, nuevo: 160 } },
    estado: 'pedida',
    ...change,
  };
  const path = `importaciones/${id}`;
  if (audit === 'none') return [{ path, data }];
  const filas = Object.keys(data.valores ?? {}).length;
  const told = { archivo: 'mayo.xlsx', filas, motivo: data.motivo?.es ?? '' };
  return [
    { path, data },
    auditWrite(who, `importacion_${id}`, 'importar-valores', path, { ...told, ...audit }),
  ];
}

async function ask(attempt: Attempt = {}): Promise<string> {
  const { who = administrator() } = attempt;
  const id = freshId();
  await commit(who, importWrites(who, id, attempt));
  return id;
}

const manyValues = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`game${n}`, { anterior: n, nuevo: n + 1 }]),
  );

describe('importaciones: an administrator asks for values', () => {
  test('of one game, and of as many as there may be', async () => {
    await accepted(ask());
    await accepted(ask({ change: { valores: manyValues(50) } }));
    const who = staff({ roles: ['lectura', 'analista', 'revisor', 'admin'] });
    await accepted(ask({ who }));
  });

  for (const [name, impostor] of impostors) {
    test(`refused for ${name}`, () => refused(ask({ who: impostor({ roles: ['admin'] }) })));
  }

  for (const roles of [undefined, [], ['lectura', 'analista', 'revisor'], 'admin', ['admins']]) {
    test(`refused for staff with the roles ${JSON.stringify(roles)}`, () =>
      refused(ask({ who: staff(roles === undefined ? {} : { roles }) })));
  }

  const wrong: Record<string, DocumentData> = {
    'in the name of somebody else': { autor: 'somebodyElse' },
    'with a client-made time': { fecha: Timestamp.now() },
    'without a reason': { motivo: null },
    'with a reason in Spanish only': { motivo: { es: 'Precios' } },
    'with an empty reason': { motivo: { es: '', en: '' } },
    'without values': { valores: {} },
    'with too many values': { valores: manyValues(51) },
    'with values in a list': { valores: [{ anterior: 150, nuevo: 160 }] },
    'with values in a text': { valores: 'roblox' },
    'as if it were done': { estado: 'hecha' },
    'as if a value had changed meanwhile': { estado: 'conflicto' },
    'with a further field': { juegos: [] },
  };
  for (const [name, change] of Object.entries(wrong)) {
    test(`refused: ${name}`, () => refused(ask({ change })));
  }

  test('refused: without one of its fields', async () => {
    const who = administrator();
    const [asked, entry] = importWrites(who, freshId());
    if (!asked || !entry) throw new Error('an import has two writes');
    for (const field of Object.keys(asked.data))
      await refused(commit(who, [{ ...asked, data: without(asked.data, field) }, entry]));
    await accepted(commit(who, [asked, entry]));
  });

  test('refused: in a state of a visitor’s petition', async () => {
    for (const estado of ['confirmar', 'limite', 'confirmada'])
      await refused(ask({ change: { estado } }));
  });

  test('refused: changing one, repeating it, or removing it', async () => {
    const who = administrator();
    const id = await ask({ who });
    const path = doc(who.db, `importaciones/${id}`);
    for (const change of [{ estado: 'hecha' }, { estado: 'pedida' }, { valores: manyValues(2) }])
      await refused(updateDoc(path, change));
    await refused(commit(who, importWrites(who, id)));
    await refused(deleteDoc(path));
  });
});

describe('importaciones: who reads them', () => {
  test('staff reads one, and nobody a list', async () => {
    const id = await ask();
    const { db } = staff();
    await accepted(getDoc(doc(db, `importaciones/${id}`)));
    await refused(getDocs(query(collection(db, 'importaciones'), limit(1))));
  });

  test('refused for everybody else', async () => {
    const id = await ask();
    for (const db of [nobody, ...impostors.map(([, make]) => make().db)])
      await refused(getDoc(doc(db, `importaciones/${id}`)));
  });
});

describe('auditoria: an import has its entry', () => {
  test('refused: none, and one of another import', async () => {
    await refused(ask({ audit: 'none' }));
    const who = administrator();
    await refused(commit(who, await withStored('auditoria', importWrites(who, freshId()))));
    const id = freshId();
    const path = `importaciones/${id}`;
    const [made, entry] = importWrites(who, id) as [Write, Write];
    for (const name of [`importacion_${freshId()}`, `importacion_${id}_x`, `valor_${id}`])
      await refused(commit(who, [made, { ...entry, path: `auditoria/${name}` }]));
    await refused(
      commit(who, [made, auditWrite(who, `importacion_${id}`, 'importar-valores', path)]),
    );
  });

  test('refused: a second one beside it', async () => {
    const who = administrator();
    const writes = importWrites(who, freshId());
    for (const second of secondEntries(writes)) await refused(commit(who, [...writes, second]));
  });

  const forged: Record<string, DocumentData> = {
    'in the name of somebody else': { autor: 'somebodyElse' },
    'with a client-made time': { fecha: Timestamp.now() },
    'with another action': { accion: 'cambiar-valor' },
    'about something else': { sobre: 'importaciones/otra' },
    'with a further field': { nota: 'x' },
    'with an empty file name': { archivo: '' },
    'with a long file name': { archivo: 'a'.repeat(121) },
    'with markup in the file name': { archivo: '<b>.xlsx' },
    'with two lines in the file name': { archivo: 'mayo\n.xlsx' },
    'with a file name that is no text': { archivo: 7 },
    'with another number of rows': { filas: 2 },
    'with the number of rows in a text': { filas: '1' },
    'with another reason': { motivo: 'Otro' },
    'with the reason in both languages': { motivo: { es: 'Precios de mayo', en: 'Prices of May' } },
  };
  test('with a file name of 120 characters', () =>
    accepted(ask({ audit: { archivo: 'é'.repeat(120) } })));
  for (const [name, audit] of Object.entries(forged)) {
    test(`refused: ${name}`, () => refused(ask({ audit })));
  }

  test('refused: without an import, and of one that was there before', async () => {
    const who = administrator();
    const id = freshId();
    const [made, entry] = importWrites(who, id) as [Write, Write];
    await refused(commit(who, [entry]));
    await place(`importaciones/${id}`, { ...made.data, fecha: Timestamp.now() });
    await refused(commit(who, [entry]));
  });

  test('refused: changing or removing one', async () => {
    const who = administrator();
    const entry = doc(who.db, `auditoria/importacion_${await ask({ who })}`);
    await refused(updateDoc(entry, { accion: 'x' }));
    await refused(deleteDoc(entry));
  });
});
