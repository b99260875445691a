import { beforeEach, describe, expect, test } from 'vitest';
import { pageComplaints } from '../../src/data/reads/complaints';
import { findDuplicates } from '../../src/data/reads/duplicates';
import { nextRequest } from '../../src/data/reads/next-request';
import { requestChanges } from '../../src/data/reads/request-changes';
import {
  countRequests,
  findRequest,
  pageRequests,
  requestCounts,
} from '../../src/data/reads/requests';
import { sharedViews } from '../../src/data/reads/shared-views';
import { pageSubscribers } from '../../src/data/reads/subscribers';
import { isUnreadable } from '../../src/data/staff/lists';
import type { Reading } from '../../src/data/store';
import { HOUR_MS } from '../../src/domain/time';
import { claimRecord } from '../../src/records/casework';
import { at } from '../../tools/samples/documents';
import { sampleRequest } from '../../tools/samples/requests';
import { sampleSubscriber } from '../../tools/samples/subscribers';
import type { Documents } from '../support/acts/map-database';
import { mapStore } from '../support/map-store';
import { requestFilter } from '../support/staff-records';
import { storedDocuments } from '../support/stored-documents';

let documents: Documents;
let eva: Reading;

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

beforeEach(() => {
  const requests = [
    sampleRequest('zoe', { name: 'Zoe Gil', hoursAgo: 30 }),
    sampleRequest('ana', {
      name: 'Ana Pérez',
      cedula: '001',
      email: 'a@example.com',
      hoursAgo: 20,
    }),
    sampleRequest('again', {
      name: 'Ana Paz',
      cedula: '002',
      email: 'a@example.com',
      hoursAgo: 10,
    }),
  ];
  const subscribers = ['Leo', 'ada', 'Bea'].map((name) =>
    sampleSubscriber(name, { name, email: `${name}@example.com` }),
  );
  documents = new Map(storedDocuments({ requests, subscribers }));
  eva = { store: mapStore(documents), clock: { now: Date.now }, author: () => 'eva' };
});

describe('requests', () => {
  test('come page by page, the nearest deadline first', async () => {
    const first = await pageRequests(eva, requestFilter(), 2, undefined);
    expect(ids(first.rows)).toEqual(['zoe', 'ana']);
    const second = await pageRequests(eva, requestFilter(), 2, first.next);
    expect(ids(second.rows)).toEqual(['again']);
    expect(second.next).toBeUndefined();
  });

  test('come by name, downwards too', async () => {
    const order = { by: 'name', descending: true } as const;
    const { rows } = await pageRequests(eva, requestFilter({ order }), 5, undefined);
    expect(ids(rows)).toEqual(['zoe', 'ana', 'again']);
  });

  test('are found by the beginnings of all words', async () => {
    const found = await pageRequests(eva, requestFilter({ search: 'an pé' }), 5, undefined);
    expect(ids(found.rows)).toEqual(['ana']);
    expect(found.total).toBe(1);
  });

  test('that nobody can read stand beside the others', async () => {
    documents.set('users/ana', { ...documents.get('users/ana'), nombre: 7 });
    const { rows } = await pageRequests(eva, requestFilter(), 5, undefined);
    expect(ids(rows.filter(isUnreadable))).toEqual(['ana']);
    expect(rows).toHaveLength(3);
  });

  test('are counted by state and by deadline', async () => {
    expect(await countRequests(eva, requestFilter({ status: 'pending' }))).toBe(3);
    expect(await countRequests(eva, requestFilter({ overdue: true }))).toBe(0);
    expect(await requestCounts(eva, new Date())).toMatchObject({ pending: 3, decidedToday: 0 });
  });

  test('are found by id, unless no document can have it', async () => {
    expect(await findRequest(eva, 'ana')).toMatchObject({ id: 'ana' });
    expect(await findRequest(eva, 'a/b')).toBeUndefined();
  });

  test('of one person are found from each other', async () => {
    const ana = sampleRequest('ana', { email: 'a@example.com' });
    expect(ids((await findDuplicates(eva, ana)).others)).toEqual(['again']);
  });

  test('that a colleague took are not the next one', async () => {
    expect(await nextRequest(eva)).toMatchObject({ id: 'zoe' });
    const until = new Date(Date.now() + HOUR_MS);
    const claim = { requestId: 'zoe', author: 'raul', since: new Date(), until, times: 1 };
    const moments = { now: () => at(new Date()), at };
    documents.set('tomas/zoe', claimRecord(claim, undefined, moments));
    expect(await nextRequest(eva)).toMatchObject({ id: 'ana' });
    expect(await nextRequest(eva, 'ana')).toMatchObject({ id: 'again' });
  });

  test('that changed since a look are told once', async () => {
    const look = await requestChanges(eva);
    expect(look.changed).toEqual([]);
    documents.set('indice/zoe', {
      ...documents.get('indice/zoe'),
      cambio: at(new Date(look.until.getTime() + HOUR_MS)),
    });
    const next = await requestChanges(eva, look.next);
    expect(ids(next.changed)).toContain('zoe');
    expect((await requestChanges(eva, next.next)).changed).toEqual([]);
  });
});

test('subscribers come in the order of their fields and are found by a beginning', async () => {
  const byName = { search: '', sortBy: 'name', descending: false } as const;
  const { rows } = await pageSubscribers(eva, byName, 5, undefined);
  expect(ids(rows)).toEqual(['Bea', 'Leo', 'ada']);
  const found = await pageSubscribers(eva, { ...byName, search: 'ad' }, 5, undefined);
  expect(ids(found.rows)).toEqual(['ada']);
});

test('lists without a document are empty', async () => {
  expect((await pageComplaints(eva, 'open', 5, undefined)).rows).toEqual([]);
  expect(await sharedViews(eva, 'requests')).toEqual([]);
});
