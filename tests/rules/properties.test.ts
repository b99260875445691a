import fc from 'fast-check';
import type { DocumentData } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { checkName, checkNickname, normalizeText } from '../../src/domain/fields/fields';
import { readCedula } from '../../src/domain/fields/identifiers/cedula';
import { readEmail } from '../../src/domain/fields/identifiers/email';
import { readPhone } from '../../src/domain/fields/identifiers/phone';
import { accepted, refused } from '../support/rules/rules-outcome';
import { visitor } from '../support/rules/rules-people';
import {
  commit,
  loanRequest,
  requestMail,
  sendRequest,
  signUp,
  signUpWrites,
} from '../support/rules/rules-records';

const fields = Object.keys(loanRequest(visitor()));
const runs = { numRuns: 25 };

/** Possible keys of a document; those that begin and end with two underscores are reserved. */
const extraKey = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .filter((key) => !/^__.*__$/.test(key) && !fields.includes(key));

/** Values of every stored type. */
const anyValue = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.string(),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.record({ a: fc.string() }),
);

/** Characters of many scripts, all older than the emulator's Unicode tables. */
const anyCharacter = fc
  .oneof(
    ...(
      [
        [0x20, 0x24f],
        [0x300, 0x314],
        [0x391, 0x3a1],
        [0x400, 0x481],
        [0x5d0, 0x5ea],
        [0x621, 0x63a],
        [0x905, 0x939],
        [0x1100, 0x1160],
        [0x2000, 0x206f],
        [0x3000, 0x3096],
        [0x4e00, 0x9fa5],
        [0xac00, 0xd7a3],
        [0xfe00, 0xfe0f],
        [0x1f300, 0x1f320],
        [0xe0000, 0xe01ef],
      ] as const
    ).map(([min, max]) => fc.integer({ min, max })),
  )
  .map((code) => String.fromCodePoint(code));

/** Texts in any script, with the characters that matter here more often than by chance. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: anyCharacter, minLength: 1, maxLength: 4 }),
      fc.constantFrom(' ', '<', '>', '\n', '\u0000', '\u007f', '\u0085', '@', '.', ',', 'ñ', '🎮'),
      fc.constantFrom('🎮\ufe0f', '🎮\u200d🎮', '\u200d', '\ufe0f', 'a\tb', '\u2028'),
      fc.constantFrom('\u0301', '\u200b', '\u202e', '\u3164', '\u{e0041}', 'e\u0301'),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

async function send(changes: DocumentData): Promise<void> {
  const ana = visitor();
  const record: DocumentData = { ...loanRequest(ana), ...changes };
  await sendRequest(ana, record, requestMail(record));
}

/** Expects the rules to accept what the screens accept and to refuse what they refuse. */
async function agree(problem: unknown, changes: DocumentData): Promise<void> {
  if (problem === undefined) await accepted(send(changes));
  else await refused(send(changes));
}

describe('users: random attempts of a visitor', () => {
  test('any extra field is refused', async () => {
    await fc.assert(
      fc.asyncProperty(extraKey, anyValue, (key, value) => refused(send({ [key]: value }))),
      runs,
    );
  });

  test('any other type in place of a text is refused', async () => {
    const notText = anyValue.filter((value) => typeof value !== 'string');
    const textField = fc.constantFrom('nombre', 'nickname', 'cedula', 'correo', 'juego', 'idioma');
    await fc.assert(
      fc.asyncProperty(textField, notText, (field, value) => refused(send({ [field]: value }))),
      runs,
    );
  });

  test('any type but a whole number in place of one is refused', async () => {
    const notWhole = anyValue.filter((value) => !Number.isInteger(value));
    const field = fc.constantFrom('valor', 'versionTarifas');
    await fc.assert(
      fc.asyncProperty(field, notWhole, (name, value) => refused(send({ [name]: value }))),
      runs,
    );
  });

  test('names are what the screens say, in any script and length', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, async (text) => {
        await agree(checkName(text), { nombre: normalizeText(text) });
        await agree(checkNickname(text), { nickname: normalizeText(text) });
      }),
      runs,
    );
  });

  test('documents are what the screens say', async () => {
    const text = fc.oneof(anyText, fc.stringMatching(/^[A-Za-z0-9-]{3,22}$/));
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const { text: cedula, problem } = readCedula(typed);
        // The words of a sentence are no document for a screen, although their letters could be.
        if (problem !== 'unusable') await agree(problem, { cedula });
      }),
      runs,
    );
  });

  test('telephone numbers are what the screens say', async () => {
    const text = fc.oneof(anyText, fc.stringMatching(/^[+]?[0-9 ()-]{7,17}$/));
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const { text: telefono, problem } = readPhone(typed);
        if (telefono !== '') await agree(problem, { telefono });
      }),
      runs,
    );
  });

  test('e-mail addresses are what the screens say', async () => {
    const parts = fc.array(
      fc.constantFrom('a', 'b1', '.', '-', '+', '_', '@', 'do', ' ', ',', 'ñ'),
    );
    const typed = fc.oneof(
      anyText,
      parts.map((all) => `${all.join('')}@example.com`),
      fc.emailAddress(),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const { text: correo, problem } = readEmail(text);
        await agree(problem, { correo });
      }),
      runs,
    );
  });
});

describe('mail: random attempts of a visitor', () => {
  test('any extra field beside recipient and message is refused', async () => {
    const key = extraKey.filter((name) => name !== 'to' && name !== 'message');
    await fc.assert(
      fc.asyncProperty(key, anyValue, async (name, value) => {
        const ana = visitor();
        const record = loanRequest(ana);
        await refused(sendRequest(ana, record, { ...requestMail(record), [name]: value }));
      }),
      runs,
    );
  });

  test('open mail relay: any other text is refused', async () => {
    const part = fc.constantFrom('subject', 'html');
    await fc.assert(
      fc.asyncProperty(part, fc.oneof(anyText, anyValue), async (name, value) => {
        const ana = visitor();
        const record = loanRequest(ana);
        const mail = requestMail(record);
        const message = { ...mail.message, [name]: value };
        await refused(sendRequest(ana, record, { ...mail, message }));
      }),
      runs,
    );
  });
});

describe('subscriptores: random attempts of a visitor', () => {
  test('any extra field is refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        extraKey.filter((key) => !['apellido', 'baja'].includes(key)),
        anyValue,
        async (key, value) => {
          const ana = visitor();
          const made = signUp(ana);
          const subscriber = { ...made.subscriber, [key]: value };
          await refused(commit(ana, signUpWrites(ana, { ...made, subscriber })));
        },
      ),
      runs,
    );
  });
});
