import { deleteDoc, doc, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { beforeAll, describe, test } from 'vitest';
import { MAX_EMAIL, MAX_TEXT } from '../../src/domain/fields';
import { MAX_REQUEST_VALUE } from '../../src/domain/quote';
import { enforceCommittedRules } from '../support/rules-emulator';
import { accepted, refused } from '../support/rules-outcome';
import { nobody, staff, visitor } from '../support/rules-people';
import {
  commit,
  loanRequest,
  place,
  placeRequest,
  requestMail,
  sendRequest,
  without,
} from '../support/rules-records';

beforeAll(enforceCommittedRules);

const longestEmail = `${'a'.repeat(MAX_EMAIL - '@example.com'.length)}@example.com`;
const consent = { version: '2026-11', idioma: 'es', fecha: serverTimestamp(), mercadeo: false };

describe('users: a visitor may send one request', () => {
  const possible: Record<string, Record<string, unknown>> = {
    'as the product writes it': {},
    'in English': { idioma: 'en', consentimiento: { ...consent, idioma: 'en', mercadeo: true } },
    'with the longest name': { nombre: 'a'.repeat(MAX_TEXT) },
    'with a name of one letter in any script': { nombre: '李', nickname: '🎮 ñ' },
    'with the longest e-mail address': { correo: longestEmail },
    'with an address of many kinds of characters': { correo: "o'b_1%+-.x@a-b.example.do" },
    'with the shortest document': { cedula: 'A-123' },
    'with the longest document': { cedula: '1'.repeat(20) },
    'of the smallest value': { valor: 1 },
    'of the largest value': { valor: MAX_REQUEST_VALUE },
    'under later rates': { versionTarifas: 12 },
    'under a longer name of the text agreed to': {
      consentimiento: { ...consent, version: 'v'.repeat(20) },
    },
  };
  for (const [name, changes] of Object.entries(possible)) {
    test(name, async () => {
      const ana = visitor();
      await accepted(sendRequest(ana, { ...loanRequest(ana), ...changes }));
    });
  }
});

describe('users: fields that are extra, oversized or wrong-typed', () => {
  const impossible: Record<string, Record<string, unknown>> = {
    'an extra field': { rol: 'staff' },
    'a decision of its own making': { decision: { autor: 'me', fecha: serverTimestamp() } },
    'an empty name': { nombre: '' },
    'an oversized name': { nombre: 'a'.repeat(MAX_TEXT + 1) },
    'a name with a space before it': { nombre: ' Ana' },
    'a name with a space after it': { nombre: 'Ana ' },
    'markup in a name shown to staff': { nombre: '<b>Ana' },
    'the end of markup in a name': { nombre: 'Ana>' },
    'a line break in a name': { nombre: 'Ana\nPérez' },
    'a control character in a name': { nombre: 'Ana\u0000' },
    'a C1 control character in a name': { nombre: 'Ana\u0085Pérez' },
    'a name that is a number': { nombre: 7 },
    'a name that is a list': { nombre: ['Ana'] },
    'no name at all': { nombre: null },
    'markup in a player name': { nickname: '<script>' },
    'a player name that is a map': { nickname: { es: 'ana' } },
    'an oversized e-mail address': { correo: `a${longestEmail}` },
    'an e-mail address in capitals': { correo: 'Ana@example.com' },
    'an e-mail address without an at sign': { correo: 'ana.example.com' },
    'an e-mail address without a domain': { correo: 'ana@example' },
    'several recipients in one string': { correo: 'ana@example.com,eva@example.com' },
    'several recipients, by semicolon': { correo: 'ana@example.com; eva@example.com' },
    'several recipients, by line': { correo: 'ana@example.com\neva@example.com' },
    'a line break after the address': { correo: 'ana@example.com\n' },
    'a name beside the address': { correo: 'ana <ana@example.com>' },
    'a list of addresses': { correo: ['ana@example.com'] },
    'a document that is too short': { cedula: '1234' },
    'a document that is too long': { cedula: '1'.repeat(21) },
    'a document with a space': { cedula: '001 1234567' },
    'a formula for a spreadsheet cell in a document': { cedula: '=1+1+1' },
    'a document that is a number': { cedula: 12345678901 },
    'self-approval: a request that begins as approved': { estadoCredito: 'aprobado' },
    'the id of somebody else': { id: 'somebodyElse' },
    'a client-made time of the request': { registro: Timestamp.now() },
    'a client-made time of the session': { ulTimoingreso: serverTimestamp() },
    'a session that is not anonymous': { esAnonimo: false },
    'a value of 0': { valor: 0 },
    'a value above the largest': { valor: MAX_REQUEST_VALUE + 1 },
    'a value with a fraction of a cent': { valor: 10.5 },
    'a value in words': { valor: '1250' },
    'a version of the rates of 0': { versionTarifas: 0 },
    'a version of the rates with a fraction': { versionTarifas: 1.5 },
    'a language that the product does not speak': { idioma: 'fr' },
    'no consent': { consentimiento: null },
    'an extra field in the consent': { consentimiento: { ...consent, nota: 'x' } },
    'a consent without a version': { consentimiento: without(consent, 'version') },
    'an empty version of the consent': { consentimiento: { ...consent, version: '' } },
    'an oversized version of the consent': {
      consentimiento: { ...consent, version: 'v'.repeat(21) },
    },
    'a consent to a version in words': { consentimiento: { ...consent, version: 'La última' } },
    'a consent in another language': { consentimiento: { ...consent, idioma: 'fr' } },
    'a client-made time of consent': { consentimiento: { ...consent, fecha: Timestamp.now() } },
    'an answer on marketing that is not yes or no': {
      consentimiento: { ...consent, mercadeo: 'no' },
    },
  };
  for (const [name, changes] of Object.entries(impossible)) {
    test(`refused: ${name}`, async () => {
      const ana = visitor();
      const record = loanRequest(ana);
      await refused(sendRequest(ana, { ...record, ...changes }, requestMailOf(changes, record)));
    });
  }

  for (const field of Object.keys(loanRequest(visitor()))) {
    test(`refused: a missing field, ${field}`, async () => {
      const ana = visitor();
      const record = loanRequest(ana);
      await refused(sendRequest(ana, without(record, field), requestMail(record)));
    });
  }
});

/** A mail that nothing is wrong with but the record: to its own address, in its own language. */
function requestMailOf(changes: Record<string, unknown>, record: Record<string, unknown>) {
  return requestMail({ ...record, ...('correo' in changes ? { correo: changes.correo } : {}) });
}

describe('users: one request per visitor, and nothing after it', () => {
  test('refused: a request without its mail', async () => {
    const ana = visitor();
    await refused(commit(ana, [{ path: `users/${ana.uid}`, data: loanRequest(ana) }]));
  });

  test('refused: a request whose mail was there before', async () => {
    const ana = visitor();
    await place(`mail/${ana.uid}`, requestMail(loanRequest(ana)));
    await refused(commit(ana, [{ path: `users/${ana.uid}`, data: loanRequest(ana) }]));
  });

  test('refused: a request in the name of somebody else', async () => {
    const [ana, eva] = [visitor(), visitor()];
    const record = { ...loanRequest(ana), id: eva.uid };
    await refused(
      commit(ana, [
        { path: `users/${eva.uid}`, data: record },
        { path: `mail/${eva.uid}`, data: requestMail(record) },
      ]),
    );
  });

  test('refused: a request without a session', async () => {
    const ana = visitor();
    await refused(sendRequest({ ...ana, db: nobody }));
  });

  test('refused: a request by staff', async () => {
    await refused(sendRequest(staff()));
  });

  test('overwrite: refused for a second request', async () => {
    const ana = visitor();
    await accepted(sendRequest(ana));
    await refused(sendRequest(ana));
    await refused(commit(ana, [{ path: `users/${ana.uid}`, data: loanRequest(ana) }]));
  });

  test('self-approval: refused for a visitor', async () => {
    const uid = await placeRequest();
    const ana = visitor({}, uid);
    await refused(updateDoc(doc(ana.db, `users/${uid}`), { estadoCredito: 'aprobado' }));
  });

  test('refused: a change of the own value', async () => {
    const uid = await placeRequest();
    await refused(updateDoc(doc(visitor({}, uid).db, `users/${uid}`), { valor: 99_999 }));
  });

  test('delete: refused for everybody', async () => {
    const uid = await placeRequest();
    await refused(deleteDoc(doc(visitor({}, uid).db, `users/${uid}`)));
    await refused(deleteDoc(doc(staff().db, `users/${uid}`)));
  });
});
