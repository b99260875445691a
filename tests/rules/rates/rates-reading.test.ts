import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { impostors, nobody, staff, visitor } from '../../support/rules/rules-people';
import { place } from '../../support/rules/rules-records';
import { MEMBERS } from '../../support/rules/rules-staff';

const reader = () => staff({ roles: ['lectura'] });
const others = () => [
  nobody,
  visitor().db,
  staff({}, MEMBERS.removed.uid).db,
  ...impostors.map(([, open]) => open().db),
];

test('rates and their versions are read by everybody, the list of versions by staff', async () => {
  await place('tarifas/roblox/versiones/1', { version: 1 });
  for (const db of others()) {
    await accepted(getDoc(doc(db, 'tarifas/roblox')));
    await accepted(getDoc(doc(db, 'tarifas/roblox/versiones/1')));
    await refused(getDocs(collection(db, 'tarifas/roblox/versiones')));
    await refused(getDocs(collection(db, 'tarifas')));
  }
  await accepted(getDocs(collection(reader().db, 'tarifas/roblox/versiones')));
  await refused(getDocs(collection(reader().db, 'tarifas')));
});

test('a draft of rates is read by staff and by nobody else', async () => {
  await accepted(getDoc(doc(reader().db, 'borradores/roblox')));
  await accepted(getDocs(collection(reader().db, 'borradores')));
  for (const db of others()) await refused(getDoc(doc(db, 'borradores/roblox')));
});

test('terms of a loan are read by everybody, versions and draft by staff', async () => {
  const paths = ['condiciones/prestamo/versiones/1', 'condiciones/borrador'];
  for (const db of others()) {
    await accepted(getDoc(doc(db, 'condiciones/prestamo')));
    for (const path of paths) await refused(getDoc(doc(db, path)));
    await refused(getDocs(collection(db, 'condiciones/prestamo/versiones')));
    await refused(getDocs(collection(db, 'condiciones')));
  }
  for (const path of paths) await accepted(getDoc(doc(reader().db, path)));
  await accepted(getDocs(collection(reader().db, 'condiciones/prestamo/versiones')));
  await refused(getDocs(collection(reader().db, 'condiciones')));
});
