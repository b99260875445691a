import { serverTimestamp } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { decisionWrites, placeOpen, writesOf } from '../../support/rules/rules-acts';
import { analyst, reviewer } from '../../support/rules/rules-cases';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { staff, visitor } from '../../support/rules/rules-people';
import { commit } from '../../support/rules/rules-records';
import { placeDecided } from '../../support/rules/rules-undo';

const banco = { estado: 'desembolsado', fecha: serverTimestamp() };

test('what the core system told of an approval is written by nobody here', async () => {
  const { uid, code } = await placeDecided(analyst().uid, 'aprobado');
  const everybody = [visitor({}, uid), analyst(), reviewer(), staff({ roles: ['admin'] })];
  for (const who of everybody)
    for (const path of [`users/${uid}`, `seguimiento/${code}`])
      await refused(commit(who, [{ path, data: { banco }, change: true }]));
});

test('an approval does not bring along what the core system would tell', async () => {
  const who = reviewer();
  const writes = decisionWrites(who, await placeOpen());
  for (const part of ['record', 'tracker'] as const) {
    const forged = { ...writes[part], data: { ...writes[part]?.data, banco } };
    await refused(commit(who, writesOf({ ...writes, [part]: forged })));
  }
  await accepted(commit(who, writesOf(writes)));
});
