import type { Subscriber } from '../../src/domain/subscriber';

/** A subscriber of this moment, with the specification's fields. */
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
