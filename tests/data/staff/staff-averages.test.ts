import { beforeAll, expect, test } from 'vitest';
import { contribution } from '../../../functions/src/summaries/contribution';
import { add, EMPTY } from '../../../functions/src/summaries/summary';
import { medianValue } from '../../../src/domain/summary/request-summary';
import { HOUR_MS } from '../../../src/domain/time';
import { dataProject } from '../../support/emulators/data-project';
import { addresses, clearFaults, requestsTo } from '../../support/emulators/emulator-faults';
import { openStaffBrowser, type StaffBrowser } from '../../support/emulators/emulator-staff';

const admin = dataProject();
let eva: StaffBrowser;

beforeAll(async () => {
  eva = await openStaffBrowser(admin, ['reviewer']);
});

/** The summary of a game's requests with these values in cents, as the function writes it. */
function summaryOf(juego: string, values: readonly number[]) {
  return values.reduce((summary, valor) => {
    const added = contribution({ juego, valor, estadoCredito: 'rechazado' });
    return added ? add(summary, added, 1) : summary;
  }, EMPTY);
}

test('the summaries of the functions are read back, in one read however many requests they count', async () => {
  await admin.set('resumen/roblox', {
    ...summaryOf('roblox', [10_000, 20_000, 30_000, 100_000, 25_000]),
    dias: { '2026-11-22': { n: 3 }, '2026-11-20': { n: 1 } },
    resultados: { aprobado: 1, rechazado: 3 },
    desembolsadas: 1,
    motivos: { deudas: 2, 'reason of tomorrow': 1 },
    minutos: { '600': { n: 2, suma: 1_230 }, '60': { n: 2, suma: 150 } },
    enPlazo: 4,
    deshechas: 2,
    reconsideradas: 3,
    reconsideradasAprobadas: 1,
  });
  await admin.set('resumen/fortnite', summaryOf('fortnite', [500]));
  clearFaults();
  const { byGame, unreadable } = await eva.staff.read('requestAverages');
  expect(requestsTo(addresses.query)).toBe(1);
  expect(unreadable).toEqual([]);
  const { roblox, fortnite } = byGame;
  expect(roblox).toMatchObject({
    count: 5,
    days: [
      { day: '2026-11-20', count: 1 },
      { day: '2026-11-22', count: 3 },
    ],
    approved: 1,
    paidOut: 1,
    declined: 3,
    withdrawn: 0,
    reasons: { debts: 2, none: 1 },
    minutes: [
      { from: 60, count: 2, sum: 150 },
      { from: 600, count: 2, sum: 1_230 },
    ],
    onTime: 4,
    undone: 2,
    reconsidered: 3,
    reconsideredApproved: 1,
  });
  expect(roblox && medianValue(roblox)).toBe(25_000);
  expect(fortnite).toMatchObject({ count: 1, paidOut: 0, undone: 0, reconsidered: 0 });
});

test('a game without requests is missing, and an odd summary hides no other', async () => {
  await admin.set('resumen/roblox', { solicitudes: 'many' });
  await admin.set('resumen/minecraft', {
    ...summaryOf('minecraft', [500]),
    dias: { '2026-11-22': 4 },
  });
  await admin.set('resumen/fortnite', summaryOf('fortnite', [500]));
  const { byGame, unreadable } = await eva.staff.read('requestAverages');
  expect(Object.keys(byGame)).toEqual(['fortnite']);
  expect(unreadable).toEqual(['minecraft', 'roblox']);
});

test('what is overdue now is counted beside each summary', async () => {
  const due = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  const entries = [
    ['roblox', 'pendiente', due(-1)],
    ['roblox', 'porReconsiderar', due(-252)],
    // The bank waits for the visitor, has time, or has decided.
    ['roblox', 'informacion', 'sin plazo'],
    ['roblox', 'pendiente', due(1)],
    ['fortnite', 'aprobado', 'sin plazo'],
  ] as const;
  for (const [place, [juego, estadoCredito, vence]] of entries.entries())
    await admin.set(`indice/late${place}`, { juego, estadoCredito, vence });
  for (const game of ['roblox', 'fortnite'])
    await admin.set(`resumen/${game}`, summaryOf(game, [500]));
  const { byGame } = await eva.staff.read('requestAverages');
  expect([byGame.roblox?.overdue, byGame.fortnite?.overdue]).toEqual([2, 0]);
});

test('the week of the team is read back as it is stored, in one read', async () => {
  const counts = { tomadas: 3, decididas: 2, deshechas: 1, preguntas: 4 };
  const miembros = { ana: { ...counts, minutos: 7.5 }, luis: counts };
  await admin.set('equipo/2026-11-23', { miembros, fecha: new Date() });
  clearFaults();
  const week = await eva.staff.read('teamWeek', '2026-11-23');
  expect(requestsTo(addresses.document)).toBe(1);
  const figures = { taken: 3, decided: 2, reversed: 1, questions: 4 };
  expect(week).toEqual([
    { uid: 'ana', ...figures, medianMinutes: 7.5 },
    { uid: 'luis', ...figures, medianMinutes: undefined },
  ]);
  expect(await eva.staff.read('teamWeek', '2026-11-16')).toBeUndefined();
});
