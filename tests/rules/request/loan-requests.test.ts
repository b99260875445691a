import { deleteDoc, doc, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { MAX_TEXT } from '../../../src/domain/fields/field-patterns';
import { MAX_REQUEST_VALUE } from '../../../src/domain/quote';
import { accepted, refused } from '../../support/rules/rules-outcome';
import { admin, freshId, nobody, provider, staff, visitor } from '../../support/rules/rules-people';
import {
  commit,
  loanRequest,
  place,
  requestMail,
  requestWrites,
  sendRequest,
  without,
} from '../../support/rules/rules-records';

/** The longest address allowed, with a unique local part. */
function longestEmail(): string {
  const labels = ['a'.repeat(63), 'b'.repeat(63), 'c'.repeat(58), 'do'].join('.');
  return `${freshId()}${'x'.repeat(32)}@${labels}`;
}

/** Answers for Roblox that are worth nothing. */
const nothing = { robux: 0, limitedItems: 0, nameLetters: 0, accountYears: 0, ugc: 0 };

const consent = {
  version: '2026-11',
  buro: '2026-11',
  versionMercadeo: '2026-11',
  idioma: 'es',
  fecha: serverTimestamp(),
  mercadeo: false,
};

describe('users: a visitor may send one request', () => {
  const possible: Record<string, Record<string, unknown>> = {
    'as the product writes it': {},
    'in English': { idioma: 'en', consentimiento: { ...consent, idioma: 'en', mercadeo: true } },
    'with the longest name': { nombre: 'a'.repeat(MAX_TEXT) },
    'with a name of two letters in any script': { nombre: '李 明', nickname: '🎮 ñ' },
    'with accents written as characters of their own': { nombre: 'Ange\u0301lica Nu\u0302\u0301n' },
    'with the longest player name': { nickname: '7'.repeat(MAX_TEXT) },
    'with a player name of digits': { nickname: '007' },
    'with a player name of one sign': { nickname: '*' },
    'with an address of many kinds of characters': {
      correo: `o'b_1%-.${freshId()}+x_@a-b.example.do`,
    },
    'with the shortest document': { cedula: 'A-123' },
    'with the longest document': { cedula: '1'.repeat(20) },
    'with a document of letters': { cedula: 'ABCDE' },
    'with a document of ten digits and hyphens': { cedula: '00-112345-67' },
    'with a document of eleven digits and a letter': { cedula: '00112345678A' },
    'with a Dominican telephone number': { telefono: '+18095550142' },
    'with a telephone number of another country': { telefono: '+34612345678' },
    'of the smallest value': { atributos: { ...nothing, robux: 1 }, valor: 1 },
    'of the largest value': {
      atributos: { ...nothing, limitedItems: 400_000 },
      valor: MAX_REQUEST_VALUE,
    },
  };
  test('with the longest e-mail address', async () => {
    const ana = visitor();
    await accepted(sendRequest(ana, { ...loanRequest(ana), correo: longestEmail() }));
  });

  test('as a page of before sends it, which does not declare', async () => {
    const ana = visitor();
    await accepted(sendRequest(ana, without(loanRequest(ana), 'declaracion')));
  });

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
    'a name of one letter': { nombre: 'A' },
    'a name of digits': { nombre: '12 34' },
    'a name of one letter and its accents': { nombre: 'A\u0301\u0302' },
    'two spaces in a name': { nombre: 'Ana  Pérez' },
    'two spaces in a player name': { nickname: 'ana  07' },
    'three marks on a letter': { nombre: 'Ana\u0301\u0302\u0303' },
    'three marks on a letter of a later word': { nombre: 'Ana Pa\u0301\u0302\u0303z' },
    'three marks on a letter of a player name': { nickname: 'a\u0301\u0302\u0303' },
    'a mark at the beginning of a name': { nombre: '\u0301Ana' },
    'an oversized player name': { nickname: 'a'.repeat(MAX_TEXT + 1) },
    'an empty player name': { nickname: '' },
    'a control character in a name': { nombre: 'Ana\u0000' },
    'a C1 control character in a name': { nombre: 'Ana\u0085Pérez' },
    'a name that is a number': { nombre: 7 },
    'a name that is a list': { nombre: ['Ana'] },
    'no name at all': { nombre: null },
    'markup in a player name': { nickname: '<script>' },
    'a player name that is a map': { nickname: { es: 'ana' } },
    'an oversized e-mail address': { correo: longestEmail().replace('.do', '.dom') },
    'an e-mail address of 65 characters before the at sign': {
      correo: `${'a'.repeat(65)}@example.com`,
    },
    'a label of 64 characters in a domain': { correo: `ana@${'a'.repeat(64)}.com` },
    'an e-mail address that begins with a hyphen': { correo: '-ana@example.com' },
    'an e-mail address that begins with a dot': { correo: '.ana@example.com' },
    'an e-mail address that ends its name with a dot': { correo: 'ana.@example.com' },
    'an e-mail address that ends its name with a plus sign': { correo: 'ana+@example.com' },
    'two dots in an e-mail address': { correo: 'ana..p@example.com' },
    'an e-mail address in capitals': { correo: 'Ana@example.com' },
    'an e-mail address without an at sign': { correo: 'ana.example.com' },
    'an e-mail address without a domain': { correo: 'ana@example' },
    'several recipients in one string': { correo: 'ana@example.com,eva@example.com' },
    'several recipients, by semicolon': { correo: 'ana@example.com; eva@example.com' },
    'several recipients, by line': { correo: 'ana@example.com\neva@example.com' },
    'a line break after the address': { correo: 'ana@example.com\n' },
    'a name beside the address': { correo: 'ana <ana@example.com>' },
    'a list of addresses': { correo: ['ana@example.com'] },
    'eleven digits in another form': { cedula: '00112345678' },
    'eleven digits with hyphens elsewhere': { cedula: '0011-234567-8' },
    'eleven equal digits': { cedula: '222-2222222-2' },
    'a hyphen beside eleven digits': { cedula: '001-1234567-8-' },
    'a document of hyphens': { cedula: '-----' },
    'a document in small letters': { cedula: 'ab-12345' },
    'a document with a space': { cedula: 'AB 12345' },
    'a document with digits of another script': { cedula: '٠٠١١٢٣٤' },
    'a document that is too short': { cedula: '1234' },
    'a document that is too long': { cedula: '1'.repeat(21) },
    'a formula for a spreadsheet cell in a document': { cedula: '=1+1+1' },
    'a document that is a number': { cedula: 12345678901 },
    'a telephone number as it is typed': { telefono: '809-555-0142' },
    'a telephone number without its plus sign': { telefono: '18095550142' },
    'an empty telephone number': { telefono: '' },
    'a telephone number that is a number': { telefono: 18_095_550_142 },
    'no telephone number, by name': { telefono: null },
    'a declaration of another version': { declaracion: '2025-01' },
    'a declaration that is no version': { declaracion: true },
    'a telephone number and an extra field': { telefono: '+18095550142', rol: 'staff' },
    'self-approval: a request that begins as approved': { estadoCredito: 'aprobado' },
    'a request that begins as declined': { estadoCredito: 'rechazado' },
    'the id of somebody else': { id: 'somebodyElse' },
    'an id that sorts before its own': { id: '0' },
    'a client-made time of the request': { registro: Timestamp.now() },
    'a client-made time of the session': { ulTimoingreso: serverTimestamp() },
    'a time before the session began': { ulTimoingreso: Timestamp.fromMillis(1) },
    'a session that is not anonymous': { esAnonimo: false },
    'a value of 0': { atributos: nothing, valor: 0 },
    'a value above the largest': {
      atributos: { ...nothing, robux: 1, limitedItems: 400_000 },
      valor: MAX_REQUEST_VALUE + 1,
    },
    'a forged value': { valor: 1_251 },
    'a value with a fraction of a cent': { valor: 10.5 },
    'a value in words': { valor: '1250' },
    'an unknown version of the rates': { versionTarifas: 99 },
    'a version of the rates in words': { versionTarifas: '1' },
    'a version of the rates of 0': { versionTarifas: 0 },
    'a version of the rates with a fraction': { versionTarifas: 1.5 },
    'a language that the product does not speak': { idioma: 'fr' },
    'no consent': { consentimiento: null },
    'an extra field in the consent': { consentimiento: { ...consent, nota: 'x' } },
    'a consent without a version': { consentimiento: without(consent, 'version') },
    'an empty version of the consent': { consentimiento: { ...consent, version: '' } },
    'a consent to an unknown version': { consentimiento: { ...consent, version: '2026-12' } },
    'a consent to the bureaus of an unknown version': {
      consentimiento: { ...consent, buro: '2026-12' },
    },
    'no consent to the bureaus': { consentimiento: without(consent, 'buro') },
    ...Object.fromEntries(
      Object.keys(consent).map((field) => [
        `a consent with another field in place of ${field}`,
        { consentimiento: { ...without(consent, field), nota: 'x' } },
      ]),
    ),
    'a text about promotions of an unknown version': {
      consentimiento: { ...consent, versionMercadeo: '2026-12' },
    },
    'no version of the text about promotions': {
      consentimiento: without(consent, 'versionMercadeo'),
    },
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

  // Pages of before declare nothing.
  const needed = Object.keys(loanRequest(visitor())).filter((field) => field !== 'declaracion');
  for (const field of needed) {
    test(`refused: a missing field, ${field}, also with another in its place`, async () => {
      const ana = visitor();
      const record = loanRequest(ana);
      const missing = without(record, field);
      await refused(sendRequest(ana, missing, requestMail(record)));
      await refused(sendRequest(ana, { ...missing, nota: 'x' }, requestMail(record)));
    });
  }
});

/** A mail in which only the record is wrong: its address and language match. */
function requestMailOf(changes: Record<string, unknown>, record: Record<string, unknown>) {
  const named = Object.entries(changes).filter(([field]) => ['correo', 'idioma'].includes(field));
  return requestMail({ ...record, ...Object.fromEntries(named) });
}

describe('users: isNewRequest, what only later acts add or change', () => {
  const now = serverTimestamp();
  const later: Record<string, unknown> = {
    prueba: { cuenta: 'anita_07', fecha: now, lineas: { robux: 'exacto' } },
    decision: { autor: 'me', fecha: now },
    propuesta: { autor: 'me', fecha: now },
    preguntas: {},
    retiro: { fecha: now },
    correccion: { anterior: 'ana@example.com', fecha: now },
    expira: now,
  };
  for (const [field, value] of Object.entries(later))
    test(`refused: a request that begins with ${field}`, async () => {
      const ana = visitor();
      await refused(sendRequest(ana, { ...loanRequest(ana), [field]: value }));
    });

  for (const state of ['informacion', 'aprobado', 'rechazado', 'retirado', 'sinRespuesta'])
    test(`refused: a request that begins as ${state}, tracker and all`, async () => {
      const ana = visitor();
      const [record, mail, tracker, code] = requestWrites(ana);
      const begun = { ...record, data: { ...record.data, estadoCredito: state } };
      const shown = { ...tracker, data: { ...tracker.data, estado: state } };
      await refused(commit(ana, [begun, mail, shown, code]));
    });
});

describe('users: characters that nobody sees', () => {
  const hidden: Record<string, string> = {
    'a zero-width space': '\u200b',
    'a zero-width joiner': '\u200d',
    'a soft hyphen': '\u00ad',
    'a byte order mark': '\ufeff',
    'a left-to-right mark': '\u200e',
    'a right-to-left override': '\u202e',
    'a right-to-left isolate': '\u2067',
    'an Arabic letter mark': '\u061c',
    'a line separator': '\u2028',
    'a paragraph separator': '\u2029',
    'a no-break space': '\u00a0',
    'an ideographic space': '\u3000',
    'a thin space': '\u2009',
    'an invisible plus': '\u2064',
    'a reserved ignorable character': '\u2065',
    'a Hangul filler': '\u3164',
    'a half-width Hangul filler': '\uffa0',
    'a Hangul choseong filler': '\u115f',
    'a blank Braille pattern': '\u2800',
    'a grapheme joiner': '\u034f',
    'an inherent Khmer vowel': '\u17b4',
    'a Mongolian variation selector': '\u180b',
    'a variation selector': '\ufe0f',
    'a supplementary variation selector': '\u{e0100}',
    'a tag': '\u{e0041}',
    'a reserved tag': '\u{e0080}',
    'an empty musical note': '\u{1d159}',
    'a character of private use': '\ue000',
    'an escape': '\u001b',
    'a shorthand format control': '\u{1bca0}',
    'an Egyptian format control': '\u{13430}',
    'an object replacement character': '\ufffc',
    'a replacement character': '\ufffd',
  };
  for (const [name, character] of Object.entries(hidden)) {
    test(`refused: ${name} in a name, a player name, or instead of either`, async () => {
      for (const field of ['nombre', 'nickname']) {
        for (const text of [`An${character}a`, character, `${character}${character}`]) {
          const ana = visitor();
          await refused(sendRequest(ana, { ...loanRequest(ana), [field]: text }));
        }
      }
    });
  }
});

describe('users: marks that shape and join emoji', () => {
  const taken = ['🤷🏽‍♂️', '🏴‍☠️', '👨‍👩‍👧 Los Peña', 'Ana\u2764\ufe0fPaz', '👩‍💻'];
  for (const nickname of taken)
    test(`taken: ${nickname}`, () => {
      const ana = visitor();
      return accepted(sendRequest(ana, { ...loanRequest(ana), nickname }));
    });

  const refusedTexts = [
    'An\u200da🎮',
    '🎮a\ufe0fb',
    '🎮\u200d\u200dAna',
    '🎮\u200bAna',
    '🏴\u{e0067}Ana',
  ];
  for (const nickname of refusedTexts)
    test(`refused: ${JSON.stringify(nickname)}`, () => {
      const ana = visitor();
      return refused(sendRequest(ana, { ...loanRequest(ana), nickname }));
    });
});

describe('users: one request per visitor, and nothing after it', () => {
  test('refused: a request without its mail', async () => {
    const ana = visitor();
    const [record, , ...tracked] = requestWrites(ana);
    await refused(commit(ana, [record, ...tracked]));
  });

  test('refused: a request in the name of somebody else', async () => {
    const [ana, eva] = [visitor(), visitor()];
    const record = { ...loanRequest(ana), id: eva.uid };
    await refused(commit(ana, requestWrites({ ...ana, uid: eva.uid }, record)));
  });

  test('refused: a request without a session', async () => {
    const ana = visitor();
    await refused(sendRequest({ ...ana, db: nobody }));
  });

  for (const name of ['password', 'google.com', 'custom', 'phone'] as const)
    test(`refused: isVisitor, a request by a session signed in by ${name}`, async () => {
      await refused(sendRequest(visitor({ firebase: provider(name) })));
    });

  test('refused: a request by staff', async () => {
    await refused(sendRequest(staff()));
  });

  test('overwrite: refused for a second request', async () => {
    const ana = visitor();
    await accepted(sendRequest(ana));
    await refused(sendRequest(ana));
    const [record, , ...tracked] = requestWrites(ana);
    await refused(commit(ana, [record, ...tracked]));
  });

  test('refused: one more by a session whose request was erased, until its mark is gone', async () => {
    const ana = visitor();
    const mark = `borradas/${ana.uid}`;
    await place(mark, { expira: Timestamp.now() });
    await refused(sendRequest(ana));
    await refused(deleteDoc(doc(ana.db, mark)));
    await accepted(sendRequest(visitor()));
    await deleteDoc(doc(admin, mark));
    await accepted(sendRequest(ana));
  });
});
