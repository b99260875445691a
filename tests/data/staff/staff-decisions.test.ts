import { beforeAll, describe, expect, test } from 'vitest';
import { isUnreadable, readableRows } from '../../../src/data/staff/lists';
import type { DecisionChoice } from '../../../src/domain/acts/deciding';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { STORED_STATUS } from '../../../src/records/states';
import { dataProject, PROJECT } from '../../support/emulators/data-project';
import { openBrowser, requestDraft } from '../../support/emulators/emulator-backend';
import { addresses, failNext } from '../../support/emulators/emulator-faults';
import { storedRequest } from '../../support/emulators/emulator-records';
import { openStaffBrowser, type StaffBrowser } from '../../support/emulators/emulator-staff';
import { allMails, approvedNow, MAILS } from '../../support/mails';
import { approval } from '../../support/staff-records';

const admin = dataProject();
const APPROVED: DecisionChoice = approval();
const DECLINED: DecisionChoice = { status: 'declined', reason: 'history' };
const ALL = { status: 'all', gameId: undefined, overdue: false, search: '' } as const;
let eva: StaffBrowser;

beforeAll(async () => {
  eva = await openStaffBrowser(admin);
});

/** A trigger has compared the request with all others: one member may approve it. */
const compared = (id: string) => admin.set(`expedientes/${id}`, { avisos: [] });

async function sentRequest(language: 'es' | 'en' = 'es'): Promise<LoanRequest> {
  const { backend } = await openBrowser(PROJECT);
  const request = await backend.submitLoanRequest(requestDraft({}, language));
  await compared(request.id);
  return request;
}

const declinedMail = (code?: string) => allMails(code).declined;

const resultMail = (request: LoanRequest) => admin.get(`mail/${request.id}_decision`);

describe('a decision', () => {
  test.each([
    ['approved', 'en'],
    ['declined', 'es'],
  ] as const)(
    '%s is stored with time and a mail in its language, and its author in the case file',
    async (status, language) => {
      const request = await sentRequest(language);
      await eva.staff.decide(request, status === 'approved' ? APPROVED : DECLINED);
      expect(await admin.get(`users/${request.id}`)).toMatchObject({
        estadoCredito: STORED_STATUS[status],
        decision: {
          fecha: expect.anything(),
          ...(status === 'declined' && { motivo: 'reservado' }),
        },
      });
      expect(await admin.get(`expedientes/${request.id}`)).toMatchObject({
        decision: {
          ...{ autor: eva.uid, fecha: expect.anything() },
          ...(status === 'declined' && { motivo: 'historial' }),
        },
      });
      expect(await resultMail(request)).toEqual({
        to: 'ana.perez@example.com',
        message: (status === 'approved' ? approvedNow : declinedMail)(request.code)[language],
      });
    },
  );

  test('of a request that was reconsidered has a mail that offers no other look', async () => {
    const { id, code } = await sentRequest();
    const asked = { fecha: new Date(), sobre: 'motivo', texto: 'Ya pagué.' };
    await admin.set(`users/${id}`, {
      ...(await admin.get(`users/${id}`)),
      reconsideracion: asked,
    });
    const request = await eva.staff.read('findRequest', id);
    if (request === undefined || isUnreadable(request)) throw new Error('there is no request');
    await eva.staff.decide(request, DECLINED);
    expect(await resultMail(request)).toMatchObject({
      message: allMails(code)['final: reserved'].es,
    });
  });

  test('is shown by the code at the same moment', async () => {
    const { backend } = await openBrowser(PROJECT);
    const request = await backend.submitLoanRequest(requestDraft());
    const before = await admin.get(`seguimiento/${request.code}`);
    await eva.staff.decide(request, DECLINED);
    const { decision, actualizado } = (await admin.get(`users/${request.id}`)) ?? {};
    expect(actualizado).toEqual(decision.fecha);
    expect(await admin.get(`seguimiento/${request.code}`)).toEqual({
      ...before,
      estado: 'rechazado',
      actualizada: actualizado,
      motivo: 'reservado',
    });
    expect(await backend.trackRequest(request.code ?? '')).toMatchObject({ status: 'declined' });
  });

  test('on a record without a code writes no tracker, and its mail has no link', async () => {
    await admin.set('users/early', storedRequest('early'));
    await compared('early');
    const request = await eva.staff.read('findRequest', 'early');
    if (request === undefined || isUnreadable(request)) throw new Error('there is no request');
    await eva.staff.decide(request, APPROVED);
    expect(await admin.get('users/early')).not.toHaveProperty('actualizado');
    expect(await admin.ids('seguimiento')).toEqual([]);
    expect(await resultMail(request)).toMatchObject({ message: approvedNow().es });
  });

  test.each([
    ['no answer before it is stored', { kind: 'no-answer' } as const],
    ['an answer that is lost after it is stored', { kind: 'answer-lost' } as const],
    ["a captive portal's page", { kind: 'captive-portal' } as const],
  ])('with %s once is stored once', async (_name, fault) => {
    const request = await sentRequest();
    failNext(addresses.act, fault);
    expect(await eva.staff.decide(request, APPROVED)).toMatchObject([{ status: 'approved' }]);
    expect(await resultMail(request)).toMatchObject({
      message: approvedNow(request.code).es,
    });
  });
});

