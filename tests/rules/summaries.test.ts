import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { accepted, refused } from '../support/rules/rules-outcome';
import { freshId, impostors, nobody, staff, visitor } from '../support/rules/rules-people';
import { place } from '../support/rules/rules-records';

describe('resumen: staff reads it, functions write it', () => {
  test('staff reads one and all', async () => {
    const { db } = staff();
    await accepted(getDoc(doc(db, `resumen/${freshId()}`)));
    await accepted(getDocs(collection(db, 'resumen')));
  });

  test('refused: staff writing or deleting one', async () => {
    const path = `resumen/${freshId()}`;
    await place(path, { solicitudes: 1 });
    const { db } = staff();
    await refused(setDoc(doc(db, path), { solicitudes: 2 }));
    await refused(setDoc(doc(db, `resumen/${freshId()}`), { solicitudes: 2 }));
    await refused(deleteDoc(doc(db, path)));
  });

  for (const [name, make] of [...impostors, ['a visitor', visitor] as const]) {
    test(`refused: ${name}`, async () => {
      const { db } = make();
      await refused(getDoc(doc(db, `resumen/${freshId()}`)));
      await refused(getDocs(query(collection(db, 'resumen'), limit(1))));
    });
  }

  test('refused: somebody without a session', async () => {
    await refused(getDoc(doc(nobody, 'resumen/roblox')));
  });
});

describe('cifras/reclamos: staff reads it, a function writes it', () => {
  const path = 'cifras/reclamos';

  test('staff reads it, and nothing beside it', async () => {
    const { db } = staff();
    await accepted(getDoc(doc(db, path)));
    await refused(getDoc(doc(db, 'cifras/otras')));
    await refused(getDocs(query(collection(db, 'cifras'), limit(1))));
  });

  test('refused: staff writing or deleting it', async () => {
    await place(path, { dias: {} });
    const { db } = staff();
    await refused(setDoc(doc(db, path), { dias: { 1: 9 } }));
    await refused(deleteDoc(doc(db, path)));
  });

  for (const [name, make] of [...impostors, ['a visitor', visitor] as const]) {
    test(`refused: ${name}`, () => refused(getDoc(doc(make().db, path))));
  }

  test('refused: somebody without a session', () => refused(getDoc(doc(nobody, path))));
});

describe('equipo: reviewers and administrators read a week, a function writes it', () => {
  const path = () => `equipo/${freshId()}`;

  for (const role of ['revisor', 'admin'] as const)
    test(`${role} reads a week, and no list`, async () => {
      const { db } = staff({ roles: [role] });
      await accepted(getDoc(doc(db, path())));
      await refused(getDocs(query(collection(db, 'equipo'), limit(1))));
    });

  for (const role of ['lectura', 'analista'] as const)
    test(`refused: ${role}`, () => refused(getDoc(doc(staff({ roles: [role] }).db, path()))));

  test('refused: staff writing or deleting one', async () => {
    const week = path();
    await place(week, { miembros: {} });
    const { db } = staff();
    await refused(setDoc(doc(db, week), { miembros: { ana: { tomadas: 9 } } }));
    await refused(setDoc(doc(db, path()), { miembros: {} }));
    await refused(deleteDoc(doc(db, week)));
  });

  for (const [name, make] of impostors)
    test(`refused: ${name}`, () =>
      refused(getDoc(doc(make({ roles: ['revisor', 'admin'] }).db, path()))));

  test('refused: a visitor', () => refused(getDoc(doc(visitor().db, path()))));

  test('refused: somebody without a session', () => refused(getDoc(doc(nobody, path()))));
});

describe('condiciones/ritmo: everybody reads it, a function writes it', () => {
  const path = 'condiciones/ritmo';

  test('somebody without a session reads it', async () => {
    await accepted(getDoc(doc(nobody, path)));
  });

  for (const [name, make] of [['staff', staff] as const, ['a visitor', visitor] as const]) {
    test(`refused: ${name} writing or deleting it`, async () => {
      const { db } = make();
      await refused(setDoc(doc(db, path), { personas: 40, horas: 1 }));
      await refused(deleteDoc(doc(db, path)));
    });
  }

  test('refused: a list of what the bank publishes', async () => {
    await refused(getDocs(collection(nobody, 'condiciones')));
  });
});

describe('aportes and tareas: functions only', () => {
  for (const name of ['aportes', 'tareas']) {
    test(`refused: staff reading or writing ${name}`, async () => {
      const { db } = staff();
      await refused(getDoc(doc(db, `${name}/${freshId()}`)));
      await refused(getDocs(query(collection(db, name), limit(1))));
      await refused(setDoc(doc(db, `${name}/${freshId()}`), { juego: 'roblox' }));
    });
  }
});
