import './emulator-faults';
import type { Backend } from '../../src/data/backend';
import { emptyAnswers } from '../../src/domain/answers';
import type { LoanRequestDraft } from '../../src/domain/loan-request';
import { quote } from '../../src/domain/quote';
import type { SubscriberDraft } from '../../src/domain/subscriber';
import { findCalculator } from '../../src/games';
import { emulators } from './emulator-admin';
import { createManualClock, type ManualClock } from './emulator-clock';

/** A browser of its own: a backend with its own session, and its clock. */
export interface Browser {
  readonly backend: Backend;
  readonly clock: ManualClock;
}

let browsers = 0;

/** Opens a browser on a project of the emulators; nobody is signed in yet. */
export async function openBrowser(projectId: string): Promise<Browser> {
  // Fetched only now, because Firebase Auth keeps the `fetch` that it finds when it loads.
  const { createBackend } = await import('../../src/data/firebase');
  const clock = createManualClock();
  browsers += 1;
  const backend = createBackend(
    {
      projectId,
      apiKey: 'demo-key',
      authDomain: `${projectId}.firebaseapp.com`,
      appId: 'demo-app',
      appName: `browser ${browsers}`,
      emulators,
    },
    clock,
  );
  return { backend, clock };
}

/** A request that a visitor might send. */
export function requestDraft(
  {
    robux = 1300,
    email = 'Ana.Perez@Example.com',
    cedula = '00112345678',
    name = ' Ana Pérez ',
    gameId = 'roblox',
  } = {},
  language: LoanRequestDraft['language'] = 'es',
): LoanRequestDraft {
  const calculator = findCalculator(gameId);
  if (!calculator) throw new Error(`no calculator ${gameId}`);
  const [first] = calculator.attributes;
  const answers = { ...emptyAnswers(calculator), ...(first && { [first.id]: robux }) };
  return {
    quote: quote(calculator, answers),
    applicant: { name, nickname: 'anita', cedula, email },
    language,
    marketing: false,
  };
}

/** A sign-up that a visitor might send. */
export function subscriberDraft(email = 'Leo@Example.com'): SubscriberDraft {
  return { name: ' Leo ', lastName: 'Gómez', email };
}
