import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { isAskedFor } from '../../../functions/src/mail/mail-store';
import { followUpQuestions } from '../../../functions/src/schedules/unanswered';
import { DAY_MS, HOUR_MS } from '../../../src/domain/time';
import { openProject } from '../my-data/project';
import { ANA, daysAgo, NOW, requestDocuments } from '../my-data/records';

const { db, clear, store, get } = openProject('demo-unanswered');

const at = (days: number) => NOW + days * DAY_MS;
/** Days until the midnight of Santo Domingo in which the tenth day after now ends. */
const OVER = 10 + 13 / 24;

const runAt = (days: number) => followUpQuestions(db, at(days));

const request = `users/${ANA.uid}`;
const tracker = `seguimiento/${ANA.code}`;
const reminder = `mail/${ANA.uid}_recordatorio_1`;
const closing = `mail/${ANA.uid}_sinRespuesta`;

/** Her request, about which the bank asked now. */
const waiting = (changes: object = {}) =>
  requestDocuments({
    estadoCredito: 'informacion',
    actualizado: daysAgo(0),
    preguntas: { 1: { necesita: 'usuario', fecha: daysAgo(0) } },
    ...changes,
  });

const answered = {
  estadoCredito: 'pendiente',
  'preguntas.1.respuesta': 'Es anita_08',
  'preguntas.1.respondida': Timestamp.fromMillis(NOW + HOUR_MS),
};

/** The database of a run in which something happens after its query. */
function meanwhile(happens: () => Promise<unknown>): Firestore {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'runTransaction') return value.bind(target);
      return async (update: Parameters<Firestore['runTransaction']>[0]) => {
        await happens();
        return target.runTransaction(update);
      };
    },
  });
}

beforeEach(async () => {
  await clear();
  await store(waiting());
});

