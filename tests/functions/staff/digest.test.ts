import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Send, SendFailure } from '../../../functions/src/mail/mail';
import { outboxSend } from '../../../functions/src/mail/outbox';
import { sendDigest } from '../../../functions/src/staff/digest';
import { dayStart } from '../../../src/domain/day';
import { HOUR_MS } from '../../../src/domain/time';
import { repeated } from '../../support/repeated-event';
import { keptMails } from '../mail/kept-mails';
import { openProject, storingIndexed } from '../my-data/project';

const { db, store: storeAlone, get, clear } = openProject('demo-digest');
const store = storingIndexed(storeAlone);

/** Half past seven in the Dominican Republic. */
const MORNING = Date.UTC(2026, 10, 24, 11, 30);
const TO = 'turno@banco.example';
const NOTHING = { kind: 'nothing', sent: 0, failed: 0 };

const { sent, send } = keptMails();

const runAt = (now: number, by: Send = send) =>
  sendDigest({ db, send: by, wait: async () => {}, atOnce: 5, now: () => now });

const signature = { autor: 'eva', fecha: Timestamp.fromMillis(MORNING - HOUR_MS) };

/** A request that has this many hours left in the morning. */
const request = (hoursLeft: number, estadoCredito = 'pendiente') => ({
  estadoCredito,
  nombre: 'Ana Pérez',
  correo: 'ana@correo.example',
  registro: Timestamp.fromMillis(MORNING - (72 - hoursLeft) * HOUR_MS),
});

/** A complaint that is so many days old in the morning. */
const complaint = (days: number, estado = 'abierto') => ({
  estado,
  nombre: 'Ana Pérez',
  correo: 'ana@correo.example',
  texto: 'Nadie contesta.',
  registro: Timestamp.fromMillis(MORNING - days * 24 * HOUR_MS),
  plazo: 30,
});

const hoursAgo = (hours: number) => Timestamp.fromMillis(MORNING - hours * HOUR_MS);

beforeEach(async () => {
  await clear();
  await store({ 'ajustes/avisos': { correos: [TO], ediciones: 0 } });
});

