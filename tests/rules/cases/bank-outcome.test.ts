import { serverTimestamp } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { analyst, reviewer } from '../../support/rules/rules-cases';
import { refused } from '../../support/rules/rules-outcome';
import { staff, visitor } from '../../support/rules/rules-people';
import { commit, placeTracked } from '../../support/rules/rules-records';

const banco = { estado: 'desembolsado', fecha: serverTimestamp() };

test('what the core system told of an approval is written by nobody here', async () => {
  const { uid, code } = await placeTracked({ estadoCredito: 'aprobado' });
  const everybody = [visitor({}, uid), analyst(), reviewer(), staff({ roles: ['admin'] })];
  for (const who of everybody)
    for (const path of [`users/${uid}`, `seguimiento/${code}`])
      await refused(commit(who, [{ path, data: { banco }, change: true }]));
});
