import type { Calculator } from '../../src/domain/calculator';
import {
  CONSENT_VERSION,
  DECLARATION_VERSION,
  type LoanRequest,
} from '../../src/domain/request/loan-request';
import { codeFrom } from '../../src/domain/request/request-code';
import { HOUR_MS } from '../../src/domain/time';
import { randomQuote } from './answers';
import { randomAddress, randomLife } from './lives';
import { type Person, randomPerson } from './people';
import { randomProof } from './proofs';
import { below, pick, type Random, randomUid } from './random';

/** The fraction of the requests that come from an earlier person. */
const REPEATED = 0.02;

/** A request as staff read it, and when its session began. */
export interface SeedRequest {
  readonly request: LoanRequest & { readonly code: string };
  readonly signedIn: Date;
}

/** How to make the requests. Times are in milliseconds since the epoch. */
export interface RequestSeed {
  readonly calculators: readonly Calculator[];
  readonly now: number;
  /** The requests arrived evenly over this many days up to now. */
  readonly days: number;
  /** The uid of the staff member who decided, and of two others. */
  readonly author: string;
  readonly colleagues: readonly [string, string];
}

function request(random: Random, person: Person, seed: RequestSeed): SeedRequest {
  const id = randomUid(random);
  const received = seed.now - below(random, seed.days * 24 * HOUR_MS);
  const calculator = pick(random, seed.calculators);
  const { gameId, answers, value, ratesVersion } = randomQuote(random, calculator);
  const language = random() < 0.85 ? 'es' : 'en';
  const life = { ...seed, received, value };
  const receivedAt = new Date(received);
  const lived = randomLife(random, life);
  const correction = randomAddress(random, person.email, life);
  const signedIn = new Date(received - below(random, HOUR_MS));
  const marketing = random() < 0.4;
  const { name, lastName, ...given } = person;
  const made = {
    id,
    applicant: { ...given, name: `${name} ${lastName}` },
    gameId,
    answers,
    value,
    ratesVersion,
    language,
    consent: {
      ...CONSENT_VERSION,
      marketing,
      language,
      acceptedAt: receivedAt,
      marketingWithdrawnAt: undefined,
    },
    declaration: DECLARATION_VERSION,
    receivedAt,
    decision: undefined,
    withdrawnAt: undefined,
    correction,
    questions: [],
    expiresAt: undefined,
    notices: [],
    ...lived,
    ...randomProof(random, calculator, answers, received),
    code: codeFrom((end) => below(random, end)),
  } as const;
  return { request: made, signedIn };
}

/** Made-up loan requests; some share the cedula or the e-mail of an earlier one. */
export function* randomRequests(
  random: Random,
  count: number,
  seed: RequestSeed,
): Generator<SeedRequest> {
  let earlier: Person | undefined;
  for (let made = 0; made < count; made++) {
    let person = randomPerson(random);
    if (earlier !== undefined && random() < REPEATED)
      person =
        random() < 0.5
          ? { ...person, cedula: earlier.cedula }
          : { ...person, email: earlier.email };
    if (made % 40 === 0) earlier = person;
    yield request(random, person, seed);
  }
}
