import { describe, expect, test } from 'vitest';
import { createSessionStore, type SessionStore } from '../../src/data/session-store';
import type { MarketGame } from '../../src/domain/market/market-value';
import { quote } from '../../src/domain/quote';
import { type PublishedRates, ratesOf, withRates } from '../../src/domain/rates/rates';
import { CONSENT_VERSION, DECLARATION_VERSION } from '../../src/domain/request/loan-request';
import { CODE_PATTERN, newCode } from '../../src/domain/request/request-code';
import roblox from '../../src/games/roblox';
import { publishedRates } from '../../tools/samples/published-rates';
import { dataProject, PROJECT } from '../support/emulators/data-project';
import {
  asStored,
  openBrowser,
  requestDraft,
  subscriberDraft,
} from '../support/emulators/emulator-backend';
import { openStaffBrowser } from '../support/emulators/emulator-staff';
import { createInMemoryBackend } from '../support/in-memory-backend';
import { storeContents } from '../support/stored-documents';
import { type BackendWithMethods as Backend, withVisitorMethods } from '../support/visitor-methods';

const admin = dataProject();

interface Opened {
  readonly backend: Backend;
  readonly session: SessionStore;
}

interface Implementation {
  /** A browser of nobody, on these games and with these rates of Roblox in force. */
  openVisitor(games?: readonly MarketGame[], rates?: PublishedRates): Promise<Opened>;
  /** A browser in which staff are signed in. */
  openStaff(): Promise<Opened>;
}

const firebase: Implementation = {
  async openVisitor(games = [], rates) {
    await storeContents(admin, { games, ...(rates && { published: { roblox: [rates] } }) });
    return openBrowser(PROJECT);
  },
  openStaff: () => openStaffBrowser(admin),
};

async function openInMemory(contents: Parameters<typeof createInMemoryBackend>[0]) {
  const session = createSessionStore();
  return {
    backend: withVisitorMethods(createInMemoryBackend(contents).publishTo(session)),
    session,
  };
}

const inMemory: Implementation = {
  openVisitor: (games = [], rates) =>
    openInMemory({ games, ...(rates && { rates: { roblox: rates } }) }),
  openStaff: () =>
    openInMemory({
      session: { kind: 'staff', uid: 'eva', email: 'eva@bank.test', name: 'Eva', roles: [] },
    }),
};

