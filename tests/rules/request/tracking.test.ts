import { deepEqual } from 'node:assert/strict';
import {
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { newCode } from '../../../src/domain/request/request-code';
import { accepted, refused } from '../../support/rules/rules-outcome';
import {
  admin,
  freshId,
  nobody,
  type Person,
  staff,
  visitor,
} from '../../support/rules/rules-people';
import {
  commit,
  loanRequest,
  placeTracked,
  requestWrites,
  trackerOf,
} from '../../support/rules/rules-records';

const people: readonly (readonly [string, () => Pick<Person, 'db'>])[] = [
  ['somebody without a session', () => ({ db: nobody })],
  ['a visitor', () => visitor()],
  ['staff', () => staff()],
];

/** The writes of a request whose record has this code. */
function withCode(who: Person, codigo: unknown) {
  return requestWrites(who, { ...loanRequest(who), codigo });
}

/** Forged contents of a tracker. */
const forgeries: Record<string, DocumentData> = {
  'another game': { juego: 'fortnite' },
  'another state': { estado: 'retirado' },
  'an earlier time of the request': { enviada: Timestamp.fromMillis(1) },
  'more time for the bank': { plazo: 73 },
  'an earlier time of the change': { actualizada: Timestamp.fromMillis(1) },
  'a reason': { motivo: 'historial' },
  'something that is needed': { necesita: 'cedula' },
  'an extra field': { nombre: 'Ana Pérez' },
  'an end of its own': { expira: Timestamp.fromMillis(1) },
  'an undone decision': { anterior: { estado: 'rechazado' } },
  'a state under the name that the record gives it': { estadoCredito: 'pendiente' },
  'a time under the name that the record gives it': { registro: serverTimestamp() },
  'the time of a change under the name that the record gives it': {
    actualizado: serverTimestamp(),
  },
  'a decision': { decision: {} },
  'decisions that were undone': { decisiones: {} },
  questions: { preguntas: {} },
};

describe('seguimiento: a request is sent with its tracker', () => {
  test('as the product writes it, and anybody who has the code reads it', async () => {
    const ana = visitor();
    const writes = requestWrites(ana);
    await accepted(commit(ana, writes));
    for (const [, open] of people) {
      const tracker = await accepted(getDoc(doc(open().db, writes[2].path)));
      deepEqual(Object.keys(tracker.data() ?? {}).sort(), Object.keys(trackerOf({})).sort());
    }
  });

  for (const [name, changes] of Object.entries(forgeries)) {
    test(`refused: a tracker with ${name}`, async () => {
      const ana = visitor();
      const [record, mail, { path, data }, code] = requestWrites(ana);
      const tracker = { path, data: { ...data, ...changes } };
      await refused(commit(ana, [record, mail, tracker, code]));
    });
  }

  test('refused: a tracker without one of its fields', async () => {
    for (const field of Object.keys(trackerOf({}))) {
      const ana = visitor();
      const [record, mail, { path, data }, code] = requestWrites(ana);
      const { [field]: _, ...rest } = data;
      await refused(commit(ana, [record, mail, { path, data: rest }, code]));
    }
  });

  test('refused: a request without its tracker, or without its entry in codigos', async () => {
    const ana = visitor();
    const [record, mail, tracker, code] = requestWrites(ana);
    await refused(commit(ana, [record, mail, code]));
    await refused(commit(ana, [record, mail, tracker]));
    await refused(commit(ana, [record, mail]));
  });

  test('refused: a tracker under another code than the record’s', async () => {
    const ana = visitor();
    const [record, mail, tracker, code] = requestWrites(ana);
    const other = newCode();
    const elsewhere = [
      { ...tracker, path: `seguimiento/${other}` },
      { ...code, path: `codigos/${other}` },
    ];
    await refused(commit(ana, [record, mail, ...elsewhere]));
    await refused(commit(ana, [record, mail, tracker, code, ...elsewhere]));
  });

  test('refused: a code without the time of the change in the record', async () => {
    for (const actualizado of [Timestamp.now(), Timestamp.fromMillis(1), null]) {
      const ana = visitor();
      const [record, mail, tracker, code] = requestWrites(ana, {
        ...loanRequest(ana),
        actualizado,
      });
      await refused(commit(ana, [record, mail, tracker, code]));
      const inTime = { ...tracker.data, actualizada: serverTimestamp() };
      await refused(commit(ana, [record, mail, { ...tracker, data: inTime }, code]));
    }
  });
});

describe('codigos: whose a code is', () => {
  const wrong: Record<string, (good: string) => unknown> = {
    'in small letters': (good) => good.toLowerCase(),
    'without its beginning': (good) => good.slice(3),
    'that is too short': (good) => good.slice(0, -1),
    'that is too long': (good) => `${good}2`,
    'without its hyphens': (good) => good.replaceAll('-', ''),
    'with a letter that is easily mistaken': (good) => `${good.slice(0, -1)}O`,
    'with a line break after it': (good) => `${good}\n`,
    'that is easily guessed': () => '1',
    'that is a number': () => 7,
    'that is nothing': () => null,
  };
  for (const [name, codeLike] of Object.entries(wrong)) {
    test(`refused: a code ${name}`, async () => {
      const ana = visitor();
      await refused(commit(ana, withCode(ana, codeLike(newCode()))));
    });
  }

  test('refused: the code of another request, tracker and all', async () => {
    const { code } = await placeTracked();
    const ana = visitor();
    const writes = withCode(ana, code);
    await refused(commit(ana, writes));
    await refused(commit(ana, writes.slice(0, 4)));
    await refused(commit(ana, writes.slice(0, 3)));
  });

  test('refused: an entry for another uid, with an extra field, or empty', async () => {
    for (const data of [{ id: freshId() }, { id: 'OWN', correo: 'a@example.com' }, {}]) {
      const ana = visitor();
      const [record, mail, tracker, { path }] = requestWrites(ana);
      const id = 'id' in data && data.id !== 'OWN' ? data.id : ana.uid;
      const entry = { path, data: 'id' in data ? { ...data, id } : data };
      await refused(commit(ana, [record, mail, tracker, entry]));
    }
  });

  test('refused: keeping a second code beside one’s own, with a request or after it', async () => {
    const ana = visitor();
    const second = { path: `codigos/${newCode()}`, data: { id: ana.uid } };
    await refused(commit(ana, [...requestWrites(ana), second]));
    await accepted(commit(ana, requestWrites(ana)));
    await refused(commit(ana, [second]));
  });

  test('refused: an entry without a request', async () => {
    for (const who of [visitor(), staff()])
      await refused(commit(who, [{ path: `codigos/${newCode()}`, data: { id: who.uid } }]));
    await refused(setDoc(doc(nobody, `codigos/${newCode()}`), { id: freshId() }));
  });
});

describe('seguimiento: without its record', () => {
  test('refused: a tracker written alone, by anybody', async () => {
    for (const [, open] of people) {
      const data = trackerOf({
        ...loanRequest(visitor()),
        registro: serverTimestamp(),
        actualizado: serverTimestamp(),
      });
      await refused(commit(open(), [{ path: `seguimiento/${newCode()}`, data }]));
    }
  });

  test('refused: a tracker that is made again, as the record was when it changed', async () => {
    const { uid, code } = await placeTracked();
    const path = `seguimiento/${code}`;
    const data = (await getDoc(doc(admin, path))).data() ?? {};
    await deleteDoc(doc(admin, path));
    for (const who of [visitor({}, uid), visitor(), staff(), { db: nobody }])
      await refused(commit(who, [{ path, data }]));
  });

  test('refused: a change by its owner, a stranger or staff, and the same again', async () => {
    const { uid, code } = await placeTracked();
    const path = `seguimiento/${code}`;
    const stored = (await getDoc(doc(admin, path))).data() ?? {};
    const changes: readonly DocumentData[] = [
      {},
      { estado: 'aprobado' },
      { estado: 'aprobado', actualizada: serverTimestamp() },
      { actualizada: serverTimestamp() },
      ...Object.values(forgeries),
    ];
    for (const who of [visitor({}, uid), visitor(), staff(), { db: nobody }])
      for (const change of changes)
        await refused(commit(who, [{ path, data: { ...stored, ...change } }]));
  });

  test('guessing codes: 500 wrong ones reveal nothing', async () => {
    await placeTracked();
    const found = await Promise.all(
      Array.from({ length: 500 }, async () =>
        (await getDoc(doc(nobody, `seguimiento/${newCode()}`))).exists(),
      ),
    );
    deepEqual(found.filter(Boolean), []);
  });
});
