import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import type { Proof, RequestProof } from '../../../src/domain/proof';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { HOUR_MS } from '../../../src/domain/time';
import { proofRecord } from '../../../src/records/proof';
import { sampleProof } from '../../../tools/samples/proofs';
import { dataProject, PROJECT } from '../../support/emulators/data-project';
import { openBrowser, requestDraft } from '../../support/emulators/emulator-backend';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { storeContents } from '../../support/stored-documents';
import {
  type BackendWithMethods as Backend,
  withVisitorMethods,
} from '../../support/visitor-methods';

const admin = dataProject();

const provenAt = new Date(Date.now() - HOUR_MS);

/** What the publisher says of the account of `requestDraft`, and two lines that it does not prove. */
const proof: Proof = {
  gameId: 'roblox',
  account: '1001',
  name: 'CiguapaRD',
  facts: {
    robux: { value: 1301, kind: 'atLeast' },
    nameLetters: { value: 0, kind: 'exact' },
    accountYears: { value: 99, kind: 'exact' },
  },
  provenAt,
  expiresAt: new Date(Date.now() + HOUR_MS),
};

interface Opened {
  readonly backend: Backend;
  /** Stores this visitor's request as it is after an act of staff. */
  put(request: LoanRequest): Promise<unknown>;
}

const implementations: readonly (readonly [string, (proven?: Proof) => Promise<Opened>])[] = [
  [
    'Firebase',
    async (proven) => {
      const { backend } = await openBrowser(PROJECT);
      const session = await backend.startSession();
      const uid = session.kind === 'visitor' ? session.uid : '';
      if (proven) await admin.set(`pruebas/${uid}_roblox`, proofRecord(proven, Timestamp.fromDate));
      return { backend, put: (request) => storeContents(admin, { requests: [request] }) };
    },
  ],
  [
    'the backend in memory',
    async (proven) => {
      const backend = withVisitorMethods(
        createInMemoryBackend({ ...(proven && { proof: proven }) }),
      );
      return { backend, put: async (request) => backend.store(request) };
    },
  ],
];

describe.each(implementations)('%s', (_name, open) => {
  async function send(proven?: Proof) {
    const { backend, put } = await open(proven);
    const request = await backend.submitLoanRequest(requestDraft());
    return { backend, put, request };
  }

  test('the own proof of a game is read, and there may be none', async () => {
    const { backend } = await open(proof);
    expect(await backend.ownProof('roblox')).toEqual(proof);
    expect(await backend.ownProof('warcraft')).toBeUndefined();
    expect(await (await open()).backend.ownProof('roblox')).toBeUndefined();
  });

  test('it is attached to the request whole, once however often it is asked', async () => {
    const { backend, request } = await send(proof);
    const attached = {
      number: 1,
      account: '1001',
      name: 'CiguapaRD',
      lines: proof.facts,
      provenAt,
    };
    for (let time = 0; time < 2; time += 1)
      expect((await backend.attachProof(proof)).proven).toMatchObject(attached);
    expect((await backend.ownRequest())?.proven).toMatchObject(attached);
    expect(request.gameId).toBe(proof.gameId);
  });

  test('without a proof it is denied', async () => {
    const { backend } = await send();
    await expect(backend.attachProof(proof)).rejects.toMatchObject({ code: 'denied' });
  });

  /** A request whose proof is an earlier one, or one of another account. */
  async function had(changes: Partial<RequestProof>) {
    const { backend, put, request } = await send(proof);
    const earlier = new Date(provenAt.getTime() - HOUR_MS);
    await put({ ...request, proven: sampleProof({}, { provenAt: earlier, ...changes }) });
    return backend;
  }

  test('another one of the same account replaces the first', async () => {
    const backend = await had({});
    expect((await backend.attachProof(proof)).proven).toMatchObject({
      number: 2,
      lines: proof.facts,
    });
  });

  test('one of another account is denied, and the first stays', async () => {
    const backend = await had({ account: '1002' });
    await expect(backend.attachProof(proof)).rejects.toMatchObject({ code: 'denied' });
    expect((await backend.ownRequest())?.proven).toMatchObject({ number: 1, account: '1002' });
  });

  test('a closed request takes none', async () => {
    const { backend, request } = await send();
    await backend.withdrawRequest(request);
    await expect(backend.attachProof(proof)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('it is removed, also if there is none', async () => {
    const { backend } = await open(proof);
    for (let time = 0; time < 2; time += 1)
      expect(await backend.act('removeProof', { game: 'roblox' })).toEqual({ done: true });
    expect(await backend.ownProof('roblox')).toBeUndefined();
  });
});
