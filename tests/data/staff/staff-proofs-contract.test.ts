import { describe, expect, test } from 'vitest';
import { eachPage } from '../../../src/data/pages';
import type { RequestFilter } from '../../../src/data/staff/requests';
import { sampleProof } from '../../../tools/samples/proofs';
import { bothStaffBackends } from '../../support/both-staff-backends';
import {
  addresses,
  clearFaults,
  failNext,
  requestsTo,
} from '../../support/emulators/emulator-faults';
import { requestOf } from '../../support/staff-records';

const { admin, openFirebase, implementations } = bothStaffBackends(['analyst']);

const filter = (part: Partial<RequestFilter>): RequestFilter => ({
  status: 'open',
  gameId: undefined,
  overdue: false,
  search: '',
  ...part,
});

const proven = sampleProof({ accountYears: { kind: 'exact', value: 7 } });

describe.each(implementations)('%s', (_name, open) => {
  test('filters the queue by proof, in its order, counts it, and searches within it', async () => {
    const { staff } = await open({
      requests: [
        requestOf('young', { hoursAgo: 1, proven }),
        requestOf('old', { hoursAgo: 90, proven, name: 'Ana' }),
        requestOf('typed', { hoursAgo: 5, name: 'Ana' }),
        requestOf('coc', { hoursAgo: 3, gameId: 'minecraft' }),
        requestOf('gone', { hoursAgo: 9, proven, status: 'withdrawn', withdrawnAt: new Date() }),
      ],
    });
    const expected: readonly (readonly [Partial<RequestFilter>, readonly string[]])[] = [
      [{ proof: 'proven' }, ['old', 'young']],
      [{ proof: 'declared' }, ['typed', 'coc']],
      [{ proof: 'declared', gameId: 'roblox' }, ['typed']],
      [{ proof: 'proven', gameId: 'minecraft' }, []],
      [{ proof: 'proven', overdue: true }, ['old']],
      [{ proof: 'proven', status: 'all' }, ['young', 'gone', 'old']],
      [{ proof: 'declared', status: 'all', gameId: 'minecraft' }, ['coc']],
    ];
    for (const [part, ids] of expected) {
      const { rows } = await staff.read('pageRequests', filter(part), 50);
      expect(
        rows.map(({ id }) => id),
        JSON.stringify(part),
      ).toEqual(ids);
      expect(await staff.read('countRequests', filter(part))).toBe(ids.length);
    }
    for (const [proof, id] of [
      ['proven', 'old'],
      ['declared', 'typed'],
    ] as const) {
      const found = await staff.read('pageRequests', filter({ proof, search: 'ana' }), 50);
      expect(found).toMatchObject({ rows: [{ id }], total: 1 });
    }
    const pages: string[][] = [];
    const all = filter({ proof: 'proven', status: 'all' });
    for await (const rows of eachPage((after) => staff.read('pageRequests', all, 2, after)))
      pages.push(rows.map(({ id }) => id));
    expect(pages).toEqual([['young', 'gone'], ['old']]);
  });

  test('notes where a code was seen, once however often it is said, and takes it back', async () => {
    const [one, two] = [requestOf('one'), requestOf('two')];
    const { staff, uid } = await open({ requests: [one, two] });
    const account = one.applicant.nickname;
    const seen = { number: 1, author: uid, account, round: 1, isWrong: false };
    expect(await staff.noteSeenCode(one)).toMatchObject(seen);
    const [entry] = await staff.read('caseEntries', ['one']);
    expect(entry).toMatchObject({ kind: 'seen', requestId: 'one', author: uid, reason: account });
    const again = await staff.noteSeenCode(one);
    expect(again.at).toEqual(entry?.at);
    expect(await staff.read('seenCodes', ['one', 'two', 'none'])).toEqual(
      new Map([['one', [again]]]),
    );
    expect(await staff.read('seenCodes', [])).toEqual(new Map());
    expect(await staff.act('unseeCode', { id: 'one', number: 1 })).toEqual({ done: true });
    expect((await staff.read('seenCodes', ['one'])).get('one')).toEqual([
      { ...again, isWrong: true },
    ]);
    expect(await staff.noteSeenCode(one, 1)).toMatchObject({ ...seen, number: 2 });
  });
});

describe('Firestore', () => {
  test('finds the requests of a page with three reads, however many there are', async () => {
    const requests = ['a', 'b', 'c'].map((id) => requestOf(id));
    const { staff } = await openFirebase({ requests });
    clearFaults();
    const { rows } = await staff.read('pageRequests', filter({ proof: 'declared' }), 2);
    expect(rows).toHaveLength(2);
    expect(requestsTo(addresses.query)).toBe(3);
  });

  test('keeps a seen code whose answer was lost, and refuses one that a colleague has seen', async () => {
    const [one, two, three] = [requestOf('one'), requestOf('two'), requestOf('three')];
    const { staff, uid } = await openFirebase({ requests: [one, two, three] });
    const reader = await openFirebase({}, ['reader']);
    failNext(addresses.act, { kind: 'answer-lost' });
    expect(await staff.noteSeenCode(one)).toMatchObject({ author: uid });
    const leos = { autor: 'leo', fecha: new Date(), cuenta: 'x', vuelta: 1 };
    await admin.set('vistas/two', { 1: leos });
    await expect(staff.noteSeenCode(two)).rejects.toMatchObject({ code: 'conflict' });
    const hasta = new Date(Date.now() + 600_000);
    await admin.set('tomas/three', { autor: 'leo', desde: new Date(), hasta, veces: 1 });
    await expect(staff.noteSeenCode(three)).rejects.toMatchObject({ code: 'conflict' });
    await expect(reader.staff.noteSeenCode(three)).rejects.toMatchObject({ code: 'denied' });
    expect(await admin.ids('auditoria')).toEqual(['vista_one_1']);
  });
});
