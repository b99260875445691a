import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { type Proof, type ProvenLines, provenLines } from '../../../src/domain/proof';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { HOUR_MS } from '../../../src/domain/time';
import { proofRecord } from '../../../src/records/request/proof';
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
  /** The proven lines of a request. */
  function linesOf(request: LoanRequest): ProvenLines {
    const lines = provenLines(proof, request.answers ?? {});
    if (!lines) throw new Error('nothing is proven');
    return lines;
  }

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

  test('its lines are added to the request, once however often it is asked', async () => {
    const { backend, request } = await send(proof);
    const lines = linesOf(request);
    expect(lines.lines).toEqual(['robux']);
    const added = await backend.addProof(request, lines);
    expect(added.proven).toEqual(lines);
    expect((await backend.ownRequest())?.proven).toEqual(lines);
    expect((await backend.addProof(request, lines)).proven).toEqual(lines);
  });

  test('a line that is not as proven is denied, and nothing is added', async () => {
    const { backend, request } = await send(proof);
    const { lines, ...rest } = linesOf(request);
    const wrong = { ...rest, lines: [...lines, 'accountYears'] };
    await expect(backend.addProof(request, wrong)).rejects.toMatchObject({ code: 'denied' });
    expect((await backend.ownRequest())?.proven).toBeUndefined();
  });

  test('without a proof it is denied', async () => {
    const { backend, request } = await send();
    await expect(backend.addProof(request, linesOf(request))).rejects.toMatchObject({
      code: 'denied',
    });
  });

  test('another one is a conflict until the bank asks', async () => {
    const { backend, put, request } = await send(proof);
    const lines = linesOf(request);
    const earlier = { ...lines, provenAt: new Date(provenAt.getTime() - HOUR_MS) };
    const had = { ...request, proven: earlier };
    await put(had);
    await expect(backend.addProof(had, lines)).rejects.toMatchObject({ code: 'conflict' });
    const question = {
      need: 'income' as const,
      author: 'eva',
      askedAt: new Date(),
      answer: undefined,
    };
    const asked = { ...had, status: 'information' as const, questions: [question] };
    await put(asked);
    expect((await backend.addProof(asked, lines)).proven).toEqual(lines);
  });

  test('a closed request takes none', async () => {
    const { backend, request } = await send(proof);
    const withdrawn = await backend.withdrawRequest(request);
    const adding = backend.addProof(withdrawn, linesOf(request));
    await expect(adding).rejects.toMatchObject({ code: 'conflict' });
  });
});
