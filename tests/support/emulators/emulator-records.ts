import type { RecordFields } from '../../../src/records/fields';
import { requestDocument, subscriberDocument } from '../../../tools/samples/documents';
import { type RequestChanges, sampleRequest } from '../../../tools/samples/requests';
import { sampleSubscriber } from '../../../tools/samples/subscribers';

/** A stored loan request, as staff find it; one that is not pending was decided at once. */
export function storedRequest(id: string, changes: RequestChanges = {}): RecordFields {
  const request = sampleRequest(id, {
    name: 'Ana Pérez',
    nickname: 'anita',
    cedula: '001-1234567-3',
    email: `${id}@example.com`,
    hoursAgo: 1,
    ...changes,
  });
  const isDecided = request.status !== 'pending';
  const decision = isDecided ? { decidedAt: request.receivedAt, reason: undefined } : undefined;
  return requestDocument({ ...request, decision });
}

/** A stored loan request with the specification's ten fields and no other. */
export function oldRequest(id: string, changes: RequestChanges = {}): RecordFields {
  const missing = {
    answers: undefined,
    value: undefined,
    ratesVersion: undefined,
    language: undefined,
    consent: undefined,
  };
  return storedRequest(id, { ...missing, ...changes });
}

/** A stored subscriber, as staff find it. */
export function storedSubscriber(
  name: string,
  lastName: string,
  { email = `${name}@example.com`.toLowerCase(), minutesAgo = 1 } = {},
): RecordFields {
  const registeredAt = new Date(Date.now() - minutesAgo * 60_000);
  return subscriberDocument(sampleSubscriber('', { name, lastName, email, registeredAt })).data;
}
