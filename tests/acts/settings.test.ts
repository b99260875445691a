import { describe, expect, test } from 'vitest';
import {
  MAX_CONFIRMATION,
  MAX_CORE_ADDRESS,
  type SettingName,
} from '../../src/domain/bank-settings';
import type { RecordFields } from '../../src/records/fields';
import {
  readConfirmation,
  readCoreAddress,
  readDigestEmails,
  SETTING_PATHS,
} from '../../src/records/settings';
import { proposedBy } from '../support/acts/desk-samples';
import { momentAt } from '../support/acts/map-database';
import { change, say, stage } from '../support/acts/stage';

const HOUR_MS = 3_600_000;

/** Every kind of setting: another value, and what the audit tells of the one that waits. */
const KINDS = [
  {
    setting: 'confirmation',
    value: 100_000,
    word: 'monto',
    told: { antes: 40_000, despues: 90_000 },
    none: null,
  },
  {
    setting: 'digest',
    value: ['c@bank.test', 'd@bank.test'],
    word: 'direccion',
    told: { antes: 'a@bank.test', despues: 'b@bank.test' },
    none: '',
  },
  {
    setting: 'core',
    value: 'https://core.bank.test/avisos',
    word: 'direccion',
    told: { antes: 'https://a.bank.test', despues: '' },
    none: '',
  },
] as const;

const READERS = {
  confirmation: readConfirmation,
  digest: readDigestEmails,
  core: readCoreAddress,
} as const;

const entryOf = (setting: SettingName, n: number) =>
  `auditoria/${SETTING_PATHS[setting].replace('/', '_')}_${n}`;

describe.each(KINDS)('the setting $setting', ({ setting, value, word, told, none }) => {
  const path = SETTING_PATHS[setting];
  const stored = (documents: ReturnType<typeof stage>) => READERS[setting](documents.get(path));

  test('is proposed for the first time, counts when a second person confirms, and is in the audit', async () => {
    const documents = stage();
    documents.delete(path);
    const unset = stored(documents);
    expect(await say(documents, 'proposeSetting', { setting, edits: 0, value }, 'alba')).toEqual({
      done: true,
    });
    expect(stored(documents)).toMatchObject({ value: unset.value, proposal: { author: 'alba' } });
    const asTold = typeof value === 'object' ? value.join(', ') : value;
    const both = { antes: none, despues: asTold, sobre: path };
    expect(documents.get(entryOf(setting, 1))).toMatchObject({
      ...both,
      autor: 'alba',
      accion: `proponer-${word}`,
    });
    expect(await say(documents, 'confirmSetting', { setting, edits: 1 }, 'alba')).toEqual({
      refused: 'proposer',
    });
    expect(await say(documents, 'confirmSetting', { setting, edits: 1 }, 'raul')).toEqual({
      done: true,
    });
    const inForce = stored(documents);
    expect(inForce).toMatchObject({ value, edits: 2 });
    expect(inForce).not.toHaveProperty('proposal');
    expect(documents.get(entryOf(setting, 2))).toMatchObject({
      ...both,
      autor: 'raul',
      accion: `confirmar-${word}`,
    });
  });

  test.each([
    ['withdrawSetting', 'alba', `retirar-${word}`],
    ['declineSetting', 'raul', `rechazar-${word}`],
  ] as const)(
    'stays in force after %s, which the audit has with both values',
    async (act, by, accion) => {
      const documents = proposedBy('alba');
      const before = stored(documents).value;
      expect(await say(documents, act, { setting, edits: 3 }, by)).toEqual({ done: true });
      expect(stored(documents)).toMatchObject({ value: before, edits: 4 });
      expect(stored(documents)).not.toHaveProperty('proposal');
      expect(documents.get(entryOf(setting, 4))).toMatchObject({ ...told, autor: by, accion });
    },
  );

  test('has one proposal at a time, and none of a screen from before', async () => {
    const documents = proposedBy('alba');
    for (const edits of [2, 3, 4])
      expect(await say(documents, 'proposeSetting', { setting, edits, value }, 'alba')).toEqual({
        refused: 'conflict',
      });
  });

  test('is confirmed and declined once, if two do so at once', async () => {
    const documents = proposedBy('alba');
    const answers = await Promise.all([
      say(documents, 'confirmSetting', { setting, edits: 3 }, 'raul'),
      say(documents, 'declineSetting', { setting, edits: 3 }, 'rosa'),
    ]);
    expect(answers).toContainEqual({ done: true });
    expect(answers).toContainEqual({ refused: 'conflict' });
    expect(stored(documents).edits).toBe(4);
  });

  test('that is confirmed is the one that the screen showed, not a later one', async () => {
    const documents = proposedBy('alba');
    await say(documents, 'withdrawSetting', { setting, edits: 3 }, 'alba');
    await say(documents, 'proposeSetting', { setting, edits: 4, value }, 'alba');
    expect(await say(documents, 'confirmSetting', { setting, edits: 3 }, 'raul')).toEqual({
      refused: 'conflict',
    });
    expect(stored(documents)).toMatchObject({ proposal: { author: 'alba' }, edits: 5 });
  });
});

