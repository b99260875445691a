import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { waiting } from '../../support/rules/rules-acts';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { freshId, impostors, staff, visitor } from '../../support/rules/rules-people';
import {
  minutesFromNow,
  type ProofCase,
  placeProofCase,
  proofCase,
  proofWrite,
} from '../../support/rules/rules-proofs';
import { commit, place, withAnother } from '../../support/rules/rules-records';

/** Stores a case and adds its proof as the visitor. */
async function add(made: ProofCase) {
  const uid = await placeProofCase(made);
  return commit(visitor({}, uid), [proofWrite(uid, made)]);
}

/** One line of this kind, with what the publisher says and what the visitor answered. */
function oneLine(tipo: string, valor: number, answered: number, said = 'exacto'): ProofCase {
  const made = proofCase(1);
  return {
    record: { atributos: { a: answered } },
    proof: { ...made.proof, lineas: { a: { valor, tipo } } },
    added: { ...made.added, lineas: { a: said } },
  };
}

const withAdded = (changes: DocumentData, made = proofCase(2)): ProofCase => ({
  ...made,
  added: { ...made.added, ...changes },
});

describe('users: a proof is added to the own open request', () => {
  test('while it is pending and while the bank waits for an answer', async () => {
    await accepted(add(proofCase(3)));
    await accepted(add(proofCase(3, waiting())));
  });

  test('with some of its lines only', async () => {
    await accepted(add(withAdded({ lineas: { b: 'exacto' } })));
  });

  for (const estadoCredito of ['aprobado', 'rechazado', 'retirado', 'sinRespuesta'])
    test(`refused: ${estadoCredito}`, () => refused(add(proofCase(1, { estadoCredito }))));

  test('refused: by anybody else', async () => {
    const made = proofCase(1);
    const uid = await placeProofCase(made);
    const linked = visitor({ firebase: { sign_in_provider: 'password' } }, uid);
    const others = [visitor(), staff(), linked, ...impostors.map(([, open]) => open())];
    for (const other of others) await refused(commit(other, [proofWrite(uid, made)]));
  });

  test('refused: with another change', async () => {
    const made = proofCase(1);
    const uid = await placeProofCase(made);
    const { path, data } = proofWrite(uid, made);
    for (const change of [{ atributos: { a: 10, robux: 1 } }, { nota: 'x' }])
      await refused(
        commit(visitor({}, uid), [{ path, data: { ...data, ...change }, change: true }]),
      );
    for (const write of withAnother({ path, data, change: true }))
      await refused(commit(visitor({}, uid), [write]));
  });

  test('refused: without a proof, with another’s, or with that of another game', async () => {
    const made = proofCase(1);
    const uid = freshId();
    await place(`users/${uid}`, { ...made.record, juego: 'roblox', estadoCredito: 'pendiente' });
    const attempt = () => commit(visitor({}, uid), [proofWrite(uid, made)]);
    await place(`pruebas/${freshId()}_roblox`, made.proof);
    await place(`pruebas/${uid}_warcraft`, made.proof);
    await refused(attempt());
    await place(`pruebas/${uid}_roblox`, made.proof);
    await accepted(attempt());
  });

  test('refused: once the proof has expired, or only its verdict is left', async () => {
    const made = proofCase(1);
    await refused(add({ ...made, proof: { ...made.proof, expira: minutesFromNow(-0.1) } }));
    const { cuenta, fecha } = made.proof;
    await refused(add({ ...made, proof: { cuenta, fecha, cuantas: 1 } }));
  });

  const forgeries: Record<string, DocumentData> = {
    'another account': { cuenta: '#OTHER' },
    'another time': { fecha: minutesFromNow(-20) },
    'more than it holds': { nota: 'x' },
    'no line': { lineas: {} },
    'a line without an answer and a fact': { lineas: { a: 'exacto', z: 'exacto' } },
    'lines that are no words': { lineas: { a: true } },
  };
  for (const [name, changes] of Object.entries(forgeries))
    test(`refused: ${name}`, () => refused(add(withAdded(changes))));

  test('refused: without account, time or lines', async () => {
    for (const field of ['cuenta', 'fecha', 'lineas']) {
      const { [field]: _, ...added } = proofCase(1).added;
      await refused(add({ ...proofCase(1), added }));
    }
  });
});

