import { describe, expect, test } from 'vitest';
import { isUnreadable } from '../../../src/data/staff/lists';
import { complaintOf } from '../../../tools/samples/complaints';
import { bothStaffBackends } from '../../support/both-staff-backends';
import { requestOf } from '../../support/staff-records';

const { admin, openFirebase, implementations } = bothStaffBackends(['analyst', 'admin']);

const numbers = (rows: readonly object[]) =>
  rows.map((row) => (isUnreadable(row) ? 'unreadable' : 'number' in row && row.number));

describe.each(implementations)('%s', (_name, open) => {
  const late = complaintOf('RC-2026-2222-2222', { daysAgo: 31 });
  const young = complaintOf('RC-2026-3333-3333', { daysAgo: 1 });
  const closed = complaintOf('RC-2026-4444-4444', {
    daysAgo: 9,
    answer: { text: 'Lo corregimos.', upheld: true, answeredAt: new Date() },
  });

  test('lists open ones by their deadline, others newest first, page by page, and counts', async () => {
    const { staff } = await open({ complaints: [closed, young, late] });
    const found = await staff.read('pageComplaints', 'open', 50);
    expect(numbers(found.rows)).toEqual([late.number, young.number]);
    expect(numbers((await staff.read('pageComplaints', 'closed', 50)).rows)).toEqual([
      closed.number,
    ]);
    const first = await staff.read('pageComplaints', 'all', 2);
    expect(numbers(first.rows)).toEqual([young.number, closed.number]);
    const second = await staff.read('pageComplaints', 'all', 2, first.next);
    expect(numbers(second.rows)).toEqual([late.number]);
    expect(second.next).toBeUndefined();
    for (const [state, count] of [
      ['open', 2],
      ['closed', 1],
      ['all', 3],
    ] as const)
      expect(await staff.read('countComplaints', state)).toBe(count);
  });

  test('finds one by its number, and none', async () => {
    const { staff } = await open({ complaints: [closed] });
    expect(await staff.read('findComplaint', closed.number)).toEqual(closed);
    expect(await staff.read('findComplaint', 'RC-2026-9999-9999')).toBeUndefined();
  });

  test('answers once, for good, with an entry in its log', async () => {
    const { staff, uid } = await open({ complaints: [young] });
    const answered = await staff.answerComplaint(young, ' Tienes  razón. ', true);
    expect(answered).toEqual({
      ...young,
      answer: { text: 'Tienes razón.', upheld: true, answeredAt: expect.any(Date) },
    });
    expect(await staff.read('findComplaint', young.number)).toEqual({
      ...answered,
      answer: { ...answered.answer, answeredAt: expect.any(Date) },
    });
    expect(await staff.read('countComplaints', 'open')).toBe(0);
    expect(await staff.read('caseEntries', [young.number])).toMatchObject([
      { kind: 'replied', author: uid },
    ]);
    const again = staff.answerComplaint(young, 'Otra cosa.', false);
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
    const { rows } = await staff.read(
      'listAudit',
      { author: uid, act: undefined, day: undefined },
      50,
    );
    expect(rows).toMatchObject([
      { act: 'answerComplaint', subject: { kind: 'complaint', id: young.number } },
    ]);
  });

  test('a withdrawn one is closed, and cannot be answered', async () => {
    const withdrawn = { ...young, withdrawnAt: new Date() };
    const { staff } = await open({ complaints: [withdrawn, late] });
    expect(numbers((await staff.read('pageComplaints', 'open', 50)).rows)).toEqual([late.number]);
    expect((await staff.read('pageComplaints', 'closed', 50)).rows).toEqual([withdrawn]);
    const answer = staff.answerComplaint(withdrawn, 'Sí.', true);
    await expect(answer).rejects.toMatchObject({ code: 'conflict' });
  });

  test('counts open and overdue ones', async () => {
    const { staff } = await open({ complaints: [closed, young, late] });
    expect(await staff.read('complaintFigures')).toMatchObject({ open: 2, overdue: 1 });
  });

  test('is opened, claimed and noted like a request', async () => {
    const { staff, uid } = await open({ complaints: [young], requests: [requestOf('ana')] });
    expect(await staff.noteOpening(young.number)).toBe(true);
    expect(await staff.noteOpening('RC-2026-9999-9999')).toBe(false);
    const [claim] = await staff.claim([young.number]);
    expect(claim).toMatchObject({ requestId: young.number, author: uid });
    await staff.addNote(young.number, 'Pedí el reporte.');
    const entries = await staff.read('caseEntries', [young.number]);
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['note', 'opened', 'taken']);
    await staff.release([young.number]);
    expect(await staff.read('claims')).toEqual([]);
  });

  test('tells how far its mails have come', async () => {
    const mail = { state: 'success', error: undefined, attempts: 1, stuck: false, resends: 0 };
    const receipt = `${young.number}_recibo`;
    const { staff } = await open({
      complaints: [young],
      mails: { [receipt]: { ...mail, state: 'success', mailId: receipt } },
    });
    const { received, answered } = await staff.read('complaintMails', young);
    expect(received).toMatchObject({ mailId: receipt, state: 'success' });
    expect(answered).toBeUndefined();
  });
});

test('Firebase: the figures of closed complaints are those that the function keeps', async () => {
  const { staff } = await openFirebase({});
  expect(await staff.read('complaintFigures')).toEqual({
    open: 0,
    overdue: 0,
    upheld: 0,
    rejected: 0,
    days: {},
  });
  await admin.set('cifras/reclamos', { respuestas: { conRazon: 3, sinRazon: 1 }, dias: { 2: 4 } });
  expect(await staff.read('complaintFigures')).toMatchObject({
    upheld: 3,
    rejected: 1,
    days: { 2: 4 },
  });
});