test('the last address of the digest and of the core system are removed by two people', async () => {
  for (const [setting, value] of [
    ['digest', []],
    ['core', ''],
  ] as const) {
    const documents = proposedBy('alba');
    change(documents, SETTING_PATHS[setting], { propuesta: undefined });
    await say(documents, 'proposeSetting', { setting, edits: 3, value }, 'alba');
    expect(READERS[setting](documents.get(SETTING_PATHS[setting])).value).not.toHaveLength(0);
    expect(await say(documents, 'confirmSetting', { setting, edits: 4 }, 'rosa')).toEqual({
      done: true,
    });
    expect(READERS[setting](documents.get(SETTING_PATHS[setting])).value).toHaveLength(0);
  }
});

test.each([
  ['confirmation', 0, true],
  ['confirmation', MAX_CONFIRMATION, true],
  ['confirmation', MAX_CONFIRMATION + 1, false],
  ['confirmation', -1, false],
  ['confirmation', 1.5, false],
  ['confirmation', ['a@bank.test'], false],
  ['digest', Array.from({ length: 10 }, (_, n) => `a${n}@bank.test`), true],
  ['digest', Array.from({ length: 11 }, (_, n) => `a${n}@bank.test`), false],
  ['digest', ['a@bank.test', 'a@bank.test'], false],
  ['digest', ['A@bank.test'], false],
  ['digest', ['luis'], false],
  ['core', `https://a.b/${'c'.repeat(MAX_CORE_ADDRESS - 12)}`, true],
  ['core', `https://a.b/${'c'.repeat(MAX_CORE_ADDRESS)}`, false],
  ['core', 'http://core.bank.test', false],
  ['core', 'https://user:key@core.bank.test', false],
  ['core', 'https://core.bank.test/?a=1', false],
  ['credito', 1, false],
] as const)('%s may be %j: %s', async (setting, value, isTaken) => {
  const documents = stage();
  documents.delete(SETTING_PATHS.confirmation);
  expect(await say(documents, 'proposeSetting', { setting, edits: 0, value }, 'alba')).toEqual(
    isTaken ? { done: true } : { refused: 'invalid' },
  );
});

describe('a confirmed amount', () => {
  const raise = (before: RecordFields) => {
    const documents = proposedBy('alba');
    change(documents, SETTING_PATHS.confirmation, before);
    return documents;
  };

  test('is stored with the one that counted until then', async () => {
    const documents = raise({});
    await say(documents, 'confirmSetting', { setting: 'confirmation', edits: 3 }, 'raul');
    expect(documents.get(SETTING_PATHS.confirmation)).toEqual({
      montoPrestamo: 90_000,
      anterior: 40_000,
      desde: expect.anything(),
      ediciones: 4,
    });
  });

  test.each([
    ['within a day of a raise: what counted before it', 1, 30_000],
    ['a day after a raise: the raised one', 25, 80_000],
  ])('%s', async (_when, hours, anterior) => {
    const desde = momentAt(new Date(Date.now() - hours * HOUR_MS));
    const documents = raise({ montoPrestamo: 80_000, anterior: 30_000, desde });
    await say(documents, 'confirmSetting', { setting: 'confirmation', edits: 3 }, 'raul');
    expect(documents.get(SETTING_PATHS.confirmation)).toMatchObject({ anterior });
  });

  test('of before, in dollars, counts for nothing, and another takes its place', async () => {
    const documents = stage();
    const desde = momentAt(new Date());
    const propuesta = { montoConfirmar: 50_000, autor: 'alba', fecha: desde };
    const dollars = { montoConfirmar: 40_000, anterior: 30_000, desde, ediciones: 3, propuesta };
    documents.set(SETTING_PATHS.confirmation, dollars);
    const stored = () => readConfirmation(documents.get(SETTING_PATHS.confirmation));
    expect(stored()).toEqual({ value: undefined, edits: 3 });
    const confirming = { setting: 'confirmation', edits: 3 };
    expect(await say(documents, 'confirmSetting', confirming, 'raul')).toEqual({
      refused: 'conflict',
    });
    const asked = { setting: 'confirmation', edits: 3, value: 2_000_000 };
    expect(await say(documents, 'proposeSetting', asked, 'alba')).toEqual({ done: true });
    expect(documents.get(entryOf('confirmation', 4))).toMatchObject({
      antes: null,
      despues: 2_000_000,
      moneda: 'DOP',
    });
    await say(documents, 'confirmSetting', { ...confirming, edits: 4 }, 'raul');
    expect(stored()).toMatchObject({ value: 2_000_000, edits: 5, before: { amount: 0 } });
  });

  test('of a bank that had none follows 0', async () => {
    const documents = raise({ montoPrestamo: undefined });
    await say(documents, 'confirmSetting', { setting: 'confirmation', edits: 3 }, 'raul');
    expect(documents.get(SETTING_PATHS.confirmation)).toMatchObject({ anterior: 0 });
  });
});