describe('the mails of a request', () => {
  test('that nobody began to send are stuck after some minutes and can be sent', async () => {
    await admin.set('users/forgotten', storedRequest('forgotten', { status: 'approved' }));
    for (const which of ['received', 'result'] as const) {
      const path = `mail/forgotten${which === 'result' ? '_decision' : ''}`;
      await admin.set(path, { to: 'ana.perez@example.com', message: MAILS.approved.es });
      const { rows } = await eva.staff.read('pageRequests', ALL, 1);
      const [request] = readableRows(rows);
      const mails = request ? await eva.staff.read('mailsOf', request) : [];
      const mail = mails.find(({ kind }) => kind === which);
      expect(mail).toMatchObject({ state: 'unsent', stuck: true });
      await eva.staff.sendMailAgain(mail?.mailId ?? '');
      expect(await admin.get(path)).toMatchObject({ delivery: { state: 'RETRY' } });
    }
  });

  test('whose worker stopped are stuck and can be sent again', async () => {
    const request = await sentRequest();
    const path = `mail/${request.id}`;
    const taken = (leaseExpireTime: Date) =>
      admin.set(path, { delivery: { state: 'PROCESSING', attempts: 0, leaseExpireTime } });
    await taken(new Date(Date.now() + 300_000));
    const live = { state: 'processing', stuck: false };
    expect((await eva.staff.read('mailsOf', request))[0]).toMatchObject(live);
    await taken(new Date(Date.now() - 1_000));
    const stopped = { state: 'processing', stuck: true };
    expect((await eva.staff.read('mailsOf', request))[0]).toMatchObject(stopped);
    failNext(addresses.act, { kind: 'no-answer' });
    await eva.staff.sendMailAgain(request.id);
    expect(await admin.get(path)).toMatchObject({ delivery: { state: 'RETRY' } });
  });
});

test('a decision keeps its author after the author was removed', async () => {
  await admin.set('personal/removed', { correo: 'ana@bank.test', activo: false });
  expect(await eva.staff.read('staffName', 'removed')).toBe('ana@bank.test');
});

test('a member who was removed decides nothing, and is told', async () => {
  const leo = await openStaffBrowser(admin);
  const request = await sentRequest();
  await admin.set(`personal/${leo.uid}`, { correo: 'leo@bank.test', activo: false });
  await expect(leo.staff.decide(request, APPROVED)).rejects.toMatchObject({ code: 'expired' });
  expect(leo.session.current()).toEqual({ kind: 'none', ended: 'removed' });
  expect(await admin.get(`users/${request.id}`)).toMatchObject({ estadoCredito: 'pendiente' });
  expect(await resultMail(request)).toBeUndefined();
});
