import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { indexEntry } from '../../functions/src/triggers/search-index';
import { reference } from '../../src/domain/request/loan-request';
import { searchWords } from '../../src/domain/search';

const UID = 'aB3dEfGh1JkLmNoPqRsTuVwXyZ12';
const CODE = 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y';

const laura = {
  nombre: 'Laura María Núñez-Peña',
  nickname: 'xX_Dark.Lord_Xx',
  cedula: '001-1234567-8',
  correo: 'laura.nunez@correo.com',
  estadoCredito: 'pendiente',
  juego: 'roblox',
  registro: 'a moment',
};

function finds(typed: string, request: Readonly<Record<string, unknown>> = laura): boolean {
  const tokens = indexEntry(UID, request).tokens ?? {};
  return searchWords(typed).every((word) => Object.hasOwn(tokens, word));
}

describe('a search of requests', () => {
  it.each([
    'laura',
    'LAURA MARIA',
    'maría lau',
    'nuñ',
    'nunez',
    'Núñez-Peña',
    'pena',
    'dark lord',
    'xx_dark',
    '00112345678',
    '001-1234567-8',
    '0-0-1-12345',
    '1234567',
    'laura.nunez@correo.com',
    'laura.nu',
    UID,
    'AB3DEFGH',
    reference({ id: UID }),
    reference({ id: UID }).toLowerCase(),
    'LU-AB3D',
    `laura ${reference({ id: UID })}`,
    'Cédula: 001-1234567-8',
    'cedula 001 1234567 8',
    '001−1234567−8',
    '００１－１２３４５６７－８',
    '٠٠١١٢٣٤٥٦٧٨',
    '001-12\u200b34567-8',
    `Ref. ${reference({ id: UID })}`,
    `Referencia: ${reference({ id: UID })}`,
    'mailto:laura.nunez@correo.com',
    'mailto:laura.nunez@correo.com?subject=Hola',
    'Laura Núñez <laura.nunez@correo.com>',
    'Correo: laura.nunez@correo.com.',
    'nombre: laura',
    'Lau\u200bra',
  ])('finds %j', (typed) => {
    expect(finds(typed)).toBe(true);
  });

  it.each([
    reference({ id: UID, code: CODE }),
    reference({ id: UID, code: CODE }).toLowerCase(),
    'LU-7K3A',
    '7K3A-Q9WM',
    CODE,
    CODE.replaceAll('-', ' '),
    ` https://levelup.example/Solicitud#${CODE} `,
    `https://levelup.example/solicitud#${CODE}`.toLowerCase(),
    `https://levelup.example/Solicitud%23${CODE}`,
    `Mira: https://levelup.example/Solicitud#${CODE.replaceAll('-', '–')}, gracias`,
    `100% laura ${CODE}`,
    UID,
  ])('finds %j by the code of a request', (typed) => {
    expect(finds(typed, { ...laura, codigo: CODE })).toBe(true);
  });

  it.each([reference({ id: UID }), 'LU-7K3A-Q9WX', 'X4TD', CODE.replace('6Y', '6Z'), `${CODE}Z`])(
    'does not find %j by the code of a request',
    (typed) => {
      expect(finds(typed, { ...laura, codigo: CODE })).toBe(false);
    },
  );

  it.each(['zoe', 'luz', 'mar', 'q9w'])('does not take the name %j for part of a code', (typed) => {
    const codigo = 'LU-ZOEM-Q9WM-MARX-H2RP-V8NE-5CGJ-6Y';
    expect(finds(typed, { nombre: 'Ana', codigo })).toBe(false);
  });

  it.each(['lauro', 'aura', 'ark', 'LU-AB3D-EFGX', 'laura pérez', '2345678'])(
    'does not find %j',
    (typed) => {
      expect(finds(typed)).toBe(false);
    },
  );

  it.each([
    ['Søndergård', 'Sondergard'],
    ['Łukasz Đorđević', 'lukasz dordevic'],
    ['Strauß', 'strauss'],
    ['Æsa Þórðardóttir', 'aesa thordardottir'],
    ['Işıl', 'isil'],
    ['Strauss', 'Strauß'],
  ])('finds %s by %s', (nombre, typed) => expect(finds(typed, { nombre })).toBe(true));

  it.each(['RD 1234567', 'rd1234567', 'RD-1234567', '1234567', 'Pasaporte: RD 1234567'])(
    'finds a passport by %j',
    (typed) => expect(finds(typed, { cedula: 'RD1234567' })).toBe(true),
  );

  it.each(['Telma', 'Ref', 'Cela Correa'])('takes the name %s for no label', (nombre) =>
    expect(searchWords(nombre).join(' ')).toBe(nombre.toLowerCase()),
  );

  it.each([
    'tel:+18095550142',
    'Tel. 809-555-0142',
    '8095550142',
    '809-555-0142',
    '(809) 555 0142',
    '+1 809 555 0142',
    '809555',
    '555-0142',
  ])('finds a telephone number by %j', (typed) =>
    expect(finds(typed, { telefono: '+18095550142' })).toBe(true),
  );

  it.each(['+34 612 345 678', '34612'])('finds a number of another country by %j', (typed) => {
    expect(finds(typed, { telefono: '+34612345678' })).toBe(true);
  });

  it('finds every beginning of every word of a name in any script', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const nombre = words.join(' ');
        expect(finds(nombre, { nombre })).toBe(true);
        for (const typed of searchWords(nombre)) {
          const beginning = [...typed].slice(0, 3).join('');
          expect(finds(beginning, { nombre })).toBe(true);
        }
      }),
    );
  });

  it('finds a name with a letter that holds an apostrophe', () => {
    for (const typed of ['ŉ', 'ʼn', "'n"]) expect(finds(typed, { nombre: 'ŉ' })).toBe(true);
  });

  it('compares the first 40 characters of a word', () => {
    const long = 'a'.repeat(60);
    expect(finds(`${long}b`, { nombre: `${long}c` })).toBe(true);
    expect(Object.keys(indexEntry('x', { nombre: long }).tokens ?? {})).toContain('a'.repeat(40));
  });

  it('takes ten words at most', () => {
    expect(searchWords('a b c d e f g h i j k l')).toHaveLength(10);
  });
});

