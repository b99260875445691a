import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { DAY_MS } from '../../../src/domain/time';
import { dataProject, PROJECT } from '../../support/emulators/data-project';
import { type Browser, openBrowser, requestDraft } from '../../support/emulators/emulator-backend';
import { addresses, failNext } from '../../support/emulators/emulator-faults';
import { oldRequest } from '../../support/emulators/emulator-records';
import { openStaffBrowser, type StaffBrowser } from '../../support/emulators/emulator-staff';
import { allMails } from '../../support/mails';

const admin = dataProject();
let eva: StaffBrowser;
let ana: Browser;

beforeAll(async () => {
  eva = await openStaffBrowser(admin);
});
beforeEach(async () => {
  ana = await openBrowser(PROJECT);
});

const time = expect.anything();

const send = () => ana.backend.submitLoanRequest({ ...requestDraft({}, 'en'), marketing: true });

/** The documents of a request: record, tracker, and one of its mails. */
async function stored({ id, code }: LoanRequest, mail = '') {
  const [record = {}, tracker, message] = await Promise.all([
    admin.get(`users/${id}`),
    admin.get(`seguimiento/${code}`),
    admin.get(`mail/${id}${mail}`),
  ]);
  return { record, tracker, message };
}

describe('the stored documents', () => {
  test('of a question, with the mail that asks it', async () => {
    const request = await send();
    const before = await stored(request);
    await eva.staff.askInformation(request, 'phone');
    const { record, tracker, message } = await stored(request, '_pregunta_1');
    expect(record).toEqual({
      ...before.record,
      estadoCredito: 'informacion',
      actualizado: record.preguntas[1].fecha,
      preguntas: { 1: { necesita: 'telefono', fecha: time } },
      restan: expect.any(Number),
    });
    expect(await admin.get(`expedientes/${request.id}`)).toEqual({
      preguntas: { 1: { autor: eva.uid, fecha: time } },
    });
    expect(tracker).toEqual({
      ...before.tracker,
      estado: 'informacion',
      actualizada: record.actualizado,
      necesita: 'telefono',
      restan: record.restan,
    });
    const { en } = allMails(request.code)['information: phone'];
    expect(message).toEqual({ to: 'ana.perez@example.com', message: en });
  });

  test('of an answer', async () => {
    const request = await eva.staff.askInformation(await send(), 'phone');
    const before = await stored(request);
    await ana.backend.answerQuestion(request, ' 809-555-0199 ');
    const { record, tracker, message } = await stored(request, '_respuesta_1');
    const answer = { respuesta: '809-555-0199', respondida: record.actualizado };
    const { restan: _, ...earlier } = before.record;
    const { restan: __, ...shown } = before.tracker ?? {};
    expect(record).toEqual({
      ...earlier,
      vence: time,
      estadoCredito: 'pendiente',
      actualizado: time,
      preguntas: { 1: { ...before.record.preguntas[1], ...answer } },
    });
    expect(tracker).toEqual({
      ...shown,
      vence: record.vence,
      estado: 'pendiente',
      actualizada: record.actualizado,
      necesita: null,
    });
    const { en } = allMails(request.code, record.vence.toDate())['answer-received'];
    expect(message).toEqual({ to: 'ana.perez@example.com', message: en });
  });

  test('of a withdrawal', async () => {
    const request = await send();
    const before = await stored(request);
    await ana.backend.withdrawRequest(request);
    const { record, tracker, message } = await stored(request, '_retiro');
    const moved = { estadoCredito: 'retirado', actualizado: time };
    expect(record).toEqual({ ...before.record, ...moved, retiro: { fecha: record.actualizado } });
    const actualizada = record.actualizado;
    expect(tracker).toEqual({ ...before.tracker, estado: 'retirado', actualizada });
    const { en } = allMails(request.code).withdrawn;
    expect(message).toEqual({ to: 'ana.perez@example.com', message: en });
  });

  test('of a corrected address, the tracker being left alone', async () => {
    const request = await send();
    const before = await stored(request);
    await ana.backend.correctEmail(request, 'ana.gil@example.com');
    const { record, tracker, message } = await stored(request, '_correo');
    expect(record).toEqual({
      ...before.record,
      correo: 'ana.gil@example.com',
      correccion: { anterior: 'ana.perez@example.com', fecha: time },
    });
    expect(tracker).toEqual(before.tracker);
    const { en } = allMails(request.code)['email-corrected'];
    expect(message).toEqual({ to: 'ana.gil@example.com', message: en });
  });

  test('of the end of promotions', async () => {
    const request = await send();
    const before = await stored(request);
    await ana.backend.withdrawPromotions(request);
    const { record, tracker } = await stored(request);
    const consentimiento = {
      ...before.record.consentimiento,
      mercadeo: false,
      retiroMercadeo: time,
    };
    expect(record).toEqual({ ...before.record, consentimiento });
    expect(tracker).toEqual(before.tracker);
  });
});

