import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously } from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PORTS, PROJECT } from '../../../tools/support/local-project';
import { deleteDocuments, readCollection, readDocument } from '../../e2e/support/firestore-admin';

const app = initializeApp({ projectId: PROJECT, apiKey: 'demo-key' }, 'proofs');
const auth = getAuth(app);
connectAuthEmulator(auth, `http://127.0.0.1:${PORTS.auth}`, { disableWarnings: true });
const functions = getFunctions(app);
connectFunctionsEmulator(functions, '127.0.0.1', PORTS.functions);

const begin = (data: unknown) => httpsCallable(functions, 'beginProof')(data);
const call = { game: 'clashOfClans', etiqueta: '#2PP0LQ8VY' };

beforeEach(async () => {
  const paths = Object.keys(await readCollection('intentos')).map((id) => `intentos/${id}`);
  if (paths.length > 0) await deleteDocuments(paths);
});
afterAll(() => deleteApp(app));

describe('the functions for proofs on the emulators', () => {
  it('prove an account of the replay server, for a visitor only', async () => {
    await expect(begin(call)).rejects.toMatchObject({ code: 'functions/unauthenticated' });
    const { user } = await signInAnonymously(auth);
    const { data } = await begin({ ...call, token: `emulated ${user.uid}` });
    expect(data).toMatchObject({ step: 'proven', name: 'El Ciguapo RD' });
    expect(await readDocument(`pruebas/${user.uid}_clashOfClans`)).toMatchObject({
      cuenta: '#2PP0LQ8VY',
    });
    const { data: refused } = await begin({ ...call, token: 'used' });
    expect(refused).toEqual({ step: 'failed', failure: 'invalid-token', left: 8 });
    await expect(begin({ ...call, token: 'x'.repeat(501) })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
    });
  });

  it('refuse the eleventh attempt', async () => {
    await signInAnonymously(auth);
    for (let n = 0; n < 10; n += 1) await begin({ ...call, token: 'used' });
    const { data } = await begin({ ...call, token: 'used' });
    expect(data).toEqual({ step: 'failed', failure: 'too-many', left: 0 });
  });
});
