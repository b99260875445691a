import { Timestamp } from 'firebase-admin/firestore';
import { codeFrom } from '../../src/domain/request/request-code';
import { SIGN_UP_CONSENT_VERSION } from '../../src/domain/subscriber';
import { DAY_MS } from '../../src/domain/time';
import { randomPerson } from './people';
import { below, type Random, randomUid } from './random';
import type { SeedDocument } from './requests';

const YEAR_MS = 365 * DAY_MS;

/**
 * Made-up subscribers of the year before `now` (milliseconds since the epoch), each followed by the
 * code that ends the subscription.
 */
export function* randomSubscribers(
  random: Random,
  count: number,
  now: number,
): Generator<SeedDocument> {
  for (let made = 0; made < count; made++) {
    const { name, lastName, email } = randomPerson(random);
    const uid = randomUid(random);
    const registered = now - below(random, YEAR_MS);
    const registro = Timestamp.fromMillis(registered);
    const key = `${uid}_${registered}`;
    const baja = codeFrom((end) => below(random, end));
    yield {
      path: `subscriptores/${key}`,
      data: {
        nombre: name,
        apellido: lastName,
        correo: email,
        id: uid,
        registro,
        ulTimoingreso: Timestamp.fromMillis(registered - 60_000),
        esAnonimo: true,
        baja,
        consentimiento: {
          version: SIGN_UP_CONSENT_VERSION,
          idioma: 'es',
          fecha: registro,
        },
      },
    };
    yield { path: `bajas/${baja}`, data: { clave: key } };
  }
}