describe.each([
  ['Firebase', firebase],
  ['the backend in memory', inMemory],
])('%s', (_name, { openVisitor, openStaff }) => {
  describe('a visitor’s session', () => {
    test('is anonymous, published and the same from call to call', async () => {
      const { backend, session } = await openVisitor();
      const started = await backend.startSession();
      expect(started).toEqual({ kind: 'visitor', uid: expect.any(String), anonymous: true });
      expect(session.current()).toEqual(started);
      expect(await backend.startSession()).toEqual(started);
    });

    test('once ended is nobody’s until one is needed, and then somebody else’s', async () => {
      const { backend, session } = await openVisitor();
      const before = await backend.startSession();
      await backend.endVisitorSession();
      expect(session.current()).toEqual({ kind: 'none' });
      const after = await backend.startSession();
      expect(after).toMatchObject({ kind: 'visitor', anonymous: true });
      expect(after).not.toEqual(before);
    });

    test('once ended no longer shows its request, and the next can send another', async () => {
      const { backend } = await openVisitor();
      const first = await backend.submitLoanRequest(requestDraft());
      await backend.endVisitorSession();
      expect(await backend.ownRequest()).toBeUndefined();
      const second = await backend.submitLoanRequest(requestDraft({ robux: 2000 }));
      expect(second.id).not.toBe(first.id);
      expect(await backend.ownRequest()).toMatchObject({ id: second.id });
    });
  });

  describe('the rates of a game', () => {
    test('are version 1 if none were published', async () => {
      const { backend } = await openVisitor();
      expect(await backend.ratesInForce(roblox)).toEqual(ratesOf(roblox));
      expect(await backend.ratesOfVersion(roblox, 1)).toEqual(ratesOf(roblox));
      expect(await backend.ratesOfVersion(roblox, 2)).toBeUndefined();
    });

    test('are the published ones, with when, why and by whom', async () => {
      const rates = publishedRates();
      const { backend } = await openVisitor([], rates);
      expect(await backend.ratesInForce(roblox)).toEqual(rates);
      expect(await backend.ratesOfVersion(roblox, 2)).toEqual(rates);
      expect(await backend.ratesOfVersion(roblox, 1)).toEqual(ratesOf(roblox));
    });

    test('of the version before may still be sent for a day, and then no more', async () => {
      const now = publishedRates({ hoursAgo: 23 });
      const { backend } = await openVisitor([], now);
      expect(await backend.submitLoanRequest(requestDraft())).toMatchObject({ ratesVersion: 1 });
      const later = await openVisitor([], publishedRates({ hoursAgo: 25 }));
      const old = later.backend.submitLoanRequest(requestDraft({ email: 'eva@example.com' }));
      await expect(old).rejects.toMatchObject({ code: 'rates-changed' });
      expect(await later.backend.ownRequest()).toBeUndefined();
    });

    test('in force are sent with their version', async () => {
      const rates = publishedRates({ hoursAgo: 25 });
      const { backend } = await openVisitor([], rates);
      const draft = requestDraft();
      const sent = { ...draft, quote: quote(withRates(roblox, rates), draft.quote.answers) };
      // 1,300 robux at 2 cents
      expect(await backend.submitLoanRequest(sent)).toMatchObject({
        value: 2600,
        ratesVersion: 2,
      });
    });
  });

  describe('a request', () => {
    test('is absent, then pending with its texts in their stored form', async () => {
      const { backend, session } = await openVisitor();
      expect(await backend.ownRequest()).toBeUndefined();
      const draft = requestDraft({ phone: '809 555 0142' }, 'en');
      const request = await backend.submitLoanRequest(draft);
      expect(request).toEqual({
        id: expect.any(String),
        code: expect.stringMatching(new RegExp(CODE_PATTERN)),
        applicant: {
          name: 'Ana Pérez',
          nickname: 'anita',
          cedula: '001-1234567-3',
          email: 'ana.perez@example.com',
          phone: '+18095550142',
        },
        gameId: 'roblox',
        answers: draft.quote.answers,
        value: draft.quote.value,
        ratesVersion: draft.quote.ratesVersion,
        status: 'pending',
        language: 'en',
        consent: {
          ...CONSENT_VERSION,
          marketing: false,
          language: 'en',
          acceptedAt: request.receivedAt,
          marketingWithdrawnAt: undefined,
        },
        declaration: DECLARATION_VERSION,
        receivedAt: expect.any(Date),
        decision: undefined,
        withdrawnAt: undefined,
        correction: undefined,
        questions: [],
        expiresAt: undefined,
      });
      expect(session.current()).toMatchObject({ uid: request.id });
      expect(await backend.ownRequest()).toEqual(asStored(request));
    });

    test('sent twice at once is one request', async () => {
      const { backend } = await openVisitor();
      const [first, second] = await Promise.all([
        backend.submitLoanRequest(requestDraft()),
        backend.submitLoanRequest(requestDraft()),
      ]);
      expect(second).toEqual(asStored(first));
    });

    test('with another content is a conflict, and the first one stays', async () => {
      const { backend } = await openVisitor();
      const first = await backend.submitLoanRequest(requestDraft());
      const other = backend.submitLoanRequest(requestDraft({ robux: 5000 }));
      await expect(other).rejects.toMatchObject({ code: 'conflict' });
      expect(await backend.ownRequest()).toEqual(asStored(first));
    });

    test('with a wrong text is denied', async () => {
      const { backend } = await openVisitor();
      const wrong = backend.submitLoanRequest(requestDraft({ name: '<b>Ana</b>' }));
      await expect(wrong).rejects.toMatchObject({ code: 'denied' });
      expect(await backend.ownRequest()).toBeUndefined();
    });
  });

  describe('a code', () => {
    /** The tracker of a request that was just sent; the server dates it. */
    const pending = (code: string | undefined) => ({
      code,
      gameId: 'roblox',
      status: 'pending',
      receivedAt: expect.any(Date),
      updatedAt: expect.any(Date),
    });

    test('shows where its request stands, and since when', async () => {
      const { backend } = await openVisitor();
      const { code = '' } = await backend.submitLoanRequest(requestDraft());
      const tracking = await backend.trackRequest(code);
      expect(tracking).toEqual(pending(code));
      const stored = await backend.ownRequest();
      expect(tracking).toMatchObject({
        receivedAt: stored?.receivedAt,
        updatedAt: stored?.receivedAt,
      });
    });

    test('shows it to anybody who has it, even after the session that sent it has ended', async () => {
      const { backend } = await openVisitor();
      const first = await backend.submitLoanRequest(requestDraft());
      await backend.endVisitorSession();
      const second = await backend.submitLoanRequest(requestDraft({ robux: 2000 }));
      expect(second.code).not.toBe(first.code);
      for (const { code = '' } of [first, second])
        expect(await backend.trackRequest(code)).toEqual(pending(code));
    });

    test('of no request shows nothing', async () => {
      const { backend } = await openVisitor();
      await backend.submitLoanRequest(requestDraft());
      expect(await backend.trackRequest(newCode())).toBeUndefined();
    });
  });

  describe('a mailed link', () => {
    test('is asked for of the code of a request, and of no other', async () => {
      const { backend } = await openVisitor();
      const { code = '' } = await backend.submitLoanRequest(requestDraft());
      expect(await backend.askForLink(code, 'erasure', 'es')).toBe('mailed');
      const other = backend.askForLink(newCode(), 'erasure', 'es');
      await expect(other).rejects.toMatchObject({ code: 'denied' });
    });

    test('that nobody was sent confirms nothing', async () => {
      const { backend } = await openVisitor();
      const { code = '' } = await backend.submitLoanRequest(requestDraft());
      const draft = { point: 'reason', words: 'Pagué.' } as const;
      for (const kind of ['withdrawal', 'reconsideration', 'erasure'] as const) {
        await backend.askForLink(code, kind, 'es');
        const used = backend.confirmLink({ code, kind, key: newCode() }, draft);
        await expect(used).rejects.toMatchObject({ code: 'denied' });
      }
      expect(await backend.ownRequest()).toMatchObject({ status: 'pending' });
    });
  });

  test('erasing the own data leaves no request', async () => {
    const { backend } = await openVisitor();
    await backend.submitLoanRequest(requestDraft());
    await backend.eraseOwnData('es');
    expect(await backend.ownRequest()).toBeUndefined();
  });

  test('a subscription that no code has is not ended', async () => {
    const { backend } = await openVisitor();
    await expect(backend.unsubscribe(newCode())).rejects.toMatchObject({ code: 'denied' });
  });

  describe('a sign-up', () => {
    test('right after another one is over the limit', async () => {
      const { backend } = await openVisitor();
      await backend.registerSubscriber(subscriberDraft());
      const again = backend.registerSubscriber(subscriberDraft('eva@example.com'));
      await expect(again).rejects.toMatchObject({ code: 'limit' });
    });

    test('with a wrong text is denied', async () => {
      const { backend } = await openVisitor();
      const wrong = backend.registerSubscriber(subscriberDraft('a@b'));
      await expect(wrong).rejects.toMatchObject({ code: 'denied' });
    });
  });

  describe('staff', () => {
    test('have no request and send none until they sign out', async () => {
      const { backend, session } = await openStaff();
      expect(await backend.startSession()).toMatchObject({ kind: 'staff' });
      await backend.endVisitorSession();
      expect(session.current()).toMatchObject({ kind: 'staff' });
      expect(await backend.ownRequest()).toBeUndefined();
      for (const attempt of [
        () => backend.submitLoanRequest(requestDraft()),
        () => backend.registerSubscriber(subscriberDraft()),
      ])
        await expect(attempt()).rejects.toMatchObject({ code: 'not-a-visitor' });

      await backend.signOut();
      expect(session.current()).toEqual({ kind: 'none' });
      const request = await backend.submitLoanRequest(requestDraft());
      expect(session.current()).toEqual({ kind: 'visitor', uid: request.id, anonymous: true });
    });
  });

  test('games come with their values and last changes', async () => {
    const roblox = { id: 'roblox', name: 'Roblox', values: [150, 155], image: '', path: '/Roblox' };
    const lastChange = {
      index: 1,
      value: 155,
      previous: 150,
      reason: { es: 'Oferta', en: 'Sale' },
      author: 'eva',
      changedAt: new Date(Date.UTC(2026, 10, 1)),
    };
    const games = [
      { ...roblox, lastChange },
      { ...roblox, id: 'fortnite', values: [] },
    ];
    const { backend } = await openVisitor(games);
    const listed = await backend.listGames();
    expect(listed.unreadable).toEqual([]);
    expect([...listed.games].sort((a, b) => b.id.localeCompare(a.id))).toEqual(games);
  });
});
