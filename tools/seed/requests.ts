import { Timestamp } from 'firebase-admin/firestore';
import type { Calculator } from '../../src/domain/calculator';
import { CONSENT_VERSION, VERIFICATION_HOURS } from '../../src/domain/request/loan-request';
import { codeFrom } from '../../src/domain/request/request-code';
import { randomQuote } from './answers';
import { type Person, randomPerson } from './people';
import { below, pick, type Random, randomUid } from './random';

const HOUR_MS = 3_600_000;

/** Fractions of all requests: from an earlier person, decided early, and still open after the deadline. */
const REPEATED = 0.02;
const DECIDED_EARLY = 0.1;
const OVERDUE = 0.01;

/** A document to write: its path and its fields. */
export interface SeedDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** How to make the requests. Times are in milliseconds since the epoch. */
export interface RequestSeed {
  readonly calculators: readonly Calculator[];
  readonly now: number;
  /** The requests arrived evenly over this many days up to now. */
  readonly days: number;
  /** The uid of the staff member who decided. */
  readonly author: string;
}

function decision(random: Random, received: number, { now, author }: RequestSeed) {
  const isOld = now - received > VERIFICATION_HOURS * HOUR_MS;
  const actualizado = Timestamp.fromMillis(received);
  if (random() >= (isOld ? 1 - OVERDUE : DECIDED_EARLY))
    return { estadoCredito: 'pendiente', actualizado };
  const decided = Math.min(now, received + below(random, VERIFICATION_HOURS * HOUR_MS));
  const fecha = Timestamp.fromMillis(decided);
  return {
    estadoCredito: random() < 0.6 ? 'aprobado' : 'rechazado',
    decision: { autor: author, fecha },
    actualizado: fecha,
  };
}

function request(random: Random, { name, lastName, ...person }: Person, seed: RequestSeed) {
  const uid = randomUid(random);
  const received = seed.now - below(random, seed.days * 24 * HOUR_MS);
  const made = randomQuote(random, pick(random, seed.calculators));
  const idioma = random() < 0.85 ? 'es' : 'en';
  const registro = Timestamp.fromMillis(received);
  const data = {
    nombre: `${name} ${lastName}`,
    correo: person.email,
    nickname: person.nickname,
    cedula: person.cedula,
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
    ...decision(random, received, seed),
    codigo: codeFrom((end) => below(random, end)),
  };
  return { path: `users/${uid}`, data };
}

/** Made-up loan requests; some share the cedula or the e-mail of an earlier one. */
export function* randomRequests(
  random: Random,
  count: number,
  seed: RequestSeed,
): Generator<SeedDocument> {
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
