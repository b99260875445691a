import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { countTeam } from '../../../functions/src/summaries/team';
import { UNDO_DAYS } from '../../../src/domain/request/undo';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/time';
import { readTeamWeek, teamPath } from '../../../src/records/team';
import { openProject } from '../my-data/project';

const { db, clear, store, get } = openProject('demo-team');

/** A Wednesday, at two in the afternoon in Santo Domingo. */
const NOW = Date.UTC(2026, 10, 25, 18);
const WEEK = '2026-11-23';
const ago = (ms: number) => Timestamp.fromMillis(NOW - ms);

const act = (accion: string, autor: string, request: string, ms: number, list = 'users') => ({
  accion,
  autor,
  caso: request,
  sobre: `${list}/${request}`,
  fecha: ago(ms),
});

async function storeActs(
  ...acts: readonly (ReturnType<typeof act> & { decidieron?: readonly string[] })[]
) {
  await store(Object.fromEntries(acts.map((one, at) => [`auditoria/a${at}`, one])));
}

const counted = async (week = WEEK) => readTeamWeek(week, (await get(teamPath(week))) ?? {});

beforeEach(clear);

describe('the week of the team', () => {
  it('counts what each member took and decided, and the median minutes between', async () => {
    await storeActs(
      act('tomar', 'ana', 'r1', HOUR_MS),
      act('decidir', 'ana', 'r1', HOUR_MS - 6 * MINUTE_MS),
      act('relevar', 'ana', 'r2', HOUR_MS),
      act('decidir', 'ana', 'r2', HOUR_MS - 9 * MINUTE_MS),
      act('tomar', 'luis', 'r3', HOUR_MS),
      // Somebody else took it, so nothing is known about the time.
      act('decidir', 'luis', 'r1', 2 * HOUR_MS),
      act('abrir', 'eva', 'r1', HOUR_MS),
      act('tomar', 'eva', 'RC-2026-2222-2222', HOUR_MS, 'reclamos'),
    );
    expect(await countTeam(db, NOW)).toEqual([WEEK]);
    expect(await counted()).toEqual([
      { uid: 'ana', taken: 2, decided: 2, medianMinutes: 7.5, reversed: 0, questions: 0 },
      { uid: 'luis', taken: 1, decided: 1, medianMinutes: undefined, reversed: 0, questions: 0 },
    ]);
  });

  it('counts a reversed decision for who decided, whoever reversed it', async () => {
    await storeActs(
      act('decidir', 'ana', 'r1', UNDO_DAYS * DAY_MS),
      act('deshacer', 'luis', 'r1', HOUR_MS),
      act('decidir', 'luis', 'r1', HOUR_MS / 2),
    );
    await countTeam(db, NOW);
    expect(await counted()).toMatchObject([
      { uid: 'ana', decided: 0, reversed: 1 },
      { uid: 'luis', decided: 1, reversed: 0 },
    ]);
  });

  it('counts an undone decision for everybody who made it, as its entry names them', async () => {
    const undone = act('deshacer', 'eva', 'r1', HOUR_MS);
    await storeActs(act('decidir', 'luis', 'r1', DAY_MS), {
      ...undone,
      decidieron: ['ana', 'luis'],
    });
    await countTeam(db, NOW);
    expect(await counted()).toMatchObject([
      { uid: 'ana', reversed: 1 },
      { uid: 'luis', reversed: 1 },
    ]);
  });

  it('counts every question of the week for who asked it', async () => {
    const asked = (autor: string, ms: number) => ({ autor, fecha: ago(ms) });
    await store({
      'expedientes/r1': { preguntas: { 1: asked('ana', 5 * DAY_MS), 2: asked('ana', HOUR_MS) } },
      'expedientes/r2': { preguntas: { 1: asked('luis', HOUR_MS) } },
    });
    await countTeam(db, NOW);
    expect(await counted()).toMatchObject([
      { uid: 'ana', questions: 1 },
      { uid: 'luis', questions: 1 },
    ]);
  });

  it('begins on Monday at midnight in Santo Domingo, and ends the week before in its first hours', async () => {
    const monday = Date.UTC(2026, 10, 23, 4);
    const at = (accion: string, autor: string, ms: number) => ({
      ...act(accion, autor, 'r', 0),
      fecha: Timestamp.fromMillis(ms),
    });
    await storeActs(at('tomar', 'ana', monday - 1), at('tomar', 'luis', monday));
    expect(await countTeam(db, monday + HOUR_MS)).toEqual(['2026-11-16', WEEK]);
    expect(await counted('2026-11-16')).toMatchObject([{ uid: 'ana', taken: 1 }]);
    expect(await counted()).toMatchObject([{ uid: 'luis', taken: 1 }]);
  });

  it('is the same when it is counted twice', async () => {
    await storeActs(act('tomar', 'ana', 'r1', HOUR_MS));
    await countTeam(db, NOW);
    const once = await get(teamPath(WEEK));
    await countTeam(db, NOW);
    expect(await get(teamPath(WEEK))).toEqual(once);
  });
});