describe('users: every proven line is as the publisher says', () => {
  for (const lines of [1, 2, 3, 4, 5, 6])
    test(`each of ${lines}`, async () => {
      const made = proofCase(lines);
      await accepted(add(made));
      for (const [id, answer] of Object.entries(made.record.atributos)) {
        const atributos = { ...made.record.atributos, [id]: Number(answer) + 1 };
        await refused(add({ ...made, record: { atributos } }));
      }
    });

  test('refused: more than six', () => refused(add(proofCase(7))));

  // The publisher's kind and number, the answer, and whether that is proven.
  const table: readonly (readonly [string, number, number, boolean])[] = [
    ['exacto', 15, 15, true],
    ['exacto', 15, 14, false],
    ['exacto', 15, 16, false],
    ['exacto', 0, 0, false],
    ['alMenos', 1285, 1, true],
    ['alMenos', 1285, 1000, true],
    ['alMenos', 1285, 1285, true],
    ['alMenos', 1285, 1286, false],
    ['alMenos', 1285, 9_999_999, false],
    ['alMenos', 1285, 0, false],
    ['alMenos', 0, 0, false],
    ['alMenos', 0, 15, false],
    ['comoMucho', 15, 14, false],
    ['comoMucho', 15, 15, false],
    ['comoMucho', 15, 16, false],
  ];
  for (const [tipo, valor, answered, isProven] of table)
    test(`${answered} is ${isProven ? '' : 'not '}proven by ${tipo} ${valor}`, async () => {
      const added = add(oneLine(tipo, valor, answered));
      await (isProven ? accepted(added) : refused(added));
    });

  test('refused: another mark than that of a proven line', async () => {
    for (const said of ['alMenos', 'comoMucho', 'declarado'])
      await refused(add(oneLine('alMenos', 15, 15, said)));
  });
});

describe('users: a proof is added once, and once more after a question', () => {
  const earlier = { cuenta: '#OLD', lineas: { a: 'exacto' } };

  test('refused: a second one', () =>
    refused(add(proofCase(1, { prueba: { ...earlier, fecha: minutesFromNow(-60) } }))));

  test('after a question that came later than the first', async () => {
    const asked = { ...waiting(2) };
    await accepted(
      add(proofCase(1, { ...asked, prueba: { ...earlier, fecha: minutesFromNow(-60) } })),
    );
    await refused(
      add(proofCase(1, { ...asked, prueba: { ...earlier, fecha: minutesFromNow(-0.5) } })),
    );
  });

  test('in place of one of before that proves nothing', async () => {
    const before = { cuenta: '#OLD', fecha: minutesFromNow(-60), lineas: { a: 'alMenos' } };
    await accepted(add(proofCase(1, { prueba: before })));
  });

  test('refused: once the question is answered', async () => {
    const { preguntas } = waiting(1);
    const prueba = { ...earlier, fecha: minutesFromNow(-60) };
    for (const estadoCredito of ['pendiente', 'porConfirmar'])
      await refused(add(proofCase(1, { estadoCredito, preguntas, prueba })));
  });
});

describe('pruebas: written by a function only', () => {
  test('the owner reads it, also if there is none; nobody else does', async () => {
    const uid = await placeProofCase(proofCase(1));
    const path = `pruebas/${uid}_roblox`;
    await accepted(getDoc(doc(visitor({}, uid).db, path)));
    await accepted(getDoc(doc(visitor({}, uid).db, `pruebas/${uid}_warcraft`)));
    for (const { db } of [visitor(), staff(), ...impostors.map(([, open]) => open())]) {
      await refused(getDoc(doc(db, path)));
      await refused(getDocs(query(collection(db, 'pruebas'), limit(1))));
    }
  });

  test('an expired one is hidden', async () => {
    const { record, proof } = proofCase(1);
    const uid = await placeProofCase({ record, proof: { ...proof, expira: minutesFromNow(-0.1) } });
    await refused(getDoc(doc(visitor({}, uid).db, `pruebas/${uid}_roblox`)));
  });

  test('refused: writing or deleting one, by anybody', async () => {
    const { record, proof } = proofCase(1);
    const uid = await placeProofCase({ record, proof });
    for (const { db } of [visitor({}, uid), staff()]) {
      for (const path of [`pruebas/${uid}_roblox`, `pruebas/${uid}_warcraft`])
        await refused(setDoc(doc(db, path), proof));
      await refused(deleteDoc(doc(db, `pruebas/${uid}_roblox`)));
    }
  });

  test('refused: seeing or changing attempts and challenges', async () => {
    const ana = visitor();
    for (const path of [`intentos/${freshId()}`, `retos/${ana.uid}_roblox`])
      for (const { db } of [ana, staff()]) {
        await refused(getDoc(doc(db, path)));
        await refused(setDoc(doc(db, path), { veces: [] }));
      }
  });
});
