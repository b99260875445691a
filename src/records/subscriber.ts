import { normalizeText } from '../domain/fields/fields';
import { readEmail } from '../domain/fields/identifiers/email';
import type { Language } from '../domain/language';
import {
  SIGN_UP_CONSENT_VERSION,
  type SignUpConsent,
  type Subscriber,
  type SubscriberDraft,
} from '../domain/subscriber';
import { type Description, readAs, writeAs } from './codec';
import { type RecordFields, reader } from './fields';
import type { Moments } from './moments';
import { origin } from './origin';

/** A sign-up that is made now. */
export function newSubscriber(
  key: string,
  { name, lastName, email }: SubscriberDraft,
  language: Language,
  now: Date,
): Subscriber {
  return {
    id: key,
    name: normalizeText(name),
    lastName: normalizeText(lastName),
    email: readEmail(email).text,
    registeredAt: now,
    consent: { version: SIGN_UP_CONSENT_VERSION, language, acceptedAt: now },
  };
}

const CONSENT: Description<SignUpConsent> = {
  version: ['text', 'version'],
  language: ['language', 'idioma'],
  acceptedAt: ['date', 'fecha'],
};

const SUBSCRIBER: Description<Omit<Subscriber, 'id'>> = {
  name: ['text', 'nombre'],
  lastName: ['text', 'apellido'],
  email: ['text', 'correo'],
  registeredAt: ['date', 'registro'],
  consent: ['map?', 'consentimiento', CONSENT],
};

/** `subscriptores/{key}` as written, with the code that ends the subscription. */
export const subscriberRecord = (
  subscriber: Subscriber,
  session: { readonly uid: string; readonly signedIn: unknown; readonly code: string },
  at: Moments['at'],
) => ({
  ...origin(session.uid, at(subscriber.registeredAt), session.signedIn),
  ...writeAs(SUBSCRIBER, subscriber, at),
  baja: session.code,
});

/** `subscriptores/{key}` as read. */
export const readSubscriber = (id: string, data: RecordFields): Subscriber => ({
  id,
  ...readAs(SUBSCRIBER, reader(data, `subscriptores/${id}`)),
});

/** `bajas/{code}` as written: whose subscription the code ends. */
export const subscriptionCodeRecord = (key: string) => ({ clave: key });

/** How many sign-ups a session made, and which one came last. */
export interface Quota {
  readonly total: number;
  readonly last: Date;
  readonly key: string;
}

const QUOTA: Description<Quota> = {
  total: ['number', 'total'],
  last: ['date', 'ultima'],
  key: ['text', 'clave'],
};

/** `cuotas/{uid}` as written. */
export const quotaRecord = (quota: Quota, at: Moments['at']) => writeAs(QUOTA, quota, at);

/** `cuotas/{uid}` as read. Throws a `RecordError` naming a field that is not as specified. */
export const readQuota = (uid: string, data: RecordFields): Quota =>
  readAs(QUOTA, reader(data, `cuotas/${uid}`));
