import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Send, SendFailure } from '../../../functions/src/mail/mail';
import { escalate } from '../../../functions/src/staff/escalation';
import { HOUR_MS } from '../../../src/domain/time';
import { keptMails } from '../mail/kept-mails';
import { openProject, storingIndexed } from '../my-data/project';

const { db, store: storeAlone, clear } = openProject('demo-escalation');
const store = storingIndexed(storeAlone);

const NOW = Date.UTC(2026, 10, 24, 18);
const TO = 'turno@banco.example';

const { sent, send } = keptMails();

const runAt = (now: number, by: Send = send) =>
  escalate({ db, send: by, wait: async () => {}, atOnce: 5, now: () => now });

/** A request that has this many hours left. */
const request = (hoursLeft: number, estadoCredito = 'pendiente') => ({
  estadoCredito,
  nombre: 'Ana Pérez',
  correo: 'ana@correo.example',
  registro: Timestamp.fromMillis(NOW - (72 - hoursLeft) * HOUR_MS),
});

const inHours = (hours: number) => Timestamp.fromMillis(NOW + hours * HOUR_MS);

const claimUntil = (hours: number) => ({
  autor: 'eva',
  hasta: Timestamp.fromMillis(NOW + hours * HOUR_MS),
});

beforeEach(async () => {
  await clear();
  await store({ 'ajustes/avisos': { correos: [TO], ediciones: 0 } });
});

describe('requests that nobody has taken 12 hours before their deadline', () => {
  it('are told of once, by their reference, and no others', async () => {
    await store({
      'users/freeCase1': request(12),
      'users/wasTaken1': request(3),
      'tomas/wasTaken1': claimUntil(-1),
      'users/isTaken22': request(3),
      'tomas/isTaken22': claimUntil(0.2),
      'users/hasTime33': request(12.1),
      'users/overdue44': request(0),
      'users/visitor55': request(5, 'informacion'),
      'users/decided66': request(5, 'aprobado'),
      // Asked and answered meanwhile.
      'users/answered': { ...request(-200), vence: inHours(11) },
      'users/hasNew88': { ...request(5), vence: inHours(48) },
      // Back in review since an hour ago.
      'users/reopened7': {
        ...request(5),
        decisiones: { 1: { ahora: 'pendiente', deshecha: Timestamp.fromMillis(NOW - HOUR_MS) } },
      },
    });
    expect(await runAt(NOW)).toBe(3);
    expect(await runAt(NOW)).toBe(0);
    const [mail] = sent;
    expect(sent).toHaveLength(1);
    expect(mail).toMatchObject({
      to: [TO],
      subject:
        'Sin nadie a cargo y con menos de 12 horas: 3 / With nobody in charge and under 12 hours left: 3',
    });
    const lines = mail?.text?.split('\n\n').filter((line) => line.startsWith('LU-')) ?? [];
    expect(lines.map((line) => line.split(',')[0])).toEqual([
      'LU-WAST-AKEN: quedan 3 h',
      'LU-ANSW-ERED: quedan 11 h',
      'LU-FREE-CASE: quedan 12 h',
      'LU-WAST-AKEN: 3 h left',
      'LU-ANSW-ERED: 11 h left',
      'LU-FREE-CASE: 12 h left',
    ]);
    expect(JSON.stringify(mail)).not.toMatch(/Ana|correo\.example/);
  });

  it('are told of later when their claim ends without a decision', async () => {
    await store({ 'users/a': request(6), 'tomas/a': claimUntil(0.25) });
    expect(await runAt(NOW)).toBe(0);
    expect(await runAt(NOW + HOUR_MS / 2)).toBe(1);
    expect(await runAt(NOW + HOUR_MS)).toBe(0);
  });

  it('are told of by the next run if no address could be reached', async () => {
    const refusing: Send = async () => {
      throw new SendFailure('550 unknown', false);
    };
    await store({ 'users/a': request(6) });
    expect(await runAt(NOW, refusing)).toBe(0);
    expect(await runAt(NOW)).toBe(1);
  });

  it('wait until somebody is to be told', async () => {
    await store({ 'users/a': request(6), 'ajustes/avisos': { correos: [] } });
    expect(await runAt(NOW)).toBe(0);
    await store({ 'ajustes/avisos': { correos: [TO, 'otra@banco.example'] } });
    expect(await runAt(NOW)).toBe(1);
    expect(sent.map(({ to }) => to)).toEqual([[TO], ['otra@banco.example']]);
  });
});
