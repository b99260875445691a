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
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_VIEW_NAME, MAX_VIEW_SETTINGS } from '../../../src/domain/staff/shared-view';
import { analyst, reviewer } from '../../support/rules/rules-cases';
import { accepted, refused } from '../../support/rules/rules-outcome';
import {
  freshId,
  impostors,
  nobody,
  type Person,
  staff,
  visitor,
} from '../../support/rules/rules-people';
import { commit, place, type Write, without } from '../../support/rules/rules-records';
import { sharingWrites, unsharing } from '../../support/rules/rules-views';

const administrator = () => staff({ roles: ['admin'] });
const stored = (autor: string, changes: DocumentData = {}) => ({
  lista: 'users',
  nombre: 'Pendientes',
  ajustes: 'tab=solicitudes&estado=pendientes',
  autor,
  fecha: Timestamp.now(),
  ...changes,
});

const share = (who: Person, changes?: DocumentData, entry?: DocumentData, id = freshId()) =>
  commit(who, sharingWrites(who, id, changes, entry));

/** A shared view by this member. */
async function placeView(autor: string): Promise<string> {
  const id = freshId();
  await place(`vistasEquipo/${id}`, stored(autor));
  return id;
}

describe('vistasEquipo: sharing a view', () => {
  test('analysts, reviewers and administrators do, with an audit entry', async () => {
    for (const who of [analyst(), reviewer(), administrator()]) {
      for (const write of sharingWrites(who, freshId())) await refused(commit(who, [write]));
      await accepted(share(who));
    }
    await accepted(share(analyst(), { lista: 'subscriptores', ajustes: 'name desc' }));
  });

  test('with a name and settings of the greatest length', async () => {
    const longest = {
      nombre: 'á'.repeat(MAX_VIEW_NAME),
      ajustes: 'a'.repeat(MAX_VIEW_SETTINGS),
    };
    await accepted(share(analyst(), longest));
    for (const [field, text] of Object.entries(longest))
      await refused(share(analyst(), { [field]: `${text}a` }));
  });

  const wrong: Record<string, [DocumentData, DocumentData?]> = {
    'in the name of a colleague': [{ autor: 'leo' }],
    'at a time of the own making': [{ fecha: Timestamp.now() }],
    'with another field': [{ texto: 'x' }],
    'of another list': [{ lista: 'auditoria' }],
    'without a name': [{ nombre: '' }],
    'with markup in its name': [{ nombre: '<b>Todas</b>' }],
    'with a name that is no text': [{ nombre: ['Todas'] }],
    'without settings': [{ ajustes: '' }],
    'with settings that are no text': [{ ajustes: ['estado'] }],
    'with an entry in the name of a colleague': [{}, { autor: 'leo' }],
    'with an entry of another time': [{}, { fecha: Timestamp.now() }],
    'with an entry of another act': [{}, { accion: 'quitar-vista' }],
    'with an entry about another document': [{}, { sobre: 'vistasEquipo/x' }],
    'with an entry of another name': [{}, { nombre: 'Todas' }],
    'with an entry of more': [{}, { motivo: 'x' }],
  };
  for (const [name, [changes, entry]] of Object.entries(wrong)) {
    test(`refused: one ${name}`, () => refused(share(analyst(), changes, entry)));
  }

  test('refused: without one of its fields, or of its entry', async () => {
    const who = analyst();
    for (const part of [0, 1]) {
      for (const field of Object.keys(sharingWrites(who, 'x')[part]?.data ?? {})) {
        const writes: Write[] = sharingWrites(who, freshId()).map((write, place) =>
          place === part ? { ...write, data: without(write.data, field) } : write,
        );
        await refused(commit(who, writes));
      }
    }
  });

  test('refused: a second entry, one alone, and one that was there before', async () => {
    const who = analyst();
    const id = freshId();
    const [view, entry] = sharingWrites(who, id);
    await refused(commit(who, [view, entry, { ...entry, path: `${entry.path}_2` }]));
    await place(view.path, { ...stored(who.uid) });
    await refused(commit(who, [entry]));

    const other = freshId();
    await place(`auditoria/compartir_${other}`, { autor: 'leo' });
    await refused(commit(who, sharingWrites(who, other).slice(0, 1)));
  });

  test('refused: members who may only look, visitors, impostors', async () => {
    for (const roles of [['lectura'], [], null, 'analistas'])
      await refused(share(staff({ roles })));
    for (const [, open] of impostors) await refused(share(open({ roles: ['analista', 'admin'] })));
    await refused(share(visitor()));
  });

  test('refused: changing one, also as its author or an administrator', async () => {
    const who = analyst();
    const id = await placeView(who.uid);
    for (const { db } of [who, administrator()]) {
      const view = doc(db, `vistasEquipo/${id}`);
      await refused(updateDoc(view, { nombre: 'Todas' }));
      await refused(setDoc(view, { ...stored(who.uid), fecha: serverTimestamp() }));
    }
    await refused(share(who, {}, {}, id));
  });
});

