import { type BackendErrorCode, errorCode } from '../../src/data/errors';
import { createBackend } from '../../src/data/firebase';
import type { Calculator } from '../../src/domain/calculator';
import type { LoanRequestDraft } from '../../src/domain/loan-request';
import { randomQuote } from '../seed/answers';
import { randomPerson } from '../seed/people';
import { pick, type Random } from '../seed/random';
import { PORTS, PROJECT } from '../support/local-project';

/** What became of one visitor's wish to send a request. */
export interface Outcome {
  /** The uid under which the bank said that it has the request; undefined where it refused. */
  readonly uid: string | undefined;
  /** Why it refused, as the screen would say; undefined where it did not. */
  readonly refusal: BackendErrorCode | undefined;
  /** How long the visitor waited, in milliseconds. */
  readonly waited: number;
}

/** How a visitor sends: once, twice at the same time (double click), or again after the answer. */
export type Manner = 'once' | 'double' | 'again';

const emulators = {
  host: '127.0.0.1',
  authPort: PORTS.auth,
  firestorePort: PORTS.firestore,
} as const;

/** A possible request of a made-up person whose address nobody else in this run has. */
export function randomDraft(
  random: Random,
  calculators: readonly Calculator[],
  place: number,
): LoanRequestDraft {
  const { name, lastName, nickname, cedula } = randomPerson(random);
  return {
    quote: randomQuote(random, pick(random, calculators)),
    applicant: {
      name: `${name} ${lastName}`,
      nickname,
      cedula,
      email: `visitante${place}@carga.example`,
    },
    language: 'es',
    marketing: false,
  };
}

/**
 * A visitor with a session of their own, through the product's own data layer: signs in
 * anonymously and sends the request with its mail. The addresses are those of the local emulators
 * and cannot be others.
 */
export async function visit(
  place: number,
  draft: LoanRequestDraft,
  manner: Manner,
): Promise<Outcome> {
  const backend = createBackend({
    projectId: PROJECT,
    apiKey: 'demo-key',
    authDomain: `${PROJECT}.firebaseapp.com`,
    appId: 'demo-app',
    appName: `visitor ${place}`,
    emulators,
  });
  const start = performance.now();
  const sends = [backend.submitLoanRequest(draft)];
  if (manner === 'double') sends.push(backend.submitLoanRequest(draft));
  const answers = await Promise.allSettled(sends);
  if (manner === 'again')
    answers.push(...(await Promise.allSettled([backend.submitLoanRequest(draft)])));
  const waited = performance.now() - start;
  const [first] = answers;
  const refused = answers.find(({ status }) => status === 'rejected');
  return {
    uid: !refused && first?.status === 'fulfilled' ? first.value.id : undefined,
    refusal: refused?.status === 'rejected' ? errorCode(refused.reason) : undefined,
    waited,
  };
}
