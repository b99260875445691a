import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { contribution } from '../../../functions/src/summaries/contribution';

const at = (iso: string) => Timestamp.fromMillis(Date.parse(iso));

const request = {
  juego: 'roblox',
  registro: at('2026-11-20T02:00:00Z'),
  valor: 7075,
  estadoCredito: 'rechazado',
  decision: { fecha: at('2026-11-20T12:00:01Z'), autor: 'eva', motivo: 'deudas' },
};

describe('what a request adds to the summary of its game', () => {
  it('is its day in Santo Domingo, value, outcome, reason and the bank’s minutes', () => {
    expect(contribution(request)).toEqual({
      juego: 'roblox',
      dia: '2026-11-19',
      valor: 7075,
      resultado: 'rechazado',
      motivo: 'deudas',
      respuestas: [{ dia: '2026-11-20', minutos: 601 }],
    });
  });

  it.each([
    ['aprobado', 'desembolsado', true],
    ['aprobado', 'cancelado', undefined],
    ['aprobado', undefined, undefined],
    ['rechazado', 'desembolsado', undefined],
  ])(
    'of one that is %s, and %s at the bank, is paid out: %s',
    (estadoCredito, estado, expected) => {
      const banco = estado && { banco: { estado, fecha: at('2026-11-21T12:00:00Z') } };
      const added = contribution({ ...request, estadoCredito, ...banco });
      expect(added).toMatchObject({ resultado: estadoCredito });
      expect(added?.desembolsada).toBe(expected);
    },
  );

  it('is nothing of one that was closed as a repeat, wherever that stands', () => {
    const decision = { ...request.decision, repetida: 'other' };
    expect(contribution(request, { decision })).toBeUndefined();
    expect(contribution({ ...request, repetida: true })).toBeUndefined();
    // The case file tells who decided in its place; others count.
    expect(contribution(request, { decision: { autor: 'eva' } })).toMatchObject({
      juego: 'roblox',
    });
    expect(contribution(request, { preguntas: {} })).toMatchObject({ juego: 'roblox' });
    const { decision: _, ...reopened } = request;
    expect(contribution({ ...reopened, estadoCredito: 'pendiente' }, {})).toMatchObject({
      juego: 'roblox',
    });
  });

  it.each(['pendiente', 'informacion'])('has no outcome while it is %s', (state) => {
    const { juego, registro, valor } = request;
    expect(contribution({ juego, registro, valor, estadoCredito: state })).toEqual({
      juego: 'roblox',
      dia: '2026-11-19',
      valor: 7075,
    });
  });

  it('is the last word, and how many decisions were undone', () => {
    const undone = (ahora: string) => ({
      estado: 'rechazado',
      fecha: request.decision.fecha,
      motivo: 'deudas',
      deshecha: at('2026-11-22T12:00:00Z'),
      causa: 'error',
      ahora,
    });
    const { decision: _, ...open } = request;
    expect(
      contribution({ ...open, estadoCredito: 'pendiente', decisiones: { 1: undone('pendiente') } }),
    ).toEqual({ juego: 'roblox', dia: '2026-11-19', valor: 7075, deshechas: 1 });
    // From the return to review; of an answer that changed at once, from the request.
    const approved = { estadoCredito: 'aprobado', decision: { fecha: at('2026-11-22T15:00:00Z') } };
    const answered = (ahora: string) =>
      contribution({ ...open, ...approved, decisiones: { 1: undone(ahora) } })?.respuestas;
    expect(answered('pendiente')).toEqual([{ dia: '2026-11-22', minutos: 180 }]);
    expect(answered('aprobado')).toEqual([{ dia: '2026-11-22', minutos: 3660 }]);
  });

  it('leaves out the time that the bank waited, until an answer or a proposal without one', () => {
    const { decision: _, ...open } = request;
    const asked = { necesita: 'ingresos', fecha: at('2026-11-20T10:00:00Z') };
    const approved = { estadoCredito: 'aprobado', decision: { fecha: at('2026-11-24T04:00:00Z') } };
    const answered = { ...asked, respuesta: 'Sí', respondida: at('2026-11-23T10:00:00Z') };
    const minutes = (question: object, file?: object) =>
      contribution({ ...open, ...approved, preguntas: { 1: question } }, { ...file })?.respuestas;
    expect(minutes(answered)).toEqual([{ dia: '2026-11-24', minutos: 26 * 60 }]);
    expect(minutes(asked)).toEqual([{ dia: '2026-11-24', minutos: 8 * 60 }]);
    const propuesta = { autor: 'eva', fecha: at('2026-11-24T01:00:00Z') };
    expect(minutes(asked, { propuesta })).toEqual([{ dia: '2026-11-24', minutos: 11 * 60 }]);
  });

  it('are the answers that the archived part keeps', () => {
    const respuestas = [{ dia: '2026-11-23', minutos: 7 }, { dia: '2026-11-24' }];
    expect(contribution({ ...request, respuestas })?.respuestas).toEqual(respuestas);
  });

  it('tells that a decline was reconsidered, which the bank did not undo', () => {
    const asked = {
      estado: 'rechazado',
      fecha: request.decision.fecha,
      motivo: 'deudas',
      deshecha: at('2026-11-22T12:00:00Z'),
      causa: 'visitante',
      ahora: 'pendiente',
    };
    const decision = { fecha: at('2026-11-22T15:00:00Z') };
    const approved = { ...request, estadoCredito: 'aprobado', decision, decisiones: { 1: asked } };
    expect(contribution(approved)).toEqual({
      juego: 'roblox',
      dia: '2026-11-19',
      valor: 7075,
      resultado: 'aprobado',
      respuestas: [
        { dia: '2026-11-20', minutos: 601 },
        { dia: '2026-11-22', minutos: 180 },
      ],
      reconsiderada: true,
    });
  });

  it.each([
    ['retirado', 'retiro'],
    ['sinRespuesta', 'cierre'],
  ])(
    'of one that is %s has no answer before 72 of the bank’s hours, and then none',
    (state, end) => {
      const { decision: _, ...open } = request;
      const ended = (iso: string) => {
        const added = contribution({ ...open, estadoCredito: state, [end]: { fecha: at(iso) } });
        expect(added).toMatchObject({ resultado: state });
        return added?.respuestas;
      };
      expect(ended('2026-11-23T02:00:00Z')).toBeUndefined();
      expect(ended('2026-11-25T02:00:00Z')).toEqual([{ dia: '2026-11-22' }]);
    },
  );

  it('leaves out unreadable fields, and is nothing without a game', () => {
    const odd = { juego: 'roblox', registro: '2026', valor: -3, estadoCredito: 7, decision: null };
    expect(contribution(odd)).toEqual({ juego: 'roblox' });
    const unreasoned = { ...request, decision: { fecha: 'hoy' } };
    expect(contribution(unreasoned)).toMatchObject({ motivo: 'ninguno' });
    for (const juego of [undefined, 4, '', 'a/b', '..', '__x__'])
      expect(contribution({ ...request, juego })).toBeUndefined();
  });
});