describe('the digest for staff', () => {
  it('counts every kind and names the most urgent first, by reference and link only', async () => {
    await store({
      'users/lateOne11': request(-5),
      'users/hours3333': {
        ...request(3),
        codigo: 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y',
      },
      // A colleague proposed to approve it, and to undo the last.
      'expedientes/hours3333': { propuesta: signature },
      'users/hours2020': request(20),
      'users/hours5050': request(50),
      'users/visitor1': request(10, 'informacion'),
      // Answered with an hour left, and sent long ago.
      'users/answered': { ...request(-300), vence: hoursAgo(-1) },
      'users/decided1': request(-90, 'aprobado'),
      'users/closed24': { ...request(-90, 'sinRespuesta'), cierre: { fecha: hoursAgo(23) } },
      'users/closed25': { ...request(-90, 'sinRespuesta'), cierre: { fecha: hoursAgo(25) } },
      'expedientes/decided1': { reversion: signature },
      // Back in review for two hours.
      'users/reopened': {
        ...request(-300),
        decisiones: {
          1: { ahora: 'pendiente', deshecha: Timestamp.fromMillis(MORNING - 2 * HOUR_MS) },
        },
      },
    });
    expect(await runAt(MORNING)).toEqual({ kind: 'morning', sent: 1, failed: 0 });
    const [mail] = sent;
    expect(mail).toMatchObject({ to: [TO], subject: 'Solicitudes abiertas: 7 / Open requests: 7' });
    expect(mail?.text).toContain(
      'Abiertas: 7. Vencidas: 1. Con menos de 4 horas: 2. Con menos de 24 horas: 3. Por confirmar: 2. En espera del cliente: 1. Cerradas sin respuesta del cliente, en 24 horas: 1.',
    );
    expect(mail?.text).toContain('Open: 7. Overdue: 1. Under 4 hours left: 2.');
    const lines = mail?.text?.split('\n\n').filter((line) => line.startsWith('LU-')) ?? [];
    expect(lines.map((line) => line.split(',')[0])).toEqual([
      'LU-LATE-ONE1: venció hace 5 h',
      'LU-ANSW-ERED: quedan 1 h',
      'LU-7K3A-Q9WM: quedan 3 h',
      'LU-HOUR-S202: quedan 20 h',
      'LU-HOUR-S505: quedan 50 h',
      'LU-REOP-ENED: quedan 70 h',
      'LU-LATE-ONE1: overdue by 5 h',
      'LU-ANSW-ERED: 1 h left',
      'LU-7K3A-Q9WM: 3 h left',
      'LU-HOUR-S202: 20 h left',
      'LU-HOUR-S505: 50 h left',
      'LU-REOP-ENED: 70 h left',
    ]);
    expect(lines[0]).toMatch(/\/GamesSettings\?tab=solicitudes&solicitud=lateOne11$/);
    expect(JSON.stringify(mail)).not.toMatch(/Ana|correo\.example/);
  });

  it('tells of open complaints, and of the urgent ones by number and link', async () => {
    await store({
      'reclamos/RC-2026-AAAA-AAAA': complaint(32),
      'reclamos/RC-2026-BBBB-BBBB': complaint(28),
      'reclamos/RC-2026-CCCC-CCCC': complaint(4),
      'reclamos/RC-2026-DDDD-DDDD': complaint(40, 'cerrado'),
      'reclamos/RC-2026-EEEE-EEEE': complaint(40, 'retirado'),
    });
    expect(await runAt(MORNING)).toMatchObject({ kind: 'morning', sent: 1 });
    const [mail] = sent;
    expect(mail?.subject).toBe(
      'Solicitudes abiertas: 0. Reclamos abiertos: 3 / Open requests: 0. Open complaints: 3',
    );
    expect(mail?.text).toContain('Reclamos abiertos: 3. Vencidos: 1.');
    const lines = mail?.text?.split('\n\n').filter((line) => line.startsWith('RC-')) ?? [];
    expect(lines.map((line) => line.split(',')[0])).toEqual([
      'RC-2026-AAAA-AAAA: venció hace 2 d',
      'RC-2026-BBBB-BBBB: quedan 2 d',
      'RC-2026-AAAA-AAAA: overdue by 2 d',
      'RC-2026-BBBB-BBBB: 2 d left',
    ]);
    expect(lines[0]).toMatch(/tab=reclamos&reclamo=RC-2026-AAAA-AAAA$/);
    expect(JSON.stringify(mail)).not.toMatch(/Ana|correo\.example|Nadie contesta/);
  });

  it('reports complaints that have become overdue since the last run, once', async () => {
    await store({ 'reclamos/RC-2026-AAAA-AAAA': complaint(30), 'users/a': request(50) });
    await runAt(MORNING);
    const midnight = dayStart('2026-11-25');
    expect(await runAt(midnight - 60_000)).toEqual(NOTHING);
    expect(await runAt(midnight + 60_000)).toMatchObject({ kind: 'overdue', sent: 1 });
    expect(sent[1]?.subject).toMatch(/^Reclamos que acaban de vencer: 1 /);
    expect(await runAt(midnight + 120_000)).toEqual(NOTHING);
  });

  it('goes out once a morning, and not before half past seven', async () => {
    await store({ 'users/a': request(50) });
    expect(await runAt(MORNING - 60_000)).toEqual(NOTHING);
    expect(await runAt(MORNING)).toMatchObject({ kind: 'morning' });
    expect(await runAt(MORNING)).toEqual(NOTHING);
    expect(await runAt(MORNING + 15 * HOUR_MS)).toEqual(NOTHING);
    expect(await runAt(MORNING + 24 * HOUR_MS)).toMatchObject({ kind: 'morning' });
  });

  it('is sent once by two runs at the same time', async () => {
    await store({ 'users/a': request(50) });
    await Promise.all([1, 2].map(() => repeated(() => runAt(MORNING))));
    expect(sent).toHaveLength(1);
  });

  it('reports requests that have become overdue since the last run, once', async () => {
    await store({ 'users/a': request(1), 'users/b': request(1) });
    await runAt(MORNING);
    expect(await runAt(MORNING + HOUR_MS - 60_000)).toEqual(NOTHING);
    expect(await runAt(MORNING + HOUR_MS + 60_000)).toMatchObject({ kind: 'overdue', sent: 1 });
    expect(sent[1]?.subject).toMatch(/^Solicitudes que acaban de vencer: 2 /);
    expect(await runAt(MORNING + HOUR_MS + 120_000)).toEqual(NOTHING);
  });

  it('reports a request once at its new deadline, and never while it waits for its visitor', async () => {
    const asked = { 1: { necesita: 'ingresos', fecha: hoursAgo(4) } };
    await store({ 'users/a': { ...request(2, 'informacion'), preguntas: asked, restan: 360 } });
    await runAt(MORNING);
    expect(await runAt(MORNING + 20 * HOUR_MS)).toEqual(NOTHING);
    // Answered then.
    await store({ 'users/a': { ...request(2), preguntas: asked, vence: hoursAgo(-26) } });
    expect(await runAt(MORNING + 21 * HOUR_MS)).toEqual(NOTHING);
    await runAt(MORNING + 24 * HOUR_MS);
    expect(await runAt(MORNING + 26 * HOUR_MS - 60_000)).toEqual(NOTHING);
    expect(await runAt(MORNING + 26 * HOUR_MS + 60_000)).toMatchObject({ kind: 'overdue' });
    expect(await runAt(MORNING + 26 * HOUR_MS + 120_000)).toEqual(NOTHING);
  });

  it('leaves out a request whose deadline nobody can tell', async () => {
    await store({ 'users/a': request(5), 'users/odd': { ...request(5), registro: 'ayer' } });
    expect(await runAt(MORNING)).toMatchObject({ kind: 'morning', sent: 1 });
    expect(sent[0]?.text).not.toContain('LU-ODD');
  });

  it('is not sent if nothing is open or nobody is to be told', async () => {
    await store({ 'users/a': request(1, 'aprobado') });
    expect(await runAt(MORNING)).toEqual(NOTHING);
    await store({ 'users/a': request(1), 'ajustes/avisos': { correos: [] } });
    expect(await runAt(MORNING + 24 * HOUR_MS)).toEqual(NOTHING);
    expect(sent).toEqual([]);
  });

  it('reaches the other addresses when one is refused, and comes again when all are', async () => {
    const refusing: Send = async (mail) => {
      if (mail.to[0] === TO) throw new SendFailure('550 unknown', false);
      return send(mail);
    };
    await store({ 'users/a': request(50) });
    expect(await runAt(MORNING, refusing)).toEqual({ kind: 'morning', sent: 0, failed: 1 });
    expect(await get('avisos/estado')).toBeUndefined();
    await store({ 'ajustes/avisos': { correos: [TO, 'otra@banco.example'] } });
    expect(await runAt(MORNING, refusing)).toEqual({ kind: 'morning', sent: 1, failed: 1 });
    expect(await runAt(MORNING, refusing)).toEqual(NOTHING);
  });

  it('goes to five addresses at once at most', async () => {
    const correos = Array.from({ length: 10 }, (_, at) => `turno${at}@banco.example`);
    await store({ 'users/a': request(50), 'ajustes/avisos': { correos } });
    let [open, most] = [0, 0];
    const counting: Send = async (mail) => {
      most = Math.max(most, ++open);
      await Promise.resolve();
      open -= 1;
      return send(mail);
    };
    expect(await runAt(MORNING, counting)).toMatchObject({ sent: 10 });
    expect(most).toBe(5);
  });

  it('is in the local outbox', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'digest-'));
    await store({ 'users/a': request(50) });
    await runAt(MORNING, outboxSend(folder, 'LevelUp <no-reply@levelup.example>'));
    const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    const kept: unknown = JSON.parse(await readFile(join(folder, file), 'utf8'));
    expect(kept).toMatchObject({ to: TO, subject: expect.stringMatching(/^Solicitudes abiertas/) });
    await rm(folder, { recursive: true });
  });
});
