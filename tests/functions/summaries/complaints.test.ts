import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseComplaint } from '../../../functions/src/my-data/complaints';
import { countAnswer } from '../../../functions/src/summaries/complaints';
import { DAY_MS } from '../../../src/domain/time';
import { rebuildSummaries } from '../../../tools/support/rebuild-summaries';
import { openProject } from '../my-data/project';

const { db, clear, store, get } = openProject('demo-complaint-figures');

const NOW = Date.UTC(2026, 10, 24, 18);
const daysAgo = (days: number) => Timestamp.fromMillis(NOW - days * DAY_MS);
const FIGURES = 'cifras/reclamos';

const answered = (days: number, conRazon: boolean) => ({
  estado: 'cerrado',
  registro: daysAgo(days),
  respuesta: { texto: 'Lo corregimos.', conRazon, fecha: daysAgo(0) },
});

beforeEach(clear);

describe('the figures of complaints', () => {
  it('count each answer once, however often its event comes', async () => {
    await store({ 'reclamos/a': answered(2.5, true), 'reclamos/b': answered(3, false) });
    await Promise.all([countAnswer(db, 'a'), countAnswer(db, 'a')]);
    await countAnswer(db, 'b');
    await countAnswer(db, 'b');
    expect(await get(FIGURES)).toEqual({
      respuestas: { conRazon: 1, sinRazon: 1 },
      dias: { 3: 2 },
    });
  });

  it('count neither open nor withdrawn complaints, nor what is not there', async () => {
    const registro = daysAgo(4);
    await store({
      'reclamos/a': { estado: 'abierto', registro },
      'reclamos/b': { estado: 'retirado', registro, retiro: { fecha: daysAgo(1) } },
    });
    for (const number of ['a', 'b', 'gone']) await countAnswer(db, number);
    expect(await get(FIGURES)).toBeUndefined();
    expect(await get('reclamos/gone')).toBeUndefined();
  });

  it('go on counting an erased complaint, and a rebuild adds what was not counted', async () => {
    await store({ 'reclamos/a': answered(1, true), 'reclamos/b': answered(9, true) });
    await countAnswer(db, 'a');
    await eraseComplaint(db, 'a');
    await countAnswer(db, 'a');
    await rebuildSummaries(db);
    await rebuildSummaries(db);
    expect(await get(FIGURES)).toEqual({ respuestas: { conRazon: 2 }, dias: { 1: 1, 9: 1 } });
  });
});