describe('vistasEquipo: removing a shared view', () => {
  test('its author and any administrator do, once, with an audit entry', async () => {
    const author = staff({ roles: ['lectura'] }, analyst().uid);
    for (const who of [author, administrator()]) {
      const id = await placeView(author.uid);
      const [, entry] = unsharing(who, id);
      await refused(deleteDoc(doc(who.db, `vistasEquipo/${id}`)));
      await refused(commit(who, [entry]));
      await accepted(commit(who, unsharing(who, id)));
      await refused(commit(who, unsharing(who, id)));
    }
  });

  test('refused: a colleague without that role, visitors, impostors', async () => {
    const id = await placeView('leo');
    for (const who of [analyst(), reviewer(), staff({ roles: ['lectura'] }), visitor()])
      await refused(commit(who, unsharing(who, id)));
    for (const [, open] of impostors) {
      const who = open({ roles: ['admin'] });
      await refused(commit(who, unsharing(who, id)));
      await refused(commit(who, unsharing(who, await placeView(who.uid))));
    }
  });

  test('refused: one without an author, by anybody but an administrator', async () => {
    const id = freshId();
    await place(`vistasEquipo/${id}`, without(stored('leo'), 'autor'));
    await refused(commit(analyst(), unsharing(analyst(), id)));
    await accepted(commit(administrator(), unsharing(administrator(), id)));
  });

  const wrong: Record<string, DocumentData> = {
    'in the name of a colleague': { autor: 'leo' },
    'of another time': { fecha: Timestamp.now() },
    'of another act': { accion: 'compartir-vista' },
    'about another document': { sobre: 'vistasEquipo/x' },
    'with another name': { nombre: 'Todas' },
    'of more': { motivo: 'x' },
  };
  for (const [name, changes] of Object.entries(wrong)) {
    test(`refused: an entry ${name}`, async () => {
      const who = administrator();
      await refused(commit(who, unsharing(who, await placeView('leo'), changes)));
    });
  }

  test('refused: an entry under another name, or one that was there before', async () => {
    const who = administrator();
    const id = await placeView('leo');
    const [removal, entry] = unsharing(who, id);
    await refused(commit(who, [removal, entry, { ...entry, path: `${entry.path}_2` }]));
    await place(`auditoria/quitar_${id}`, { autor: 'leo' });
    await refused(commit(who, [removal]));
  });

  test('refused: an entry about a view that never was', async () => {
    const who = administrator();
    await refused(commit(who, [unsharing(who, freshId())[1]]));
  });
});

test('vistasEquipo: every member of staff reads and lists them, and nobody else does', async () => {
  const id = await placeView('leo');
  const get = (db: Person['db']) => getDoc(doc(db, `vistasEquipo/${id}`));
  const list = (db: Person['db']) =>
    getDocs(query(collection(db, 'vistasEquipo'), where('lista', '==', 'users'), limit(20)));
  const { db: reader } = staff({ roles: ['lectura'] });
  await accepted(get(reader));
  await accepted(list(reader));
  const others = [nobody, visitor().db, ...impostors.map(([, open]) => open().db)];
  for (const db of others) {
    await refused(get(db));
    await refused(list(db));
  }
});
