import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerOf } from '../../../src/domain/acts/described';
import type { ProofProcedures } from '../../../src/domain/acts/visitor/proofs';
import { requestRecord } from '../../../src/records/request';
import { sampleRequest } from '../../../tools/samples/requests';
import { VISITOR_FUNCTION } from '../../../tools/support/local-project';
import {
  deleteDocuments,
  readCollection,
  readDocument,
  writeDocument,
} from '../../e2e/support/firestore-admin';
import { openBrowser } from '../../support/emulators/emulator-backend';
import { type OpenSession, signUp } from '../../support/emulators/emulator-sessions';

const ASKED = { game: 'clashOfClans', tag: '#2PP0LQ8VY', token: 'used' };

/** The answer of the function to this session. */
async function begin(session: OpenSession | undefined, asked: object) {
  const response = await fetch(VISITOR_FUNCTION, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(session && { Authorization: `Bearer ${session.idToken}` }),
    },
    body: JSON.stringify({ data: { name: 'beginProof', asked } }),
  });
  const { result } = (await response.json()) as { result: AnswerOf<ProofProcedures, 'beginProof'> };
  return result;
}

/** A request as it is sent, with moments as these tests write them. */
function sentRecord(uid: string) {
  const request = sampleRequest(uid);
  return { ...requestRecord(request, request.receivedAt, (moment) => moment) };
}

beforeEach(async () => {
  const paths = Object.keys(await readCollection('intentos')).map((id) => `intentos/${id}`);
  if (paths.length > 0) await deleteDocuments(paths);
});

describe('proofs by the function on the emulators', () => {
  it('prove an account of the replay server', async () => {
    const { backend } = await openBrowser('demo-levelup', { visitorUrl: VISITOR_FUNCTION });
    const session = await backend.startSession();
    const uid = session.kind === 'visitor' ? session.uid : '';
    const asked = { gameId: 'clashOfClans', tag: '#2PP0LQ8VY' };
    expect(await backend.beginProof({ ...asked, token: `emulated ${uid}` })).toMatchObject({
      step: 'proven',
      proof: { gameId: 'clashOfClans', name: 'El Ciguapo RD', provenAt: expect.any(Date) },
    });
    expect(await readDocument(`pruebas/${uid}_clashOfClans`)).toMatchObject({
      cuenta: '#2PP0LQ8VY',
    });
    expect(await backend.beginProof({ ...asked, token: 'used' })).toEqual({
      ...{ step: 'failed', failure: 'invalid-token', left: 8 },
    });
  });

  it('go with a new request, also if its page says nothing', async () => {
    const uid = `proofTest${process.pid}`;
    const lineas = { accountYears: { valor: 3, tipo: 'exacto' } };
    const times = { fecha: new Date(), expira: new Date(Date.now() + 60_000) };
    await writeDocument(`pruebas/${uid}_roblox`, {
      cuenta: '1001',
      nombre: 'Ana',
      lineas,
      ...times,
    });
    await writeDocument(`users/${uid}`, sentRecord(uid));
    await vi.waitFor(
      async () =>
        expect((await readDocument(`users/${uid}`))?.prueba).toMatchObject({
          ...{ n: 1, cuenta: '1001', nombre: 'Ana', lineas, parte: 21 },
        }),
      { timeout: 50_000, interval: 200 },
    );
    await deleteDocuments([`users/${uid}`, `pruebas/${uid}_roblox`]);
  });

  it('are for visitors, and take what they are described to take', async () => {
    expect(await begin(undefined, ASKED)).toEqual({ refused: 'denied' });
    const password = { email: `prueba.${Date.now()}@correo.example`, password: 'clave-larga-9' };
    expect(await begin(await signUp(password), ASKED)).toEqual({ refused: 'denied' });
    const visitor = await signUp();
    const long = { ...ASKED, token: 'x'.repeat(501) };
    for (const wrong of [long, { ...ASKED, tag: '#UNKNOWN TAG' }, {}])
      expect(await begin(visitor, wrong)).toEqual({ refused: 'invalid' });
  });

  it('refuse the eleventh attempt', async () => {
    const visitor = await signUp();
    for (let n = 0; n < 10; n += 1) await begin(visitor, ASKED);
    expect(await begin(visitor, ASKED)).toEqual({
      ...{ refused: 'too-many', told: { step: 'failed', left: 0 } },
    });
  });
});
