import fc from 'fast-check';
import type { DocumentData } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { eraseRequest } from '../../../functions/src/my-data/erase';
import { keepSummary } from '../../../functions/src/summaries/keep';
import { rebuildSummaries } from '../../../tools/support/rebuild-summaries';
import { accounts, daysAgo, openSummaries } from './summaries-project';

const { db, clear, stored } = openSummaries('demo-summaries-random');

const uids = ['ana', 'leo', 'eva', 'luz'];
const uid = fc.constantFrom(...uids);
const change = (changes: fc.Arbitrary<DocumentData>) =>
  fc.record({ kind: fc.constant('change' as const), uid, changes });

/** What happens to requests, and events about them: late, twice, in any order, or not yet. */
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('create' as const),
      uid,
      juego: fc.constantFrom('roblox', 'fortnite'),
      valor: fc.option(fc.nat({ max: 2_000_000 }), { nil: undefined }),
      age: fc.constantFrom(0, 0.3, 1, 2, 30, 399, 402, 800),
    }),
    change(
      fc.record({
        estadoCredito: fc.constantFrom('aprobado', 'rechazado'),
        decision: fc.record({
          fecha: fc.constantFrom(0, 0.1, 1, 29).map(daysAgo),
          autor: fc.constant('staff'),
          motivo: fc.constantFrom('deudas', 'historial', 'odd'),
        }),
      }),
    ),
    change(
      fc.record({
        estadoCredito: fc.constant('informacion'),
        preguntas: fc.record({ 1: fc.record({ fecha: fc.constantFrom(0.2, 1, 25).map(daysAgo) }) }),
      }),
    ),
    fc.record({ kind: fc.constant('propose' as const), uid }),
    change(
      fc.constant({
        estadoCredito: 'aprobado',
        banco: { estado: 'desembolsado', fecha: daysAgo(0) },
      }),
    ),
    fc.record({ kind: fc.constant('repeat' as const), uid }),
    change(
      fc.record({
        estadoCredito: fc.constantFrom('pendiente', 'aprobado'),
        decisiones: fc.record({
          1: fc.record({
            estado: fc.constant('rechazado'),
            deshecha: fc.constantFrom(0, 1, 29).map(daysAgo),
            causa: fc.constantFrom('error', 'visitante'),
            ahora: fc.constantFrom('pendiente', 'aprobado'),
          }),
        }),
      }),
    ),
    change(fc.constant({ estadoCredito: 'retirado', retiro: { fecha: daysAgo(0) } })),
    change(fc.constant({ estadoCredito: 'sinRespuesta', cierre: { fecha: daysAgo(0) } })),
    fc.record({ kind: fc.constantFrom('erase' as const, 'delete' as const), uid }),
    fc.record({ kind: fc.constant('event' as const), uid }),
    fc.record({ kind: fc.constant('event' as const), uid }),
  ),
  { minLength: 8, maxLength: 20 },
);

type Step = (typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never) & object;

async function run(step: Step): Promise<void> {
  const record = db.doc(`users/${step.uid}`);
  switch (step.kind) {
    case 'create': {
      const { juego, valor, age } = step;
      const made = { juego, registro: daysAgo(age), estadoCredito: 'pendiente' };
      // A request is made once for each session.
      const { exists } = await record.get();
      if (!exists) await record.set({ ...made, ...(valor !== undefined && { valor }) });
      return;
    }
    case 'change':
      return void (await record.update(step.changes).catch(() => {}));
    case 'repeat': {
      // Closed as a repeat in one transaction, where its request is there.
      const batch = db.batch();
      const decision = { fecha: daysAgo(0) };
      batch.update(record, { estadoCredito: 'rechazado', decision });
      batch.set(db.doc(`expedientes/${step.uid}`), {
        decision: { ...decision, repetida: 'other' },
      });
      return void (await batch.commit().catch(() => {}));
    }
    case 'propose': {
      const propuesta = { autor: 'staff', fecha: daysAgo(0.1) };
      const batch = db.batch();
      batch.update(record, { estadoCredito: 'pendiente' });
      batch.set(db.doc(`expedientes/${step.uid}`), { propuesta }, { merge: true });
      return void (await batch.commit().catch(() => {}));
    }
    case 'erase':
      return void (await eraseRequest(db, accounts, step.uid));
    case 'delete':
      return void (await record.delete());
    case 'event':
      return keepSummary(db, step.uid);
  }
}

it('the summaries are the same kept request by request as made from scratch', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.shuffledSubarray(uids, { minLength: 4 }), async (all, order) => {
      await clear();
      for (const step of all) await run(step);
      // Every event arrives at last.
      for (const each of order) await keepSummary(db, each);
      const kept = [await stored('resumen'), await stored('aportes')];
      await rebuildSummaries(db);
      expect([await stored('resumen'), await stored('aportes')]).toEqual(kept);
      // An event that arrives once more changes nothing.
      await keepSummary(db, uids[0] ?? '');
      expect(await stored('resumen')).toEqual(kept[0]);
    }),
    { numRuns: 8 },
  );
});
