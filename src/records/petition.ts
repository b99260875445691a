import { type Language, toLanguage } from '../domain/language';
import type { MailedKind } from '../domain/request/petition-link';
import { type RecordFields, reader } from './fields';

/** What a code may ask for: what a mailed link confirms, or the end of its subscription. */
type PetitionKind = MailedKind | 'unsubscribe';

/** `tipo` as stored, and the end of the id. */
export const STORED_KIND = {
  withdrawal: 'retiro',
  reconsideration: 'reconsideracion',
  erasure: 'borrado',
  unsubscribe: 'baja',
} as const satisfies Readonly<Record<PetitionKind, string>>;

/** A petition as stored. */
interface StoredPetition {
  readonly askedAt: Date;
  readonly language: Language;
  /** Whether its link was used. */
  readonly isUsed: boolean;
  /** The SHA-256 of its link's key, and until when the link works; undefined before it is mailed. */
  readonly link: { readonly keyHash: string; readonly until: Date } | undefined;
}

/** Where a petition is stored. Nobody reads it but functions. */
export const petitionPath = (code: string, kind: PetitionKind) =>
  `peticiones/${code}_${STORED_KIND[kind]}`;

/** A petition as it is asked for. */
export const askedPetitionRecord = (
  kind: MailedKind,
  language: Language,
  now: unknown,
  expires: unknown,
) => ({
  tipo: STORED_KIND[kind],
  fecha: now,
  idioma: language,
  estado: 'pedida',
  expira: expires,
});

/** The fields with which a petition waits for its link to be used. */
export const mailedPetitionRecord = (keyHash: string, until: unknown) => ({
  estado: 'confirmar',
  huella: keyHash,
  caduca: until,
});

/** The fields that end a petition. Its key's hash stays: the same link says again what it did. */
export const petitionEndRecord = (now: unknown) => ({ estado: 'hecha', hecha: now });

/** The trace of what was done at once: a subscription ended, or the own request erased. */
export const endedPetitionRecord = (kind: PetitionKind, now: unknown, expires: unknown) => ({
  tipo: STORED_KIND[kind],
  fecha: now,
  expira: expires,
  ...petitionEndRecord(now),
});

/** A petition as read. Throws a `RecordError` for a field that is not as specified. */
export function readPetition(data: RecordFields): StoredPetition {
  const fields = reader(data, 'peticiones');
  const link = fields.has('huella')
    ? { keyHash: fields.text('huella'), until: fields.date('caduca') }
    : undefined;
  return {
    askedAt: fields.date('fecha'),
    language: toLanguage(fields.has('idioma') ? fields.text('idioma') : ''),
    isUsed: fields.text('estado') === 'hecha',
    link,
  };
}