describe('an earlier record, without a code', () => {
  test('is asked, answered, corrected and withdrawn without a tracker, in Spanish', async () => {
    const session = await ana.backend.startSession();
    const uid = 'uid' in session ? session.uid : '';
    await admin.set(`users/${uid}`, oldRequest(uid));
    const act = async (run: (request: LoanRequest) => Promise<unknown>) => {
      const request = await ana.backend.ownRequest();
      if (!request) throw new Error('there is no request');
      await run(request);
    };
    await act((request) => eva.staff.askInformation(request, 'cedula'));
    await act((request) => ana.backend.answerQuestion(request, 'Sí'));
    const due = (await admin.get(`users/${uid}`))?.vence.toDate();
    await act((request) => ana.backend.correctEmail(request, 'ana.gil@example.com'));
    await act((request) => ana.backend.withdrawRequest(request));
    const record = await admin.get(`users/${uid}`);
    expect(record).toMatchObject({ estadoCredito: 'retirado', correo: 'ana.gil@example.com' });
    expect(record).not.toHaveProperty('actualizado');
    expect(await admin.ids('seguimiento')).toEqual([]);
    const mails = allMails(undefined, due);
    for (const [name, mail] of [
      ['_pregunta_1', mails['information: cedula']],
      ['_respuesta_1', mails['answer-received']],
      ['_correo', mails['email-corrected']],
      ['_retiro', mails.withdrawn],
    ] as const)
      expect(await admin.get(`mail/${uid}${name}`)).toMatchObject({ message: mail.es });
  });
});

describe('an act is stored once', () => {
  const faults = [
    ['no answer before it is stored', { kind: 'no-answer' } as const],
    ['an answer that is lost after it is stored', { kind: 'answer-lost' } as const],
    ["a captive portal's page", { kind: 'captive-portal' } as const],
  ] as const;

  test.each(faults)('with %s', async (_name, fault) => {
    const sent = await send();
    failNext(addresses.act, fault);
    const asked = await eva.staff.askInformation(sent, 'cedula');
    expect(asked).toMatchObject({ status: 'information' });
    failNext(addresses.visit, fault);
    const answered = await ana.backend.answerQuestion(asked, 'Sí');
    expect(answered).toMatchObject({ status: 'pending' });
    failNext(addresses.visit, fault);
    const corrected = await ana.backend.correctEmail(answered, 'ana.gil@example.com');
    expect(corrected.correction).toBeDefined();
    failNext(addresses.visit, fault);
    const unsubscribed = await ana.backend.withdrawPromotions(corrected);
    expect(unsubscribed.consent?.marketing).toBe(false);
    failNext(addresses.visit, fault);
    const withdrawn = await ana.backend.withdrawRequest(unsubscribed);
    expect(withdrawn).toMatchObject({ status: 'withdrawn' });
    expect((await admin.ids('mail')).sort()).toEqual(
      ['', '_correo', '_pregunta_1', '_respuesta_1', '_retiro'].map((name) => sent.id + name),
    );
  });

  test('when it is pressed twice at once', async () => {
    const request = await send();
    const both = await Promise.all([
      ana.backend.withdrawRequest(request),
      ana.backend.withdrawRequest(request),
    ]);
    for (const acted of both) expect(acted).toMatchObject({ status: 'withdrawn' });
  });

  test('with its mail if the clock shows another day', async () => {
    const request = await send();
    ana.clock.advance(3 * DAY_MS);
    expect(await ana.backend.withdrawRequest(request)).toMatchObject({ status: 'withdrawn' });
    expect(await admin.get(`mail/${request.id}_retiro`)).toBeDefined();
  });
});
