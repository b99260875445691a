import './emulator-faults';
import { expect } from 'vitest';
import { createSessionStore, type SessionStore } from '../../../src/data/session-store';
import { emptyAnswers } from '../../../src/domain/answers';
import { quote } from '../../../src/domain/quote';
import type { LoanRequest, LoanRequestDraft } from '../../../src/domain/request/loan-request';
import type { SubscriberDraft } from '../../../src/domain/subscriber';
import { findCalculator } from '../../../src/games';
import { localSettings } from '../../../tools/support/local-settings';
import { type BackendWithMethods, withVisitorMethods } from '../visitor-methods';
import { actAddress } from './act-server';
import { createManualClock, type ManualClock } from './emulator-clock';

/** A separate browser: a backend, its session and its clock. */
export interface Browser {
  readonly backend: BackendWithMethods;
  readonly session: SessionStore;
  readonly clock: ManualClock;
}

let browsers = 0;

/** Opens a browser on a project of the emulators; nobody is signed in yet. */
export async function openBrowser(
  projectId: string,
  changes: Partial<ReturnType<typeof localSettings>> = {},
): Promise<Browser> {
  // Fetched only now, because Firebase Auth keeps the `fetch` that it finds when it loads.
  const { createBackend } = await import('../../../src/data/firebase');
  const clock = createManualClock();
  const session = createSessionStore();
  browsers += 1;
  const local = localSettings(projectId, `browser ${browsers}`);
  const server = await actAddress(projectId);
  const urls = { staffUrl: `${server}/acto`, visitorUrl: `${server}/visita` };
  const settings = { ...local, ...urls, ...changes };
  const backend = withVisitorMethods(createBackend(settings, session, clock));
  return { backend, session, clock };
}

/** A request that a visitor might send. */
export function requestDraft(
  {
    robux = 1300,
    email = 'Ana.Perez@Example.com',
    cedula = '00112345673',
    name = ' Ana Pérez ',
    gameId = 'roblox',
    phone = '',
  } = {},
  language: LoanRequestDraft['language'] = 'es',
): LoanRequestDraft {
  const calculator = findCalculator(gameId);
  if (!calculator) throw new Error(`no calculator ${gameId}`);
  const [first] = calculator.attributes;
  const answers = { ...emptyAnswers(calculator), ...(first && { [first.id]: robux }) };
  return {
    quote: quote(calculator, answers),
    applicant: { name, nickname: 'anita', cedula, email, phone },
    language,
    marketing: false,
  };
}

/** A sign-up that a visitor might send. */
export function subscriberDraft(email = 'Leo@Example.com'): SubscriberDraft {
  return { name: ' Leo ', lastName: 'Gómez', email };
}

/** The stored form of a request that was just sent: the server dates it, and not the browser. */
export function asStored(sent: LoanRequest) {
  const consent = { ...sent.consent, acceptedAt: expect.any(Date) };
  return { ...sent, consent, receivedAt: expect.any(Date) };
}
