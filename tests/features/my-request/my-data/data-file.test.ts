import { describe, expect, it } from 'vitest';
import type { LoanRequest } from '../../../../src/domain/request/loan-request';
import { dataFile, dataFileName } from '../../../../src/features/my-request/my-data/data-file';
import { declarationWords } from '../../../../src/i18n/agreement-words';
import { complaintOf } from '../../../../tools/samples/complaints';
import { sampleProof } from '../../../../tools/samples/proofs';
import { CODE } from '../own-request';
import { declinedRequest, storedRequest, withPromotions } from './stored-request';

const contentOf = (request: LoanRequest) => JSON.parse(dataFile(request));

describe('the file with one’s own data', () => {
  it('names nobody of staff for any request', () => {
    const request = declinedRequest();
    const decision = request.decision && {
      ...request.decision,
      author: 'ofStaff',
      duplicateOf: 'other',
    };
    const file = JSON.stringify(contentOf({ ...request, ...(decision && { decision }) }));
    expect(file).not.toMatch(/ofStaff|other|repetida|autor"/);
  });

  it('has the decisions that no longer count', () => {
    const undone = {
      status: 'declined',
      decidedAt: new Date('2026-11-20T00:00-04:00'),
      reason: 'history',
      undoneAt: new Date('2026-11-21T00:00-04:00'),
      cause: 'error',
      next: 'pending',
    } as const;
    expect(contentOf({ ...storedRequest(), undone: [undone] }).decisionesDeshechas).toEqual([
      {
        estado: 'rechazado',
        fecha: undone.decidedAt.toISOString(),
        motivo: 'historial',
        deshecha: undone.undoneAt.toISOString(),
        causa: 'error',
        ahora: 'pendiente',
      },
    ]);
  });

  it('has the proof, with what the publisher shows or what is left of that', () => {
    const proven = sampleProof({ robux: { kind: 'exact', value: 900 } }, { account: '42' });
    const marked = {
      ...proven,
      lines: { ...proven.lines, limited: { mark: 'mismatch', counted: 0 } },
    } as const;
    expect(contentOf({ ...storedRequest(), proven: marked }).prueba).toMatchObject({
      cuenta: '42',
      lineas: { robux: { muestra: 900, tipo: 'exacto' }, limited: { marca: 'noCoincide' } },
    });
    expect(contentOf(storedRequest())).not.toHaveProperty('prueba');
  });

  it('has the questions of the bank', () => {
    const askedAt = new Date('2026-11-20T00:00-04:00');
    const asked = ['nickname', 'cedula', 'income', 'phone', undefined] as const;
    const questions = asked.map((need) => ({ need, askedAt, answer: undefined }));
    const { preguntas } = contentOf({ ...storedRequest(), questions });
    expect(preguntas[0]).toEqual({ necesita: 'usuario', fecha: askedAt.toISOString() });
    expect(preguntas.map(({ necesita }: { necesita?: string }) => necesita)).toEqual([
      'usuario',
      'cedula',
      'ingresos',
      'telefono',
      undefined,
    ]);
  });

  it.each([
    ['history', 'historial'],
    ['debts', 'deudas'],
    ['income', 'ingresos'],
    ['requirements', 'requisitos'],
    ['identity', 'identidad'],
    ['account', 'cuenta'],
    ['no-answer', 'sin-respuesta'],
    ['by-phone', 'por-telefono'],
  ] as const)('has a decline because of %s', (reason, motivo) => {
    const decision = { decidedAt: new Date('2026-11-20T00:00-04:00'), reason };
    expect(contentOf({ ...storedRequest(), decision }).decision.motivo).toBe(motivo);
  });

  it.each([
    ['wrong-case', 'caso'],
    ['new-facts', 'nuevos'],
    ['error', 'error'],
    ['other', 'otra'],
  ] as const)('has a decision that was undone because of %s', (cause, causa) => {
    const at = {
      decidedAt: new Date('2026-11-20T00:00-04:00'),
      undoneAt: new Date('2026-11-21T00:00-04:00'),
    };
    const undone = {
      status: 'approved',
      reason: undefined,
      cause,
      next: 'pending',
      ...at,
    } as const;
    const { decisionesDeshechas } = contentOf({ ...storedRequest(), undone: [undone] });
    expect(decisionesDeshechas).toMatchObject([{ causa }]);
  });

  it.each([
    ['reason', 'motivo'],
    ['overlooked', 'omitido'],
  ] as const)('has what was said against a decline: %s', (point, sobre) => {
    const reconsideration = {
      point,
      words: 'Ya pagué.',
      askedAt: new Date('2026-11-21T00:00-04:00'),
    };
    expect(contentOf({ ...storedRequest(), reconsideration }).reconsideracion).toEqual({
      sobre,
      texto: 'Ya pagué.',
      pedida: reconsideration.askedAt.toISOString(),
    });
  });

  it('has what the bank did with an approval', () => {
    const atBank = { kind: 'disbursed', at: new Date('2026-11-22T00:00-04:00') } as const;
    const content = contentOf({ ...storedRequest({ status: 'approved' }), atBank });
    expect(content.estado).toBe('desembolsado');
    expect(content.enElBanco).toEqual({
      estado: 'desembolsado',
      fecha: atBank.at.toISOString(),
    });
  });

  it('has by when the bank answers, or how long it has once the visitor does', () => {
    const request = storedRequest();
    const first = new Date(request.receivedAt.getTime() + 72 * 3_600_000);
    const dueAt = new Date('2026-12-02T10:42-04:00');
    expect(contentOf(request).vence).toBe(first.toISOString());
    expect(contentOf({ ...request, dueAt }).vence).toBe(dueAt.toISOString());
    const waiting = contentOf({ ...request, status: 'information', minutesLeft: 2880 });
    expect(waiting).toMatchObject({ minutosQueQuedan: 2880 });
    expect(waiting).not.toHaveProperty('vence');
  });

  it('is named after the reference', () => {
    expect(dataFileName(storedRequest())).toBe('levelup-mis-datos-LU-7K3A-Q9WM.json');
  });

  it('has everything that the record has', () => {
    const { applicant, ...declined } = declinedRequest();
    const request = { ...declined, applicant: { ...applicant, phone: '+18095550142' } };
    expect(contentOf(request)).toEqual({
      codigo: CODE,
      sesion: request.id,
      persona: {
        nombre: 'Laura Peña',
        cedula: '001-1234567-3',
        correo: 'laura@correo.com',
        telefono: '+18095550142',
        usuario: 'lauryplay',
      },
      solicitud: {
        juego: 'Roblox',
        cuenta: request.answers,
        valorEnDolares: 70.75,
        versionTarifas: 1,
        idioma: 'es',
        enviada: request.receivedAt.toISOString(),
      },
      estado: 'rechazado',
      decision: { fecha: request.decision?.decidedAt.toISOString(), motivo: 'historial' },
      preguntas: [],
      declaracion: { version: '2026-11', palabras: declarationWords.es },
      autorizaciones: [
        expect.objectContaining({ para: 'evaluar', autorizado: true }),
        expect.objectContaining({ para: 'buros', autorizado: true }),
        expect.objectContaining({ para: 'promociones', autorizado: false }),
      ],
      correos: [
        {
          asunto: 'Recibimos tu solicitud',
          para: 'laura@correo.com',
          pedido: request.receivedAt.toISOString(),
        },
        {
          asunto: 'Tu solicitud no fue aprobada',
          para: 'laura@correo.com',
          pedido: request.decision?.decidedAt.toISOString(),
        },
      ],
      seBorra: new Date('2027-05-23T09:00-04:00').toISOString(),
    });
  });

  it('has the words of each consent as they were read', () => {
    const request = storedRequest();
    const consent = request.consent && { ...request.consent, language: 'en' as const };
    const [first] = contentOf({ ...request, consent }).autorizaciones;
    expect(first.palabras).toBe(
      'I agree that my data is used to evaluate my request and improve the service.',
    );
  });

  it('keeps no words for a version whose text is not known any more', () => {
    const request = storedRequest();
    const consent = request.consent && { ...request.consent, evaluation: '1' };
    const [first] = contentOf({ ...request, consent }).autorizaciones;
    expect(first).toMatchObject({ version: '1' });
    expect(first).not.toHaveProperty('palabras');
  });

  it('keeps no words of a declaration of another version, and none of before', () => {
    const request = storedRequest();
    expect(contentOf({ ...request, declaration: '1' }).declaracion).toEqual({ version: '1' });
    const { declaration: _, ...before } = request;
    expect(contentOf(before)).not.toHaveProperty('declaracion');
  });

  it('tells that promotions were agreed to and taken back', () => {
    const request = withPromotions();
    const marketingWithdrawnAt = new Date('2026-11-25T00:00-04:00');
    const consent = request.consent && {
      ...request.consent,
      marketing: false,
      marketingWithdrawnAt,
    };
    expect(contentOf({ ...request, consent }).autorizaciones.at(-1)).toMatchObject({
      autorizado: true,
      retirado: marketingWithdrawnAt.toISOString(),
    });
  });

  it('has the complaints of this browser, also without a request', () => {
    const answeredAt = new Date('2026-11-20T00:00-04:00');
    const answered = complaintOf('RC-2026-2222-2222', {
      code: CODE,
      answer: { text: 'Lo corregimos.', upheld: true, answeredAt },
    });
    const withdrawnAt = new Date('2026-11-21T00:00-04:00');
    const withdrawn = complaintOf('RC-2026-3333-3333', { withdrawnAt });
    const open = complaintOf('RC-2026-4444-4444');
    const complaints = [answered, withdrawn, open];
    const { reclamos, ...rest } = JSON.parse(dataFile(undefined, complaints));
    expect(rest).toEqual({});
    expect(reclamos[0]).toEqual({
      numero: answered.number,
      tipo: 'demora',
      texto: answered.text,
      nombre: answered.name,
      correo: answered.email,
      codigo: CODE,
      recibido: answered.receivedAt.toISOString(),
      respuesta: { texto: 'Lo corregimos.', conRazon: true, fecha: answeredAt.toISOString() },
      seBorra: new Date(answeredAt.getTime() + 730 * 86_400_000).toISOString(),
    });
    expect(reclamos[1]).toMatchObject({ retirado: withdrawnAt.toISOString() });
    expect(reclamos[2]).not.toHaveProperty('seBorra');
    expect(JSON.parse(dataFile(storedRequest(), complaints))).toMatchObject({
      codigo: CODE,
      reclamos,
    });
    expect(dataFileName(undefined)).toBe('levelup-mis-datos.json');
  });

  it('has no end while the request is open', () => {
    const content = contentOf(storedRequest());
    expect(content).not.toHaveProperty('seBorra');
  });
});
