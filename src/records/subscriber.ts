import { normalizeText } from '../domain/fields/fields';
import { readEmail } from '../domain/fields/identifiers/email';
import type { Language } from '../domain/language';
import {
  SIGN_UP_CONSENT_VERSION,
  type SignUpConsent,
  type Subscriber,
  type SubscriberDraft,
} from '../domain/subscriber';
import { type FieldReader, type RecordFields, reader } from './fields';
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

/** `subscriptores/{key}` as written, with the code that ends the subscription. */
export function subscriberRecord(
  { name, lastName, email, registeredAt, consent }: Subscriber,
  session: { readonly uid: string; readonly signedIn: unknown; readonly code: string },
  at: Moments['at'],
) {
  return {
    nombre: name,
    apellido: lastName,
    correo: email,
    ...origin(session.uid, at(registeredAt), session.signedIn),
    baja: session.code,
    ...(consent && {
      consentimiento: {
        version: consent.version,
        idioma: consent.language,
        fecha: at(consent.acceptedAt),
      },
    }),
  };
}

function readSignUpConsent(fields: FieldReader): SignUpConsent {
  return {
    version: fields.text('version'),
    language: fields.language('idioma'),
    acceptedAt: fields.date('fecha'),
  };
}

/** `subscriptores/{key}` as read. */
export function readSubscriber(id: string, data: RecordFields): Subscriber {
  const fields = reader(data, `subscriptores/${id}`);
  return {
    id,
    name: fields.text('nombre'),
    lastName: fields.text('apellido'),
    email: fields.text('correo'),
    registeredAt: fields.date('registro'),
    consent: fields.has('consentimiento')
      ? readSignUpConsent(fields.part('consentimiento'))
      : undefined,
  };
}

/** `bajas/{code}` as written: whose subscription the code ends. */
export const subscriptionCodeRecord = (key: string) => ({ clave: key });

/** How many sign-ups a session made, and which one came last. */
export interface Quota {
  readonly total: number;
  readonly last: Date;
  readonly key: string;
}

/** `cuotas/{uid}` as written. */
export function quotaRecord({ total, last, key }: Quota, at: Moments['at']) {
  return { total, ultima: at(last), clave: key };
}

/** `cuotas/{uid}` as read. Throws a `RecordError` naming a field that is not as specified. */
export function readQuota(uid: string, data: RecordFields): Quota {
  const fields = reader(data, `cuotas/${uid}`);
  return { total: fields.number('total'), last: fields.date('ultima'), key: fields.text('clave') };
}
