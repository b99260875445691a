import { collection, doc, getDoc, getDocs, limit, query } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { freshNumber, placeComplaint } from '../../support/rules/rules-complaints';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { nobody, staff, visitor } from '../../support/rules/rules-people';
import { place } from '../../support/rules/rules-records';

describe('reclamos: who reads them', () => {
  test('the session reads its own and its list, staff read and list all', async () => {
    const ana = visitor();
    const number = await placeComplaint({ id: ana.uid });
    await place(`misReclamos/${ana.uid}`, { numeros: [number, freshNumber()], ultima: new Date() });
    const worker = staff({ roles: ['lectura'] });
    await accepted(getDoc(doc(ana.db, `reclamos/${number}`)));
    await accepted(getDoc(doc(ana.db, `misReclamos/${ana.uid}`)));
    await accepted(getDoc(doc(worker.db, `reclamos/${number}`)));
    for (const db of [visitor().db, nobody]) {
      await refused(getDoc(doc(db, `reclamos/${number}`)));
      await refused(getDoc(doc(db, `misReclamos/${ana.uid}`)));
    }
    await refused(getDocs(query(collection(ana.db, 'reclamos'), limit(1))));
    await refused(getDoc(doc(worker.db, `misReclamos/${ana.uid}`)));
    const linked = staff({ staff: null }, ana.uid);
    await refused(getDoc(doc(linked.db, `reclamos/${number}`)));
  });
});
