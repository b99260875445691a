import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { newCode } from '../../../src/domain/request/request-code';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { nobody, staff, visitor } from '../../support/rules/rules-people';
import { commit, place, signUp, signUpWrites } from '../../support/rules/rules-records';

describe('bajas: whose subscription a code ends', () => {
  test('nobody reads it, or changes it', async () => {
    const ana = visitor();
    const made = signUp(ana);
    await accepted(commit(ana, signUpWrites(ana, made)));
    for (const db of [nobody, ana.db, staff().db]) {
      const stored = doc(db, `bajas/${made.subscriber.baja}`);
      await refused(getDoc(stored));
      await refused(getDocs(collection(db, 'bajas')));
      await refused(setDoc(stored, { clave: made.key }));
      await refused(deleteDoc(stored));
    }
  });

  test('refused: without a sign-up, for somebody else’s, or under another code', async () => {
    const ana = visitor();
    const made = signUp(ana);
    const [, , , ending] = signUpWrites(ana, made);
    await refused(commit(ana, [ending]));
    await place(`subscriptores/${made.key}`, made.subscriber);
    await refused(commit(ana, [{ ...ending, path: `bajas/${newCode()}` }]));
  });

  test('refused: with a second code, or with more than the key', async () => {
    const ana = visitor();
    const writes = signUpWrites(ana, signUp(ana));
    const [subscriber, quota, , ending] = writes;
    await refused(commit(ana, [...writes, { ...ending, path: `bajas/${newCode()}` }]));
    const more = { ...ending, data: { ...ending.data, correo: 'eva@example.com' } };
    await refused(commit(ana, [subscriber, quota, more]));
    await accepted(commit(ana, writes));
  });
});
