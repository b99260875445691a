import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deployedFunctions } from '../../../tools/deploy/functions-manifest';
import { requireBuiltFor } from '../../../tools/deploy/guard';
import { explain } from '../../../tools/deploy/refusals';
import { usualSettings } from '../../../tools/deploy/usual-settings';
import { release } from './fake-google';

describe('settings of the functions', () => {
  it('get their usual values, because firebase-tools asks for them without a terminal', () => {
    const { functions } = release();
    expect(usualSettings(functions, { MAIL_FROM: 'x' })).toBe('\nAPP_CHECK=false');
    expect(usualSettings(functions, { MAIL_FROM: 'x', APP_CHECK: 'true' })).toBe('');
  });

  it('decide which functions there are', () => {
    const { functions } = release();
    expect(deployedFunctions(functions, {})).toEqual([
      'deliverMail',
      'visitorAct',
      'reportFailure',
    ]);
    expect(deployedFunctions(functions, { IDENTITY_PLATFORM: 'true' })).toContain('refuseSignUps');
  });

  it('leave out none where the extension sends: ours count the mails and hand them over', () => {
    const { functions } = release();
    expect(deployedFunctions(functions, { MAIL_TRANSPORT: 'extension' })).toEqual(
      deployedFunctions(functions, { MAIL_TRANSPORT: 'smtp' }),
    );
  });
});

it('only a site that was built for the project is published', () => {
  const folder = mkdtempSync(join(tmpdir(), 'levelup-dist-'));
  const built = (project: string) =>
    writeFileSync(join(folder, 'release.json'), JSON.stringify({ commit: 'c', project }));
  const words =
    'dist holds no site that was built for bank. Deploy with "npm run deploy -- --project bank".';
  expect(() => requireBuiltFor('bank', folder)).toThrow(words);
  built('another');
  expect(() => requireBuiltFor('bank', folder)).toThrow(words);
  built('bank');
  expect(() => requireBuiltFor('bank', folder)).not.toThrow();
  rmSync(folder, { recursive: true });
});

it('a text that nobody knows is not explained', () => {
  expect(explain('Something else', 'p')).toBeUndefined();
});

describe('firestore.indexes.json', () => {
  const { fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
    fieldOverrides: {
      collectionGroup: string;
      fieldPath: string;
      ttl?: boolean;
      indexes: unknown[];
    }[];
  };
  const lasting = fieldOverrides.filter(({ ttl }) => ttl);

  it('gives a time to live if nothing else has to follow, and nowhere else', () => {
    expect(lasting.map(({ collectionGroup }) => collectionGroup)).toEqual([
      'bajas',
      'eventos',
      'intentos',
      'mail',
      'peticiones',
      'retos',
      'seguimiento',
    ]);
    expect(new Set(lasting.map(({ fieldPath }) => fieldPath))).toEqual(new Set(['expira']));
  });

  it('keeps the index by which the purge finds what has expired', () => {
    const indexed = lasting.filter(({ indexes }) => indexes.length > 0);
    expect(indexed.map(({ collectionGroup }) => collectionGroup)).toEqual([
      'bajas',
      'eventos',
      'intentos',
      'mail',
      'retos',
    ]);
  });
});