describe('an entry of the index', () => {
  it('copies state, game and date, sorts by name and value, and knows nothing of fields that are not texts', () => {
    const { tokens: _, ...copies } = indexEntry(UID, laura);
    expect(copies).toEqual({
      estadoCredito: 'pendiente',
      juego: 'roblox',
      registro: 'a moment',
      vence: 'sin plazo',
      ordenNombre: 'laura maria nunez-pena',
      ordenValor: -1,
      probada: false,
    });
    expect(indexEntry(UID, { ...laura, valor: 7075 })).toMatchObject({ ordenValor: 7075 });
    expect(indexEntry('x', { nombre: 7 })).toEqual({
      tokens: { x: true, lu: true, lux: true },
      vence: 'sin plazo',
      ordenNombre: '',
      ordenValor: -1,
      probada: false,
    });
  });

  describe('is in the order of the queue', () => {
    const at = (hour: number) => Timestamp.fromMillis(Date.UTC(2026, 10, 2, hour));
    const text = (hour: number) => `sin plazo ${at(hour).toDate().toISOString()}`;
    const preguntas = { 1: { fecha: at(1) }, 2: { fecha: at(30) } };
    const decisiones = {
      1: { ahora: 'pendiente', deshecha: at(10) },
      2: { ahora: 'aprobado', deshecha: at(20) },
    };
    it.each([
      ['by the hours of one that was sent', {}, at(72)],
      ['by its stored deadline', { vence: at(90), decisiones }, at(90)],
      ['by its stored deadline alone', { vence: at(90), registro: 7 }, at(90)],
      ['by the hours since it went back to review', { decisiones }, at(82)],
      [
        'after the others if it waits for its visitor',
        { estadoCredito: 'informacion', preguntas },
        text(30),
      ],
      ['so also if its question has no date', { estadoCredito: 'informacion' }, 'sin plazo'],
      ['after the others if it is decided', { estadoCredito: 'aprobado', preguntas }, text(0)],
      ['after the others if its deadline is unknown', { registro: 7 }, 'sin plazo'],
    ])('%s', (_, changes, vence) => {
      expect(indexEntry(UID, { ...laura, registro: at(0), ...changes }).vence).toEqual(vence);
    });
  });
});
