import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepSummary } from '../../../functions/src/summaries/keep';
import { publishResponseTime } from '../../../functions/src/summaries/response-time';
import { keepIndexEntry } from '../../../functions/src/triggers/search-index';
import { DAY_MS, HOUR_MS } from '../../../src/domain/time';
import { PACE, readResponseTime } from '../../../src/records/response-time';
import { rebuildSummaries } from '../../../tools/support/rebuild-summaries';
import { openProject } from '../my-data/project';

const { db, clear, store, get } = openProject('demo-response-time');

const now = Date.now();
const at = (ms: number) => Timestamp.fromMillis(ms);

/** A request that was decided so many days ago, after this many hours. */
const decided = (daysAgo: number, hours: number, juego = 'roblox'): DocumentData => ({
  juego,
  estadoCredito: 'aprobado',
  registro: at(now - daysAgo * DAY_MS - hours * HOUR_MS),
  decision: { fecha: at(now - daysAgo * DAY_MS), autor: 'eva' },
});

const waiting = (hours: number, estadoCredito = 'pendiente'): DocumentData => ({
  juego: 'roblox',
  estadoCredito,
  registro: at(now - hours * HOUR_MS),
});

async function place(requests: readonly DocumentData[]): Promise<void> {
  const uids = requests.map((_, place) => `u${place}`);
  await store(Object.fromEntries(requests.map((request, place) => [`users/u${place}`, request])));
  await rebuildSummaries(db);
  await Promise.all(uids.map((uid) => keepIndexEntry(db, uid)));
}

const quick = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    decided(place % 29, 10.5, place % 2 === 0 ? 'roblox' : 'fortnite'),
  );

beforeEach(clear);

describe('the published response time of the bank', () => {
  it('counts the answers of 30 days over all games, and who had none in 72 hours as slower', async () => {
    const old = [decided(31, 1), decided(45, 1), waiting(31 * 24 + 72)];
    const slow = [decided(2, 40), decided(3, 40)];
    // The bank waits for the visitor, or still has time.
    const others = [waiting(100, 'informacion'), waiting(71)];
    const reopened = {
      ...waiting(500),
      decisiones: { 1: { ahora: 'pendiente', deshecha: at(now - HOUR_MS) } },
    };
    const withdrawn = (hours: number) => ({
      ...waiting(hours, 'retirado'),
      retiro: { fecha: at(now) },
    });
    const given = [withdrawn(80), withdrawn(70), withdrawn(31 * 24 + 72)];
    const open = [waiting(73), waiting(500), reopened];
    await place([...quick(40), ...slow, ...old, ...others, ...given, ...open]);
    expect(await publishResponseTime(db, now)).toEqual({
      people: 45,
      hours: 41,
      countedAt: new Date(now),
    });
    expect(readResponseTime((await get(PACE)) ?? {})).toEqual({
      people: 45,
      hours: 41,
      countedAt: new Date(now),
    });
  });

  it('names no hours while more than one of ten waits too long', async () => {
    await place([...quick(30), ...Array.from({ length: 4 }, () => waiting(80))]);
    expect(await publishResponseTime(db, now)).toMatchObject({ people: 34, hours: undefined });
    expect(readResponseTime((await get(PACE)) ?? {}).hours).toBeUndefined();
  });

  it('is gone once fewer than 30 decisions are left', async () => {
    await place(quick(30));
    await publishResponseTime(db, now);
    await store({ 'users/u0': waiting(1) });
    await keepSummary(db, 'u0');
    expect(await publishResponseTime(db, now)).toBeUndefined();
    expect(await get(PACE)).toBeUndefined();
  });
});
