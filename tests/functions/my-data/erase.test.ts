import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseRequest } from '../../../functions/src/my-data/erase';
import { everything, openProject, testTools } from './project';
import {
  ANA,
  allDocuments,
  counted,
  countPath,
  dayAgo,
  daysAgo,
  NOW,
  requestRecord,
  TRACES,
} from './records';

const { db, clear, store, get } = openProject('demo-my-data-erase');

beforeEach(clear);

const erase = (tools = testTools(db, NOW)) => eraseRequest(db, tools.accounts, ANA.uid);

const declined = {
  estadoCredito: 'rechazado',
  decision: { autor: 'evaStaffUid', fecha: daysAgo(1), motivo: 'deudas' },
};

describe('erasing a request', () => {
  it('leaves no field anywhere that names or finds the person', async () => {
    await store(allDocuments({ ...declined, expira: daysAgo(0) }));
    const tools = testTools(db, NOW);
    await erase(tools);
    expect(tools.deleted).toEqual([ANA.uid]);
    const { [`borradas/${ANA.uid}`]: mark, ...left } = await everything(db);
    for (const trace of TRACES) expect(JSON.stringify(left)).not.toContain(trace);
    expect(
      Object.keys(left)
        .map((path) => path.split('/')[0])
        .sort(),
    ).toEqual(['archivo', 'limites', 'resumen']);
    // The id of an account that is gone, for a day.
    expect(mark).toEqual({ fecha: expect.any(Timestamp) });
  });

  it('keeps in the archive only the part that the bank must keep', async () => {
    await store(allDocuments(declined));
    await erase();
    const { docs } = await db.collection('archivo').get();
    expect(docs.map((document) => document.data())).toEqual([
      {
        juego: 'roblox',
        valor: 1250,
        versionTarifas: 1,
        registro: dayAgo(2),
        estadoCredito: 'rechazado',
        decision: { fecha: dayAgo(1), motivo: 'deudas' },
        respuestas: [{ dia: expect.any(String), minutos: expect.any(Number) }],
      },
    ]);
    expect(docs[0]?.id).not.toContain(ANA.uid);
  });

  it('keeps the decisions that were undone, which name nobody', async () => {
    const decisiones = {
      1: {
        estado: 'rechazado',
        fecha: daysAgo(2),
        motivo: 'deudas',
        deshecha: daysAgo(1),
        causa: 'error',
        ahora: 'aprobado',
      },
    };
    const decision = { fecha: daysAgo(1) };
    await store({
      [`users/${ANA.uid}`]: requestRecord({ estadoCredito: 'aprobado', decision, decisiones }),
    });
    await erase();
    const { docs } = await db.collection('archivo').get();
    expect(docs.map((document) => document.data())).toMatchObject([
      {
        decision: { fecha: dayAgo(1) },
        decisiones: { 1: { ...decisiones[1], fecha: dayAgo(2), deshecha: dayAgo(1) } },
      },
    ]);
  });

  it('keeps the time of withdrawal, and the fields of an older record', async () => {
    const { codigo, actualizado, valor, versionTarifas, ...older } = requestRecord();
    const withdrawn = { ...older, estadoCredito: 'retirado', retiro: { fecha: daysAgo(1) } };
    await store({ [`users/${ANA.uid}`]: withdrawn });
    await erase();
    const { docs } = await db.collection('archivo').get();
    expect(docs.map((document) => document.data())).toEqual([
      {
        juego: 'roblox',
        registro: dayAgo(2),
        estadoCredito: 'retirado',
        retiro: { fecha: dayAgo(1) },
        respuestas: [],
      },
    ]);
  });

  it('leaves others alone: sign-ups of the session, another uid, another count', async () => {
    const others = {
      [`mail/${ANA.uid}_1763650800000`]: { to: 'leo@example.com' },
      [`mail/${ANA.uid}2`]: { to: 'leo@example.com' },
      [`mail/${ANA.uid}2_decision`]: { to: 'leo@example.com' },
      [`subscriptores/${ANA.uid}_1763650800000`]: { correo: 'leo@example.com' },
      [`correos_salida/${ANA.uid}_1763650800000`]: { to: ['leo@example.com'] },
      'users/eva': { nombre: 'Eva' },
    };
    await store({ ...allDocuments(), ...others });
    await erase();
    expect(await everything(db)).toMatchObject(others);
  });

  it('leaves the count of the day, which names nobody', async () => {
    await store(allDocuments());
    await erase();
    expect(await get(countPath())).toEqual(counted(`${ANA.uid}_correo`, 'x'));
  });

  it('takes what staff noted, and who worked on it or saw its code, and leaves the audit', async () => {
    const casework = (id: string) => ({
      [`tomas/${id}`]: { autor: 'leo' },
      [`notas/${id}/lista/first`]: { texto: 'Ana no contestó.' },
      [`vistas/${id}`]: { autor: 'leo' },
    });
    const others = {
      ...casework('other'),
      'expedientes/other': { propuesta: { autor: 'leo' } },
      [`auditoria/decision_${ANA.uid}`]: { accion: 'decidir', caso: ANA.uid },
    };
    await store({ ...allDocuments(), ...casework(ANA.uid), ...others });
    await erase();
    for (const path of Object.keys(casework(ANA.uid))) expect(await get(path)).toBeUndefined();
    for (const [path, data] of Object.entries(others)) expect(await get(path)).toEqual(data);
  });

  it.each([
    ['a loan', { banco: { estado: 'desembolsado', fecha: daysAgo(0) } }],
    ['what has a payment to explain', { pagoSuelto: true }],
  ])('asked for, keeps %s with the account that shows it', async (_, paid) => {
    const decision = { fecha: daysAgo(1) };
    await store(allDocuments({ estadoCredito: 'aprobado', decision, ...paid }));
    const before = await everything(db);
    const { accounts, deleted } = testTools(db, NOW);
    expect(await eraseRequest(db, accounts, ANA.uid, () => {})).toBe(false);
    expect(deleted).toEqual([]);
    expect(await everything(db)).toEqual(before);
  });

  it('goes on if the account is gone, and erases nothing if it cannot be deleted', async () => {
    await store(allDocuments());
    const before = await everything(db);
    const failing = (code: string) => ({
      deleteUser: () => Promise.reject(Object.assign(new Error(code), { code })),
    });
    const broken = eraseRequest(db, failing('auth/internal-error'), ANA.uid);
    await expect(broken).rejects.toThrow('auth/internal-error');
    expect(await everything(db)).toEqual(before);
    await eraseRequest(db, failing('auth/user-not-found'), ANA.uid);
    expect(await get(`users/${ANA.uid}`)).toBeUndefined();
  });
});