describe('a question that nobody answers', () => {
  it('is reminded of after three days, once, in the language of the request', async () => {
    expect(await followUpQuestions(db, at(3) - 1)).toEqual({ reminded: 0, closed: 0 });
    expect(await runAt(3)).toEqual({ reminded: 1, closed: 0 });
    const mail = await get(reminder);
    expect(mail).toMatchObject({
      to: ANA.email,
      message: { subject: 'Tu solicitud sigue esperando tu respuesta' },
    });
    expect(isAskedFor(mail?.delivery)).toBe(true);
    expect(mail?.message.text).toContain('No encontramos tu usuario en el juego.');
    expect(mail?.message.text).toContain('Tienes hasta el {{day+7:es}}.');
    expect(mail?.message.text).toContain(ANA.code);
    expect(await get(request)).toMatchObject({
      estadoCredito: 'informacion',
      actualizado: daysAgo(0),
      preguntas: { 1: { recordada: Timestamp.fromMillis(at(3)) } },
    });

    await db.doc(reminder).delete();
    expect(await runAt(3.1)).toEqual({ reminded: 0, closed: 0 });
    expect(await get(reminder)).toBeUndefined();
  });

  it('closes the request after ten days, once, with its tracker, mail and audit entry', async () => {
    await store(waiting({ idioma: 'en' }));
    await runAt(3);
    expect(await followUpQuestions(db, at(OVER) - 1)).toEqual({ reminded: 0, closed: 0 });
    expect(await runAt(OVER)).toEqual({ reminded: 0, closed: 1 });
    const fecha = Timestamp.fromMillis(at(OVER));
    expect(await get(request)).toMatchObject({
      estadoCredito: 'sinRespuesta',
      cierre: { fecha },
      actualizado: fecha,
    });
    expect(await get(request)).not.toHaveProperty('decision');
    expect(await get(tracker)).toMatchObject({
      estado: 'sinRespuesta',
      actualizada: fecha,
      motivo: null,
      necesita: null,
    });
    expect(await get(closing)).toMatchObject({
      to: ANA.email,
      message: { subject: 'Your request was closed without your answer' },
    });
    expect(await get(`auditoria/cierre_${ANA.uid}`)).toEqual({
      autor: 'sistema',
      fecha,
      accion: 'cerrar',
      sobre: request,
      caso: ANA.uid,
    });
    expect(await runAt(11)).toEqual({ reminded: 0, closed: 0 });
  });

  it('is followed up once by two runs at the same time', async () => {
    const both = await Promise.all([runAt(3), runAt(3)]);
    expect(both.map(({ reminded }) => reminded).sort()).toEqual([0, 1]);
    const ends = await Promise.all([runAt(OVER), runAt(OVER)]);
    expect(ends.map(({ closed }) => closed).sort()).toEqual([0, 1]);
  });

  it('is never closed unreminded: a late reminder leaves as many days', async () => {
    expect(await runAt(12)).toEqual({ reminded: 1, closed: 0 });
    expect(await followUpQuestions(db, at(OVER + 9) - 1)).toEqual({ reminded: 0, closed: 0 });
    expect(await runAt(OVER + 9)).toEqual({ reminded: 0, closed: 1 });
  });

  it('without a code has neither tracker nor link, and an unknown need no words', async () => {
    const { codigo, actualizado, ...older } = waiting({
      preguntas: { 1: { necesita: 'otra cosa', fecha: daysAgo(0) } },
    })[request] as Record<string, unknown>;
    delete older.idioma;
    await clear();
    await store({ [request]: older });
    await runAt(3);
    expect((await get(reminder))?.message.text).not.toContain('LU-');
    expect(await runAt(OVER)).toEqual({ reminded: 0, closed: 1 });
    expect(await get(request)).not.toHaveProperty('actualizado');
    expect(await get(tracker)).toBeUndefined();
  });

  it('that was answered is left alone, whenever the answer came', async () => {
    const after = { estadoCredito: 'pendiente', preguntas: { 1: { respuesta: 'Es anita_08' } } };
    const answer = () => db.doc(request).update(answered);
    expect(await followUpQuestions(meanwhile(answer), at(3))).toEqual({ reminded: 0, closed: 0 });
    expect(await get(request)).toMatchObject(after);
    expect(await get(reminder)).toBeUndefined();

    await store(waiting());
    await runAt(3);
    expect(await followUpQuestions(meanwhile(answer), at(OVER))).toEqual({
      reminded: 0,
      closed: 0,
    });
    expect(await get(request)).toMatchObject(after);
    expect(await get(closing)).toBeUndefined();
    expect(await runAt(20)).toEqual({ reminded: 0, closed: 0 });
  });

  it('that was withdrawn or decided is left alone', async () => {
    for (const estadoCredito of ['retirado', 'aprobado', 'rechazado', 'pendiente']) {
      await store(waiting({ estadoCredito }));
      expect(await runAt(30)).toEqual({ reminded: 0, closed: 0 });
    }
  });

  it('has its own days after an earlier one that was answered', async () => {
    const first = { necesita: 'cedula', fecha: daysAgo(9), recordada: daysAgo(6) };
    const preguntas = {
      1: { ...first, respuesta: 'Sí', respondida: daysAgo(5) },
      2: { necesita: 'ingresos', fecha: daysAgo(0) },
    };
    await store(waiting({ preguntas }));
    expect(await runAt(2)).toEqual({ reminded: 0, closed: 0 });
    expect(await runAt(3)).toEqual({ reminded: 1, closed: 0 });
    expect(await get(`mail/${ANA.uid}_recordatorio_2`)).toBeDefined();
    expect(await get(reminder)).toBeUndefined();
  });

  it('stops nobody else: one that cannot be read is told of, and the others are followed', async () => {
    await store({ 'users/aaaa': { estadoCredito: 'informacion' } });
    await expect(runAt(3)).rejects.toThrow('1 questions not followed');
    expect(await get(reminder)).toBeDefined();
  });
});
