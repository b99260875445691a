import { newCode } from '../../src/domain/request/request-code';
import type { Subscriber } from '../../src/domain/subscriber';
import { subscriberRecord } from '../../src/records/subscriber';
import { at, type StoredDocument } from './request-documents';

/** A subscriber of this moment, from before consents had versions. */
export function sampleSubscriber(id: string, changes: Partial<Subscriber> = {}): Subscriber {
  return {
    id,
    name: 'Leo',
    lastName: 'Gómez',
    email: `${id.toLowerCase()}@correo.example`,
    registeredAt: new Date(),
    consent: undefined,
    ...changes,
  };
}

/** The document of a subscriber who signed up in this session, with a code that ends it. */
export function subscriberDocument(subscriber: Subscriber, uid = 'visitor'): StoredDocument {
  const session = { uid, signedIn: at(subscriber.registeredAt), code: newCode() };
  return {
    path: `subscriptores/${subscriber.id}`,
    data: subscriberRecord(subscriber, session, at),
  };
}
