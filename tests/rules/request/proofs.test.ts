import { doc, getDoc, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { impostors, staff, visitor } from '../../support/rules/rules-people';
import { place, placeRequest } from '../../support/rules/rules-records';

/** A proof that counts for so many minutes more. */
const proofFor = (minutes: number) => ({
  cuenta: '#2PP0LQ8VY',
  nombre: 'Ana',
  lineas: { robux: { valor: 10, tipo: 'exacto' } },
  fecha: Timestamp.fromMillis(Date.now() - 30 * 60_000),
  expira: Timestamp.fromMillis(Date.now() + minutes * 60_000),
});

/** Stores a request with the proof of its account, and resolves to its uid. */
async function placeProof(minutes: number): Promise<string> {
  const uid = await placeRequest();
  await place(`pruebas/${uid}_roblox`, proofFor(minutes));
  return uid;
}

describe('pruebas: written by a function only', () => {
  test('the owner reads it, also if there is none; nobody else does', async () => {
    const uid = await placeProof(60);
    const path = `pruebas/${uid}_roblox`;
    await accepted(getDoc(doc(visitor({}, uid).db, path)));
    await accepted(getDoc(doc(visitor({}, uid).db, `pruebas/${uid}_warcraft`)));
    for (const { db } of [visitor(), staff(), ...impostors.map(([, open]) => open())])
      await refused(getDoc(doc(db, path)));
  });

  test('an expired one is hidden', async () => {
    const uid = await placeProof(-0.1);
    await refused(getDoc(doc(visitor({}, uid).db, `pruebas/${uid}_roblox`)));
  });
});
