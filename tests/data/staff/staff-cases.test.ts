import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isUnreadable } from '../../../src/data/staff/lists';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { newCode } from '../../../src/domain/request/request-code';
import { dataProject } from '../../support/emulators/data-project';
import { addresses, failNext } from '../../support/emulators/emulator-faults';
import { openStaffBrowser, type StaffBrowser } from '../../support/emulators/emulator-staff';
import { approval, requestOf } from '../../support/staff-records';
import { storeContents } from '../../support/stored-documents';

/** Above the amount for one. */
const APPROVED = approval(2, 1_250_001);
const DECLINED = { status: 'declined', reason: 'history' } as const;
const admin = dataProject();
let eva: StaffBrowser;
let leo: StaffBrowser;

beforeAll(async () => {
  eva = await openStaffBrowser(admin, ['analyst']);
  leo = await openStaffBrowser(admin, ['reviewer']);
});
beforeEach(async () => {
  await admin.set('ajustes/credito', { montoPrestamo: 1_250_000, ediciones: 1 });
});

async function stored(...requests: LoanRequest[]): Promise<LoanRequest> {
  await storeContents(admin, { requests });
  const [first] = requests;
  if (first === undefined) throw new Error('there is no request');
  return first;
}

async function found(id: string): Promise<LoanRequest> {
  const request = await eva.staff.read('findRequest', id);
  if (request === undefined || isUnreadable(request)) throw new Error(`there is no ${id}`);
  return request;
}

describe('an approval above the amount', () => {
  test('is proposed, and confirmed by a second person with the same call', async () => {
    const code = newCode();
    const request = await stored(requestOf('one', { code }));
    const [proposed = request] = await eva.staff.decide(request, APPROVED);
    expect(proposed).toMatchObject({
      status: 'pending',
      proposal: { author: eva.uid, waiting: true },
    });
    expect(await found('one')).toMatchObject({ proposal: { waiting: true } });
    expect(await admin.get(`seguimiento/${code}`)).toMatchObject({ estado: 'pendiente' });
    expect(await admin.ids('mail')).toEqual([]);
    await expect(eva.staff.decide(proposed, APPROVED)).rejects.toMatchObject({ code: 'denied' });
    const [approved] = await leo.staff.decide(proposed, APPROVED);
    expect(approved).toMatchObject({ status: 'approved', proposal: { waiting: false } });
    expect((await admin.ids('auditoria')).sort()).toEqual(['decision_one', 'propuesta_one_1']);
  });

  test('may be asked about, which ends it', async () => {
    const request = await stored(requestOf('one'));
    const [proposed = request] = await eva.staff.decide(request, APPROVED);
    const asked = await leo.staff.askInformation(proposed, 'income');
    expect(asked).toMatchObject({ status: 'information' });
    expect(asked).not.toHaveProperty('proposal');
    expect(await found('one')).toEqual({
      ...asked,
      questions: [{ ...asked.questions[0], askedAt: expect.any(Date) }],
    });
    expect((await eva.staff.read('caseEntries', ['one'])).map(({ kind }) => kind)).toEqual([
      'endedByQuestion',
      'proposed',
    ]);
  });
});

describe('repeats', () => {
  test('of a decision whose answer was lost are closed once', async () => {
    const repeat = requestOf('two', { name: 'Ana Gil', cedula: 'AB-1234' });
    const request = await stored(requestOf('one', { name: 'Ana Gil', cedula: 'AB-1234' }), repeat);
    failNext(addresses.act, { kind: 'answer-lost' });
    expect(await eva.staff.decide(request, DECLINED, [repeat])).toMatchObject([
      { id: 'one' },
      { id: 'two', decision: { duplicateOf: 'one' } },
    ]);
    // A second call finishes what a first one may have left open.
    expect(await eva.staff.decide(request, DECLINED, [repeat])).toHaveLength(2);
  });
});

describe('a claim', () => {
  test('is taken once, renewed without an entry, listed and given back', async () => {
    await stored(requestOf('one'), requestOf('two'));
    const [first] = await eva.staff.claim(['one', 'two']);
    expect(first).toMatchObject({ requestId: 'one', author: eva.uid });
    await eva.staff.claim(['one']);
    expect((await admin.ids('auditoria')).sort()).toEqual(['toma_one_1', 'toma_two_1']);
    expect(await leo.staff.read('claims')).toHaveLength(2);
    await leo.staff.release(['one', 'two']);
    await eva.staff.release(['one', 'two', 'none']);
    expect(await leo.staff.read('claims')).toEqual([]);
    expect(await leo.staff.claim(['one'])).toMatchObject([{ author: leo.uid }]);
  });
});

test('the next request is the most urgent that one can work on', async () => {
  await stored(
    requestOf('taken', { hoursAgo: 60 }),
    requestOf('own', { hoursAgo: 50 }),
    requestOf('skipped', { hoursAgo: 40 }),
    requestOf('asked', { hoursAgo: 70 }),
    requestOf('next', { hoursAgo: 30 }),
    requestOf('later', { hoursAgo: 20 }),
  );
  await leo.staff.askInformation(await found('asked'), 'cedula');
  await leo.staff.claim(['taken']);
  await eva.staff.decide(await found('own'), APPROVED);
  expect(await eva.staff.read('nextRequest', 'skipped')).toMatchObject({ id: 'next' });
  expect(await leo.staff.read('nextRequest', 'taken')).toMatchObject({ id: 'own' });
  await admin.clear();
  expect(await eva.staff.read('nextRequest')).toBeUndefined();
});

test('a log has openings, claims, take-overs and notes, newest first', async () => {
  const request = await stored(requestOf('one'), requestOf('other'));
  await eva.staff.noteOpening('one');
  await eva.staff.claim(['one']);
  await leo.staff.claim(['one'], '  Está de   vacaciones ');
  failNext(addresses.act, { kind: 'answer-lost' });
  await leo.staff.addNote('one', ' Llamé: no  contestó. ');
  await leo.staff.noteOpening('other');
  await leo.staff.decide(request, DECLINED);
  const log = await eva.staff.read('caseEntries', ['one']);
  expect(log).toMatchObject([
    { kind: 'note', author: leo.uid, text: 'Llamé: no contestó.' },
    { kind: 'takenOver', author: leo.uid, reason: 'Está de vacaciones' },
    { kind: 'taken', author: eva.uid },
    { kind: 'opened', author: eva.uid },
  ]);
  expect(await eva.staff.read('caseEntries', ['one', 'other'])).toHaveLength(5);
  for (const text of ['', 'a'.repeat(501)])
    await expect(eva.staff.addNote('one', text)).rejects.toMatchObject({ code: 'denied' });
});

test('every mail about a request is listed with its kind and state', async () => {
  const request = await stored(requestOf('one'));
  const asked = await eva.staff.askInformation(request, 'cedula');
  const [decided = asked] = await eva.staff.decide(asked, DECLINED);
  const mails = await eva.staff.read('mailsOf', decided);
  expect(mails.map(({ kind, state }) => [kind, state])).toEqual([
    ['question', 'unsent'],
    ['result', 'unsent'],
  ]);
});
