import { Timestamp } from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAILS } from '../../src/data/mails';
import { readableRows } from '../../src/data/staff-backend';
import type { LoanRequest } from '../../src/domain/loan-request';
import { createAdmin } from '../support/emulator-admin';
import { openBrowser, requestDraft } from '../support/emulator-backend';
import { addresses, clearFaults, failNext } from '../support/emulator-faults';
import { storedRequest } from '../support/emulator-records';
import { openStaffBrowser, type StaffBrowser } from '../support/emulator-staff';

const PROJECT = 'demo-data-decisions';
const admin = createAdmin(PROJECT);
const ALL = { status: 'all', gameId: undefined, overdue: false, search: '' } as const;
let eva: StaffBrowser;

beforeAll(async () => {
  await admin.loadRules();
  eva = await openStaffBrowser(PROJECT);
});
beforeEach(() => clearFaults());
afterEach(() => admin.clear());
afterAll(() => admin.close());

async function sentRequest(language: 'es' | 'en' = 'es'): Promise<LoanRequest> {
  const { backend } = await openBrowser(PROJECT);
  return backend.submitLoanRequest(requestDraft({}, language));
}

const resultMail = (request: LoanRequest) => admin.get(`mail/${request.id}_decision`);

describe('a decision', () => {
  test.each([
    ['approved', 'en'],
    ['declined', 'es'],
  ] as const)(
    '%s is stored with author, time and a mail in its language',
    async (status, language) => {
      const request = await sentRequest(language);
      const decided = await eva.staff.decide(request, status);
      expect(decided).toEqual({
        ...request,
        status,
        decision: { author: eva.uid, decidedAt: expect.any(Date) },
      });
      expect(await resultMail(request)).toEqual({
        to: 'ana.perez@example.com',
        message: MAILS[status][language],
      });
    },
  );

  test('is seen by the visitor', async () => {
    const { backend } = await openBrowser(PROJECT);
    const request = await backend.submitLoanRequest(requestDraft());
    await eva.staff.decide(request, 'approved');
    expect(await backend.ownRequest()).toMatchObject({ status: 'approved' });
  });

  test('is made once: another one is a conflict', async () => {
    const request = await sentRequest();
    const leo = await openStaffBrowser(PROJECT);
    await leo.staff.decide(request, 'declined');
    await expect(eva.staff.decide(request, 'approved')).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await resultMail(request)).toMatchObject({ message: MAILS.declined.es });
  });

  test.each([
    ['no answer before it is stored', { kind: 'no-answer' } as const],
    ['an answer that is lost after it is stored', { kind: 'answer-lost' } as const],
    ["a captive portal's page", { kind: 'captive-portal' } as const],
  ])('with %s once is stored once', async (_name, fault) => {
    const request = await sentRequest();
    failNext(addresses.commit, fault);
    expect(await eva.staff.decide(request, 'approved')).toMatchObject({ status: 'approved' });
    expect(await resultMail(request)).toMatchObject({ message: MAILS.approved.es });
  });
});

describe('the mails of a request', () => {
  test('are unsent at first and absent before a decision', async () => {
    const request = await sentRequest();
    expect(await eva.staff.mailStatus(request, 'received')).toEqual({
      mailId: request.id,
      state: 'unsent',
      error: undefined,
      attempts: 0,
      stuck: false,
    });
    expect(await eva.staff.mailStatus(request, 'result')).toBeUndefined();
  });

  test('that failed say why and can be sent again', async () => {
    const request = await sentRequest();
    const path = `mail/${request.id}`;
    const delivery = { state: 'ERROR', error: 'mailbox full', attempts: 3 };
    await admin.set(path, { ...(await admin.get(path)), delivery });
    const mail = await eva.staff.mailStatus(request, 'received');
    expect(mail).toMatchObject({ state: 'error', error: 'mailbox full', attempts: 3 });
    await eva.staff.sendMailAgain(request.id);
    expect(await admin.get(path)).toMatchObject({ delivery: { ...delivery, state: 'RETRY' } });
    // A second press finds that the mail is already on its way.
    await expect(eva.staff.sendMailAgain(request.id)).resolves.toBeUndefined();
  });

  test('that are new cannot be sent again', async () => {
    const request = await sentRequest();
    await expect(eva.staff.sendMailAgain(request.id)).rejects.toMatchObject({ code: 'denied' });
  });

  test('that nobody began to send are stuck after some minutes and can be sent', async () => {
    await admin.set('users/forgotten', storedRequest('forgotten', { status: 'aprobado' }));
    for (const which of ['received', 'result'] as const) {
      const path = `mail/forgotten${which === 'result' ? '_decision' : ''}`;
      await admin.set(path, { to: 'ana.perez@example.com', message: MAILS.approved.es });
      const { rows } = await eva.staff.pageRequests(ALL, 1);
      const [request] = readableRows(rows);
      const mail = request && (await eva.staff.mailStatus(request, which));
      expect(mail).toMatchObject({ state: 'unsent', stuck: true });
      await eva.staff.sendMailAgain(mail?.mailId ?? '');
      expect(await admin.get(path)).toMatchObject({ delivery: { state: 'RETRY' } });
    }
  });

  test('whose worker stopped are stuck and can be sent again', async () => {
    const request = await sentRequest();
    const path = `mail/${request.id}`;
    const taken = (leaseExpireTime: Timestamp) =>
      admin.set(path, { delivery: { state: 'PROCESSING', attempts: 0, leaseExpireTime } });
    await taken(Timestamp.fromMillis(Date.now() + 300_000));
    const live = { state: 'processing', stuck: false };
    expect(await eva.staff.mailStatus(request, 'received')).toMatchObject(live);
    await taken(Timestamp.fromMillis(Date.now() - 1_000));
    const stopped = { state: 'processing', stuck: true };
    expect(await eva.staff.mailStatus(request, 'received')).toMatchObject(stopped);
    failNext(addresses.commit, { kind: 'no-answer' });
    await eva.staff.sendMailAgain(request.id);
    expect(await admin.get(path)).toMatchObject({ delivery: { state: 'RETRY' } });
  });
});

test('staff are named by the directory, unknown ones by nothing', async () => {
  await admin.set('personal/leo', { correo: 'leo@bank.test', activo: true });
  expect(await eva.staff.staffName('leo')).toBe('leo@bank.test');
  expect(await eva.staff.staffName('leo')).toBe('leo@bank.test');
  expect(await eva.staff.staffName('nobody')).toBeUndefined();
});

test('a decision keeps its author after the author was removed', async () => {
  await admin.set('personal/removed', { correo: 'ana@bank.test', activo: false });
  expect(await eva.staff.staffName('removed')).toBe('ana@bank.test');
});
