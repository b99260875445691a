import { describe, expect, test } from 'vitest';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import type { Question } from '../../../src/domain/request/questions';
import { dataProject, PROJECT } from '../../support/emulators/data-project';
import { openBrowser, requestDraft } from '../../support/emulators/emulator-backend';
import { createInMemoryBackend } from '../../support/in-memory-backend';
import { storeContents } from '../../support/stored-documents';
import {
  type BackendWithMethods as Backend,
  withVisitorMethods,
} from '../../support/visitor-methods';

const admin = dataProject();

interface Opened {
  readonly backend: Backend;
  /** Stores this visitor's request as it is after an act of staff or of another tab. */
  put(request: LoanRequest): Promise<unknown>;
}

const implementations: readonly (readonly [string, () => Promise<Opened>])[] = [
  [
    'Firebase',
    async () => {
      const { backend } = await openBrowser(PROJECT);
      return { backend, put: (request) => storeContents(admin, { requests: [request] }) };
    },
  ],
  [
    'the backend in memory',
    async () => {
      const backend = withVisitorMethods(createInMemoryBackend());
      return { backend, put: async (request) => backend.store(request) };
    },
  ],
];

const question: Question = {
  need: 'income',
  askedAt: new Date(Date.UTC(2026, 10, 20)),
  answer: undefined,
};

const ENGLISH = { ...requestDraft({}, 'en'), marketing: true };

describe.each(implementations)('%s', (_name, open) => {
  let backend: Backend;
  let put: Opened['put'];

  /** A request that was sent, as stored. */
  async function send(changes: Partial<LoanRequest> = {}): Promise<LoanRequest> {
    ({ backend, put } = await open());
    const sent = { ...(await backend.submitLoanRequest(ENGLISH)), ...changes };
    if (Object.keys(changes).length > 0) await put(sent);
    return (await backend.ownRequest()) ?? sent;
  }

  const waiting = { status: 'information', questions: [question] } as const;

  describe('a withdrawal', () => {
    test('closes the request, with its time and its mail, and the code shows it', async () => {
      const request = await send(waiting);
      const after = await backend.withdrawRequest(request);
      expect(after).toEqual({ ...request, status: 'withdrawn', withdrawnAt: expect.any(Date) });
      expect(await backend.ownRequest()).toMatchObject({ status: 'withdrawn' });
      const shown = await backend.trackRequest(request.code ?? '');
      expect(shown).toMatchObject({ status: 'withdrawn', need: undefined, reason: undefined });
    });

    test('again changes nothing', async () => {
      const request = await send();
      await backend.withdrawRequest(request);
      const again = await backend.withdrawRequest(request);
      expect(again).toMatchObject({ status: 'withdrawn' });
    });
  });

  describe('an answer', () => {
    test('is kept with its time, and the request is pending again', async () => {
      const request = await send(waiting);
      const after = await backend.answerQuestion(request, '  RD$40,000  ');
      const answer = { text: 'RD$40,000', answeredAt: expect.any(Date) };
      const questions = [{ ...question, answer }];
      const answered = { ...request, status: 'pending', questions, dueAt: expect.any(Date) };
      expect(after).toEqual(answered);
      expect(await backend.ownRequest()).toEqual(answered);
      const shown = await backend.trackRequest(request.code ?? '');
      expect(shown).toMatchObject({ status: 'pending', need: undefined, dueAt: after.dueAt });
    });

    test('goes to the last of several questions', async () => {
      const answer = { text: 'Sí', answeredAt: new Date(Date.UTC(2026, 10, 21)) };
      const answered = { ...question, answer };
      const request = await send({ ...waiting, questions: [answered, question] });
      const after = await backend.answerQuestion(request, 'No');
      expect(after.questions.map((each) => each.answer?.text)).toEqual(['Sí', 'No']);
    });

    test('again changes nothing, and another is a conflict', async () => {
      const request = await send(waiting);
      await backend.answerQuestion(request, 'No');
      expect(await backend.answerQuestion(request, 'No')).toMatchObject({ status: 'pending' });
      const other = backend.answerQuestion(request, 'Sí');
      await expect(other).rejects.toMatchObject({ code: 'conflict' });
    });
  });

  describe('a corrected address', () => {
    test('replaces the other, which is kept with the time', async () => {
      const request = await send();
      const after = await backend.correctEmail(request, ' Ana.Gil@Example.com ');
      const corrected = {
        ...request,
        applicant: { ...request.applicant, email: 'ana.gil@example.com' },
        correction: { previous: 'ana.perez@example.com', correctedAt: expect.any(Date) },
      };
      expect(after).toEqual(corrected);
      expect(await backend.ownRequest()).toEqual(corrected);
      const shown = await backend.trackRequest(request.code ?? '');
      expect(shown).toMatchObject({ status: 'pending', updatedAt: request.receivedAt });
    });

    test('that is not an address, or is the same, is denied', async () => {
      const request = await send();
      for (const email of ['ana', '', 'a@x.do, b@x.do', 'ANA.Perez@example.com']) {
        const wrong = backend.correctEmail(request, email);
        await expect(wrong).rejects.toMatchObject({ code: 'denied' });
      }
      expect(await backend.ownRequest()).toEqual(request);
    });
  });

  describe('the agreement to promotions', () => {
    test('is taken back in any state, once, with its time', async () => {
      const request = await send({ status: 'withdrawn', withdrawnAt: new Date() });
      const after = await backend.withdrawPromotions(request);
      const consent = {
        ...request.consent,
        marketing: false,
        marketingWithdrawnAt: expect.any(Date),
      };
      expect(after).toEqual({ ...request, consent });
      expect(await backend.ownRequest()).toEqual({ ...request, consent });
      expect(await backend.withdrawPromotions(request)).toEqual({ ...request, consent });
    });
  });
});
