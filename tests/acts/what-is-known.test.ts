import { describe, expect, test } from 'vitest';
import { seenOf } from '../../src/domain/acts/case';
import { newCode } from '../../src/domain/request/request-code';
import { readStaffRequest } from '../../src/records/case-file';
import { sampleProof } from '../../tools/samples/proofs';
import type { RequestChanges } from '../../tools/samples/requests';
import { daysAgo, undoingRequest } from '../../tools/samples/undoing';
import type { Documents } from '../support/acts/map-database';
import { add, say, stage } from '../support/acts/stage';
import { approval, requestOf } from '../support/staff-records';

const ANA = { name: 'Ana Gil', cedula: '001-1234567-3' };
const LUIS = { name: 'Luis Rey', cedula: '001-7654321-6', email: 'luis@correo.com' };
const ACCOUNT = { proven: sampleProof({}) };
const OTHER = sampleProof({}, { account: '1002' });

const mine = (changes: RequestChanges = {}) =>
  requestOf('one', { ...ANA, hoursAgo: 1, code: newCode(), ...changes });
const others = (changes: RequestChanges) =>
  requestOf('two', { ...LUIS, hoursAgo: 24 * 120, code: newCode(), ...changes });
const declined = (days: number, changes: object = {}) => ({
  status: 'declined' as const,
  decision: { author: 'rosa', decidedAt: daysAgo(days), reason: 'debts' as const, ...changes },
});

const approve = (documents: Documents, needed: 1 | 2, by = 'ana') => {
  const now = readStaffRequest(
    'one',
    documents.get('users/one') ?? {},
    documents.get('expedientes/one'),
  );
  const asked = { id: 'one', seen: seenOf(now), choice: approval(needed), duplicates: [] };
  return say(documents, 'decide', asked, by);
};

/** How many people approving takes, by the act. */
async function takes(documents: () => Documents): Promise<1 | 2> {
  const [one, two] = await Promise.all([approve(documents(), 1), approve(documents(), 2)]);
  expect([one, two]).toContainEqual({ done: true });
  expect([one, two]).toContainEqual({ refused: 'conflict' });
  return 'done' in one ? 1 : 2;
}

describe('approving takes', () => {
  test.each<[string, 1 | 2, RequestChanges, RequestChanges | undefined]>([
    ['one person where its keys are compared', 1, {}, undefined],
    ['two before they are', 2, { notices: undefined }, undefined],
    ['two: its account was declined under another document', 2, ACCOUNT, declined(89)],
    ['one: that was more than 90 days before it was sent', 1, ACCOUNT, declined(91)],
    ['one: the account was closed as a repeat', 1, ACCOUNT, declined(9, { duplicateOf: 'three' })],
    ['one: it is the account of another game', 1, ACCOUNT, { ...declined(9), gameId: 'warcraft' }],
    ['one: it is another account', 1, { proven: OTHER }, declined(9)],
    ['one: the player name was typed alike', 1, {}, { ...declined(9), nickname: 'player-one' }],
    [
      'one: the mailbox was declined',
      1,
      { ...ACCOUNT, email: LUIS.email },
      { ...declined(9), proven: OTHER },
    ],
  ])('%s', async (_what, needed, own, other) => {
    const made = () => {
      const documents = stage(mine(own));
      if (other) add(documents, others({ ...ACCOUNT, ...other }));
      return documents;
    };
    expect(await takes(made)).toBe(needed);
  });

  test('two before its keys are compared, and they are two', async () => {
    const documents = stage(mine({ notices: undefined }));
    await approve(documents, 2);
    expect(await approve(documents, 2)).toEqual({ refused: 'proposer' });
    expect(documents.get('users/one')).toMatchObject({ estadoCredito: 'pendiente' });
    expect(await approve(documents, 2, 'raul')).toEqual({ done: true });
    expect(documents.get('users/one')).toMatchObject({ estadoCredito: 'aprobado' });
  });
});

describe('an approval holds its notices', () => {
  const avisos = (documents: Documents) => {
    const file = documents.get('expedientes/one');
    return (file?.decision as { readonly avisos?: unknown } | undefined)?.avisos;
  };

  test('as they are then, not as they were kept', async () => {
    const kept = [
      { kind: 'many-requests', count: 7 } as const,
      { kind: 'above-game', count: 99 } as const,
    ];
    const documents = stage(mine({ ...ACCOUNT, notices: kept }), others({ ...ACCOUNT }));
    await approve(documents, 1);
    expect(avisos(documents)).toEqual([
      {
        tipo: 'misma-cuenta',
        borrada: false,
        solicitudes: [{ id: 'two', referencia: expect.any(String) }],
      },
      // What does not follow from its keys stays.
      { tipo: 'sobre-el-juego', cuantas: 99 },
    ]);
  });

  test('also those of itself, with nothing of what the publisher says', async () => {
    const proven = sampleProof(
      { robux: { kind: 'exact', value: 1_234 } },
      { createdDay: daysAgo(12).toISOString().slice(0, 10) },
    );
    const request = mine({ proven, answers: { robux: 5_678 } });
    const documents = stage(request);
    await approve(documents, 2);
    await approve(documents, 2, 'raul');
    expect(avisos(documents)).toEqual([
      { tipo: 'no-coincide', linea: 'robux' },
      { tipo: 'cuenta-nueva' },
    ]);
    expect(documents.get('expedientes/one')?.decision).toMatchObject({ porDos: ['no-coincide'] });
    const stored = JSON.stringify(documents.get('expedientes/one')?.decision);
    // A moment has any digits.
    const decision = stored.replace(/"ms":\d+/g, '');
    expect(decision).toContain('5678');
    expect(decision).not.toContain('1234');
  });

  test('and why two people signed, each that held', async () => {
    const wrong = { cedula: '001-1234567-8', ...ACCOUNT };
    const documents = stage(mine(wrong), others({ ...ACCOUNT, ...declined(9) }));
    await approve(documents, 2);
    await approve(documents, 2, 'raul');
    const { decision } = documents.get('expedientes/one') ?? {};
    expect(decision).toMatchObject({ porDos: ['rechazo', 'digito'] });
    const alone = stage(mine());
    await approve(alone, 1);
    expect(alone.get('expedientes/one')?.decision).not.toHaveProperty('porDos');
  });

  test('also where it takes the place of a decline', async () => {
    const { signatures: _, ...to } = approval();
    const draft = { to, cause: 'error', words: 'El buró era de otra persona.' } as const;
    const request = undoingRequest('one', { ...ANA, ...ACCOUNT, code: newCode() }, draft);
    const documents = stage(request, others(ACCOUNT));
    await say(documents, 'confirmUndo', { id: 'one', number: 1 }, 'raul');
    expect(documents.get('users/one')).toMatchObject({ estadoCredito: 'aprobado' });
    expect(avisos(documents)).toMatchObject([{ tipo: 'misma-cuenta' }]);
  });
});
