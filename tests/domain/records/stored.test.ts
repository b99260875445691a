import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { complaintRecord } from '../../../src/records/complaint';
import { returnRecord } from '../../../src/records/draft-parts';
import { readChange } from '../../../src/records/game';
import { gameRecord } from '../../../src/records/game-edits';
import { loanDraftRecord, loanTermsRecord, referenceRecord } from '../../../src/records/loan-draft';
import { proofRecord } from '../../../src/records/proof';
import { draftRecord, ratesRecord } from '../../../src/records/rates-draft';
import { readLoanRequest } from '../../../src/records/request';
import { confirmationRecord } from '../../../src/records/settings';
import { complaintOf } from '../../../tools/samples/complaints';
import { at, requestDocuments, subscriberDocument } from '../../../tools/samples/documents';
import { loanTerms, referenceRate } from '../../../tools/samples/loan-terms';
import { sampleRequest } from '../../../tools/samples/requests';
import { sampleSubscriber } from '../../../tools/samples/subscribers';

const time = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const stored = (hour: number) => Timestamp.fromDate(time(hour));
const CODE = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';

/** A declined request with a telephone, a question, a correction and proven lines. */
const request = sampleRequest('ana', {
  code: CODE,
  name: 'Ana Peña',
  nickname: 'anita_07',
  cedula: '001-1234567-8',
  email: 'ana@correo.com',
  phone: '+18095550142',
  receivedAt: time(1),
  questions: [
    {
      need: 'income',
      author: 'leo',
      askedAt: time(2),
      answer: { text: 'RD$42,000', answeredAt: time(3) },
    },
  ],
  correction: { previous: 'anna@correo.com', correctedAt: time(4) },
  proven: {
    number: 2,
    account: '1001',
    name: 'CiguapaRD',
    provenAt: time(1),
    previousAt: time(0),
    lines: {
      nameLetters: { kind: 'exact', value: 9 },
      limitedItems: { mark: 'partly', counted: 0 },
      accountYears: { mark: 'proven', counted: 7 },
    },
    percent: 55,
    expiresAt: time(6),
  },
  status: 'declined',
  decision: { author: 'eva', decidedAt: time(5), reason: 'debts' },
});

test('a request is stored in five documents', () => {
  const documents = requestDocuments(request, time(0)).map(({ path, data }) => [path, data]);
  expect(documents).toStrictEqual([
    [
      'users/ana',
      {
        id: 'ana',
        nombre: 'Ana Peña',
        nickname: 'anita_07',
        cedula: '001-1234567-8',
        correo: 'ana@correo.com',
        telefono: '+18095550142',
        juego: 'roblox',
        estadoCredito: 'rechazado',
        registro: stored(1),
        ulTimoingreso: stored(0),
        esAnonimo: true,
        codigo: CODE,
        actualizado: stored(5),
        valor: 7075,
        atributos: { robux: 1300, limitedItems: 6, nameLetters: 9, accountYears: 7, ugc: 1 },
        versionTarifas: 1,
        idioma: 'es',
        consentimiento: {
          version: '2026-11',
          buro: '2026-11',
          versionMercadeo: '2026-11',
          idioma: 'es',
          fecha: stored(1),
          mercadeo: false,
        },
        preguntas: {
          1: {
            necesita: 'ingresos',
            fecha: stored(2),
            respuesta: 'RD$42,000',
            respondida: stored(3),
          },
        },
        correccion: { anterior: 'anna@correo.com', fecha: stored(4) },
        prueba: {
          n: 2,
          cuenta: '1001',
          nombre: 'CiguapaRD',
          fecha: stored(1),
          anterior: stored(0),
          lineas: {
            nameLetters: { tipo: 'exacto', valor: 9 },
            limitedItems: { marca: 'enParte' },
            accountYears: { marca: 'probado', cantidad: 7 },
          },
          parte: 55,
          expira: stored(6),
        },
        decision: { fecha: stored(5), motivo: 'reservado' },
      },
    ],
    [
      'expedientes/ana',
      {
        avisos: [],
        llaves: expect.any(Object),
        decision: { autor: 'eva', fecha: stored(5), motivo: 'deudas' },
        preguntas: { 1: { autor: 'leo', fecha: stored(2) } },
      },
    ],
    [
      'indice/ana',
      {
        tokens: expect.objectContaining({ ana: true, pena: true, '8095550142': true }),
        estadoCredito: 'rechazado',
        juego: 'roblox',
        registro: stored(1),
        vence: 'sin plazo 2026-11-20T01:00:00.000Z',
        ordenNombre: expect.any(String),
        ordenValor: 7075,
        probada: true,
      },
    ],
    [
      `seguimiento/${CODE}`,
      {
        juego: 'roblox',
        estado: 'rechazado',
        enviada: stored(1),
        plazo: 72,
        actualizada: stored(5),
        motivo: 'reservado',
        necesita: null,
      },
    ],
    [`codigos/${CODE}`, { id: 'ana' }],
  ]);
});

