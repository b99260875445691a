import { Timestamp } from 'firebase-admin/firestore';
import type { Calculator } from '../../src/domain/calculator';
import { CONSENT_VERSION } from '../../src/domain/request/loan-request';
import { codeFrom } from '../../src/domain/request/request-code';
import { HOUR_MS } from '../../src/domain/time';
import { randomQuote } from './answers';
import { type CaseFile, randomAddress, randomLife } from './lives';
import { type Person, randomPerson } from './people';
import { randomProof } from './proofs';
import { below, pick, type Random, randomUid } from './random';

/** The fraction of the requests that come from an earlier person. */
const REPEATED = 0.02;

/** A document to write: its path and its fields. */
export interface SeedDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A request, and its part for staff only. */
export interface SeedRequest extends SeedDocument {
  readonly file: CaseFile;
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

function request(
  random: Random,
  { name, lastName, ...person }: Person,
  seed: RequestSeed,
): SeedRequest {
  const uid = randomUid(random);
  const received = seed.now - below(random, seed.days * 24 * HOUR_MS);
  const calculator = pick(random, seed.calculators);
  const made = randomQuote(random, calculator);
  const idioma = random() < 0.85 ? 'es' : 'en';
  const life = { ...seed, id: uid, received, value: made.value };
  const registro = Timestamp.fromMillis(received);
  const { record, file } = randomLife(random, life);
  const data = {
    nombre: `${name} ${lastName}`,
    ...randomAddress(random, person.email, life),
    nickname: person.nickname,
    cedula: person.cedula,
    ...(person.telefono && { telefono: person.telefono }),
    juego: made.gameId,
    id: uid,
    registro,
    ulTimoingreso: Timestamp.fromMillis(received - below(random, HOUR_MS)),
    esAnonimo: true,
    valor: made.value,
    atributos: made.answers,
    versionTarifas: made.ratesVersion,
    idioma,
    consentimiento: {
      version: CONSENT_VERSION.evaluation,
      buro: CONSENT_VERSION.bureaus,
      versionMercadeo: CONSENT_VERSION.promotions,
      idioma,
      fecha: registro,
      mercadeo: random() < 0.4,
    },
    ...record,
    ...randomProof(random, calculator, made.answers, received),
    codigo: codeFrom((end) => below(random, end)),
  };
  return { path: `users/${uid}`, data, file };
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
