import { codeFrom } from '../../src/domain/request/request-code';
import { SIGN_UP_CONSENT_VERSION } from '../../src/domain/subscriber';
import { DAY_MS, MINUTE_MS } from '../../src/domain/time';
import { subscriberRecord, subscriptionCodeRecord } from '../../src/records/subscriber';
import { at, type StoredDocument } from '../samples/documents';
import { randomPerson } from './people';
import { below, type Random, randomUid } from './random';

const YEAR_MS = 365 * DAY_MS;

/**
 * Made-up subscribers of the year before `now` (milliseconds since the epoch), each followed by the
 * code that ends the subscription.
 */
export function* randomSubscribers(
  random: Random,
  count: number,
  now: number,
): Generator<StoredDocument> {
  for (let made = 0; made < count; made++) {
    const { name, lastName, email } = randomPerson(random);
    const uid = randomUid(random);
    const registered = now - below(random, YEAR_MS);
    const registeredAt = new Date(registered);
    const key = `${uid}_${registered}`;
    const code = codeFrom((end) => below(random, end));
    const consent = {
      version: SIGN_UP_CONSENT_VERSION,
      language: 'es' as const,
      acceptedAt: registeredAt,
    };
    const session = { uid, signedIn: at(new Date(registered - MINUTE_MS)), code };
    yield {
      path: `subscriptores/${key}`,
      data: subscriberRecord(
        { id: key, name, lastName, email, registeredAt, consent },
        session,
        at,
      ),
    };
    yield { path: `bajas/${code}`, data: subscriptionCodeRecord(key) };
  }
}