test('of a proof of before, exact lines are proven and those that say “at least” declared', () => {
  const [{ data }] = requestDocuments(request, time(0)) as unknown as [
    { data: Record<string, unknown> },
  ];
  const { cuenta, fecha } = data.prueba as Record<string, unknown>;
  const provenOf = (lineas: object) =>
    readLoanRequest('ana', { ...data, prueba: { cuenta, fecha, lineas } }).proven;
  expect(provenOf({ limitedItems: 'alMenos', nameLetters: 'exacto' })).toEqual({
    number: 1,
    account: '1001',
    provenAt: time(1),
    lines: { nameLetters: { mark: 'proven', counted: 9 } },
  });
  expect(provenOf({ limitedItems: 'alMenos' })?.lines).toEqual({});
});

test('a subscriber is stored with the code that ends the subscription', () => {
  const consent = { version: '2026-11', language: 'es', acceptedAt: time(1) } as const;
  const subscriber = sampleSubscriber('leo_1', { registeredAt: time(1), consent });
  expect(subscriberDocument(subscriber)).toStrictEqual({
    path: 'subscriptores/leo_1',
    data: {
      nombre: 'Leo',
      apellido: 'Gómez',
      correo: 'leo_1@correo.example',
      id: 'visitor',
      registro: stored(1),
      ulTimoingreso: stored(1),
      esAnonimo: true,
      baja: expect.stringMatching(/^LU-/),
      consentimiento: { version: '2026-11', idioma: 'es', fecha: stored(1) },
    },
  });
});

test('a complaint is stored with its answer', () => {
  const answer = { text: 'Perdón.', upheld: true, answeredAt: time(2) };
  const complaint = complaintOf('RC-2026-7K3A-Q9WM', { code: CODE, receivedAt: time(1), answer });
  expect(complaintRecord(complaint, 'ana', at)).toStrictEqual({
    id: 'ana',
    nombre: 'Persona Q9WM',
    correo: 'persona.q9wm@correo.com',
    tipo: 'demora',
    texto: 'Llamé dos veces y nadie lo miró.',
    codigo: CODE,
    idioma: 'es',
    registro: stored(1),
    plazo: 30,
    estado: 'cerrado',
    respuesta: { texto: 'Perdón.', conRazon: true, fecha: stored(2) },
  });
});

test('a proof is stored with each fact and its kind', () => {
  const facts = {
    nameLetters: { value: 9, kind: 'exact' },
    limitedItems: { value: 6, kind: 'atLeast' },
    ugc: { value: 1, kind: 'atMost' },
  } as const;
  const proof = { account: '1001', name: 'Ana', facts, provenAt: time(1), expiresAt: time(2) };
  expect(proofRecord(proof, at)).toStrictEqual({
    cuenta: '1001',
    nombre: 'Ana',
    lineas: {
      nameLetters: { valor: 9, tipo: 'exacto' },
      limitedItems: { valor: 6, tipo: 'alMenos' },
      ugc: { valor: 1, tipo: 'comoMucho' },
    },
    fecha: stored(1),
    expira: stored(2),
  });
});

