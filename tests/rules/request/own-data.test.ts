import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import {
  correctionWrites,
  placeOpen,
  promotionsWrites,
  type StoredRequest,
  withdrawalWrites,
  writesOf,
} from '../../support/rules/rules-acts';
import { refused } from '../../support/rules/rules-outcome';
import { freshId, visitor } from '../../support/rules/rules-people';
import { commit, mailTo, place } from '../../support/rules/rules-records';

const freshAddress = () => `${freshId()}@example.com`;

/** An act of the visitor whose record is changed in this way as well. */
function changed(act: ReturnType<typeof correctionWrites>, change: DocumentData) {
  const record = { ...act.record, data: { ...act.record.data, ...change } };
  return writesOf({ ...act, record });
}

const ownerOf = ({ uid }: StoredRequest) => visitor({}, uid);

describe('users: a withdrawal', () => {
  test('refused: with more than its time', async () => {
    const request = await placeOpen();
    const retiro = { fecha: serverTimestamp(), motivo: 'x' };
    await refused(commit(ownerOf(request), changed(withdrawalWrites(request), { retiro })));
    await refused(commit(ownerOf(request), changed(withdrawalWrites(request), { retiro: {} })));
  });
});

describe('users: a corrected address', () => {
  test('refused: a second one, the mail of the first being there or not', async () => {
    const correccion = { anterior: freshAddress(), fecha: Timestamp.now() };
    const request = await placeOpen({ correccion });
    await refused(commit(ownerOf(request), writesOf(correctionWrites(request))));
    const other = await placeOpen();
    await place(`mail/${other.uid}_correo`, mailTo(other.correo, 'email-corrected'));
    const { mail, ...unmailed } = correctionWrites(other);
    await refused(commit(ownerOf(other), writesOf(unmailed)));
  });

  for (const correo of ['ana', 'Ana@example.com', 'a@example.com,b@example.com', '', 'a b@x.do']) {
    test(`refused: "${correo}"`, async () => {
      const request = await placeOpen();
      await refused(commit(ownerOf(request), writesOf(correctionWrites(request, correo))));
    });
  }

  test('refused: the same again', async () => {
    const request = await placeOpen();
    await refused(commit(ownerOf(request), writesOf(correctionWrites(request, request.correo))));
  });

  test('refused: with another earlier address, without it, or with more', async () => {
    const request = await placeOpen();
    const fecha = serverTimestamp();
    const forgeries: readonly DocumentData[] = [
      { anterior: freshAddress(), fecha },
      { fecha },
      { anterior: request.correo, fecha, motivo: 'x' },
    ];
    for (const correccion of forgeries)
      await refused(commit(ownerOf(request), changed(correctionWrites(request), { correccion })));
  });
});

describe('users: the agreement to promotions', () => {
  const agreed = {
    version: '2026-11',
    buro: '2026-11',
    versionMercadeo: '2026-11',
    idioma: 'es',
    fecha: Timestamp.fromMillis(Date.now() - 60_000),
    mercadeo: true,
  };
  const placeAgreed = (changes: DocumentData = {}) =>
    placeOpen({ consentimiento: { ...agreed, ...changes } });

  test('refused: if there is none to withdraw, or none any more', async () => {
    const retiroMercadeo = Timestamp.now();
    for (const changes of [{ mercadeo: false }, { mercadeo: false, retiroMercadeo }]) {
      const request = await placeAgreed(changes);
      await refused(commit(ownerOf(request), writesOf(promotionsWrites(request))));
    }
  });

  test('refused: giving it, with or without a time', async () => {
    for (const mercadeo of [false, true]) {
      const request = await placeAgreed({ mercadeo });
      const made = promotionsWrites(request);
      await refused(commit(ownerOf(request), changed(made, { 'consentimiento.mercadeo': true })));
      const { path } = made.record;
      const given = { path, data: { 'consentimiento.mercadeo': true }, change: true };
      await refused(commit(ownerOf(request), [given]));
    }
  });

  test('refused: with the rest of the consent changed', async () => {
    const changes: readonly DocumentData[] = [
      { 'consentimiento.version': '2020-01' },
      { 'consentimiento.buro': '2020-01' },
      { 'consentimiento.fecha': serverTimestamp() },
      { 'consentimiento.idioma': 'en' },
      { 'consentimiento.nota': 'x' },
    ];
    for (const change of changes) {
      const request = await placeAgreed();
      await refused(commit(ownerOf(request), changed(promotionsWrites(request), change)));
    }
  });

  test('refused: without its time', async () => {
    const request = await placeAgreed();
    const { path } = promotionsWrites(request).record;
    const data = { 'consentimiento.mercadeo': false };
    await refused(commit(ownerOf(request), [{ path, data, change: true }]));
  });
});
