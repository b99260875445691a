import { beforeEach, describe, expect, it } from 'vitest';
import { requestEvents, withCountedValues } from '../../../functions/src/events/derive';
import { mendRequests } from '../../../functions/src/triggers/mended';
import { keepIndexEntry } from '../../../functions/src/triggers/search-index';
import { type WrongVersions, wrongAfter } from '../../../src/domain/rates/mended';
import { ratesOf } from '../../../src/domain/rates/rates';
import { newCode } from '../../../src/domain/request/request-code';
import roblox from '../../../src/games/roblox';
import { ratesRecord } from '../../../src/records/rates-draft';
import { requestDocument } from '../../../tools/samples/documents';
import { indexRequests } from '../../../tools/support/index-requests';
import { requestOf } from '../../support/staff-records';
import { openProject } from '../my-data/project';

const { db, clear, store, get } = openProject('demo-mended');

beforeEach(clear);

const opening = ratesOf(roblox);

/** Puts a version with this rate of a Robux into force, and lets its trigger run. */
async function publish(robux: number, previousWrong = false) {
  const before = await get('tarifas/roblox');
  const { version = 1, erroneas = {} } = before ?? {};
  const wrong = wrongAfter(erroneas as WrongVersions, version + 1, previousWrong);
  const reason = { es: 'Un error', en: 'A mistake' };
  const figures = { ...opening, rates: { ...opening.rates, robux }, version: version + 1 };
  const signed = { reason, author: 'ana', publisher: 'rosa', previousWrong };
  const publication = { ...signed, since: new Date(), previous: version };
  const after = ratesRecord({ ...figures, publication }, wrong);
  await store({
    'tarifas/roblox': after,
    [`tarifas/roblox/versiones/${version + 1}`]: after,
  });
  await mendRequests(db, 'roblox', { before, after: await get('tarifas/roblox') });
}

const answers = { robux: 1000 };
const sent = (id: string, ratesVersion: number) =>
  requestOf(id, { answers, value: 2000, ratesVersion, code: newCode() });
const record = (id: string, ratesVersion: number) => requestDocument(sent(id, ratesVersion));
const mendedIn = async (id: string) => (await get(`expedientes/${id}`))?.enmienda;

describe('a publication that says that the version before was wrong', () => {
  it('mends all requests of that version, and of those before that it takes over', async () => {
    await publish(2000);
    const others = Array.from({ length: 25 }, (_, place) => `other${place}`);
    await store({
      'users/first': record('first', 1),
      'users/second': record('second', 2),
      ...Object.fromEntries(others.map((id) => [`users/${id}`, record(id, 2)])),
      'users/elsewhere': { ...record('elsewhere', 2), juego: 'valorant' },
    });
    await publish(1000, true);
    for (const id of ['second', ...others])
      expect(await mendedIn(id)).toMatchObject({ version: 3, valor: 1000 });
    for (const id of ['first', 'elsewhere']) expect(await mendedIn(id)).toBeUndefined();
    await keepIndexEntry(db, 'second');
    expect(await get('indice/second')).toMatchObject({ ordenValor: 1000 });
    await store({ 'users/third': record('third', 3) });
    await publish(1500, true);
    expect(await mendedIn('second')).toMatchObject({ version: 4, valor: 1500 });
    expect(await mendedIn('third')).toMatchObject({ version: 4, valor: 1500 });
    // One that marks nothing changes nothing.
    await publish(500);
    expect(await mendedIn('third')).toMatchObject({ version: 4, valor: 1500 });
  });

  it('is made up for by the command where its trigger did not run', async () => {
    await publish(2000);
    await publish(1000, true);
    await store({ 'users/one': record('one', 2) });
    await indexRequests(db, 'secret', () => {});
    expect(await mendedIn('one')).toMatchObject({ version: 3, valor: 1000 });
    expect(await get('indice/one')).toMatchObject({ ordenValor: 1000 });
  });

  it('tells the core system the lower value in a decision, and the one that was sent', async () => {
    await publish(2000);
    const pending = record('one', 2);
    const after = { ...pending, estadoCredito: 'aprobado', decision: { fecha: pending.registro } };
    const told = async () => {
      const written = { id: 'one', before: undefined, after, at: new Date() };
      const events = await withCountedValues(db, written, requestEvents(written));
      return events.map(({ type, value, valueSent }) => ({ type, value, valueSent }));
    };
    const decided = { type: 'request.decided', value: 2000, valueSent: undefined };
    const asSent = { type: 'request.sent', value: 2000, valueSent: undefined };
    expect(await told()).toEqual([asSent, decided]);
    await publish(1000, true);
    expect(await told()).toEqual([asSent, { ...decided, value: 1000, valueSent: 2000 }]);
  });
});