test('the terms of a loan, their draft and the reference rate', () => {
  const terminos = {
    minimo: 500_000,
    maximo: 30_000_000,
    plazos: [6, 12, 18, 24, 36],
    tasaMinima: 2_400,
    tasaMaxima: 2_400,
    aperturaPorCiento: 200,
    aperturaMonto: 0,
    seguro: 9_000,
    validoHasta: new Date('2027-02-01T04:00:00Z'),
  };
  const motivo = { es: 'Primeros términos', en: 'First terms' };
  expect(loanTermsRecord(loanTerms)).toStrictEqual({
    version: 1,
    terminos,
    vigenteDesde: loanTerms.since,
    motivo,
    autor: 'ana',
    publicadoPor: 'berta',
  });
  const draft = { terminos, motivo, autor: 'ana', fecha: time(1), revision: 3 };
  const written = { ...loanTerms, savedAt: time(1), revision: 3 };
  expect(loanDraftRecord(written)).toStrictEqual(draft);
  const fecha = referenceRate.enteredAt;
  expect(referenceRecord(referenceRate)).toStrictEqual({
    cambio: { tasa: 624_583, fecha, autor: 'ana', anterior: 0, ediciones: 1, dias: {} },
  });
});

test('rates, their draft and its return', () => {
  const figures = { rates: { robux: 2000 }, options: { rank: [0, 1] }, base: 5 };
  const reason = { es: 'Sube', en: 'It rises' };
  const authors = { figures: { 'rank.1': 'ana' }, reason: { es: 'leo' } };
  const draft = { ...figures, id: 'd', reason, author: 'leo', authors, revision: 2 };
  const same = {
    tasas: { robux: 2000 },
    opciones: { rank: [0, 1] },
    base: 5,
    autor: 'leo',
    autores: { cifras: { 'rank.1': 'ana' }, motivo: { es: 'leo' } },
  };
  expect(draftRecord({ ...draft, savedAt: time(1) })).toStrictEqual({
    ...same,
    id: 'd',
    motivo: reason,
    fecha: time(1),
    revision: 2,
  });
  const signed = { since: time(2), previous: 1, publisher: 'noelia' };
  const publication = { ...draft, ...signed };
  expect(ratesRecord({ ...draft, version: 2, publication })).toStrictEqual({
    ...same,
    version: 2,
    anterior: 1,
    motivo: reason,
    vigenteDesde: time(2),
    publicadoPor: 'noelia',
  });
  const note = { text: 'Falta una', author: 'noelia', writtenAt: time(3) };
  expect(returnRecord(note, 2)).toStrictEqual({
    nota: { texto: 'Falta una', autor: 'noelia', fecha: time(3) },
    revision: 2,
  });
});

test('a game, and the amount that needs two people', () => {
  const game = { id: 'roblox', name: 'Roblox', image: '', path: '/Roblox', values: [150] };
  expect(gameRecord(game)).toStrictEqual({
    gameid: 'roblox',
    name: 'Roblox',
    image: '',
    destino: '/Roblox',
    value: [150],
  });
  const before = { amount: 30_000, changedAt: time(1) };
  const proposal = { amount: 50_000, author: 'ana', proposedAt: time(2) };
  expect(confirmationRecord({ value: 40_000, edits: 3, before, proposal }, at)).toStrictEqual({
    montoPrestamo: 40_000,
    ediciones: 3,
    anterior: 30_000,
    desde: stored(1),
    propuesta: { montoPrestamo: 50_000, autor: 'ana', fecha: stored(2) },
  });
});

test('a reason from before a language was added is read in that language too', () => {
  const older = { valor: 5, motivo: { es: 'Sube' }, autor: 'eva', fecha: stored(1) };
  expect(readChange('2', older).reason).toEqual({ es: 'Sube', en: 'Sube' });
});
