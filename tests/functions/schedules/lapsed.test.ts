import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { isAskedFor } from '../../../functions/src/mail/mail-store';
import { lapseApprovals } from '../../../functions/src/schedules/lapsed';
import { keepIndexEntry } from '../../../functions/src/triggers/search-index';
import { DAY_MS } from '../../../src/domain/time';
import { openProject } from '../my-data/project';
import { ANA, daysAgo, NOW, requestDocuments } from '../my-data/records';

const { db, clear, store, get } = openProject('demo-lapsed');

const approved = (decision: object, changes: object = {}) =>
  requestDocuments({
    estadoCredito: 'aprobado',
    actualizado: daysAgo(20),
    decision: { fecha: daysAgo(20), ...decision },
    ...changes,
  });

async function place(documents: ReturnType<typeof approved>) {
  await store(documents);
  await keepIndexEntry(db, ANA.uid);
}

const NONE = { told: 0, reminded: 0, lapsed: 0 };

beforeEach(clear);

describe('an hourly run', () => {
  it('finds approvals by the search index: over, near their end, or without one', async () => {
    await place(approved({ hasta: daysAgo(-8) }));
    expect(await lapseApprovals(db, NOW)).toEqual(NONE);
    expect(await lapseApprovals(db, NOW + DAY_MS)).toEqual({ ...NONE, reminded: 1 });
    expect(await lapseApprovals(db, NOW + DAY_MS)).toEqual(NONE);
    expect(await lapseApprovals(db, NOW + 8 * DAY_MS + 1)).toEqual({ ...NONE, lapsed: 1 });
    expect(await get(`users/${ANA.uid}`)).toMatchObject({ estadoCredito: 'caducado' });
    expect(isAskedFor((await get(`mail/${ANA.uid}_caducada`))?.delivery)).toBe(true);
    await keepIndexEntry(db, ANA.uid);
    expect(await get(`indice/${ANA.uid}`)).not.toHaveProperty('hasta');

    await clear();
    await place(approved({}));
    expect(await get(`indice/${ANA.uid}`)).toMatchObject({ hasta: 'sin fecha' });
    expect(await lapseApprovals(db, NOW)).toEqual({ ...NONE, told: 1 });
    expect((await get(`users/${ANA.uid}`))?.decision.hasta).toBeInstanceOf(Timestamp);
  });

  it('lets nothing lapse that has a word of the bank', async () => {
    const banco = { estado: 'desembolsado', fecha: daysAgo(1) };
    await place(approved({ hasta: daysAgo(2) }, { banco }));
    expect(await get(`indice/${ANA.uid}`)).not.toHaveProperty('hasta');
    // The word came after the query.
    await db.doc(`indice/${ANA.uid}`).update({ hasta: daysAgo(2) });
    expect(await lapseApprovals(db, NOW)).toEqual(NONE);
    expect(await get(`users/${ANA.uid}`)).toMatchObject({ estadoCredito: 'aprobado' });
  });
});
