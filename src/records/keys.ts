import type { Left } from '../domain/request/fingerprints';
import {
  type Key,
  type KeyDocument,
  type KeyEntry,
  type KeyKind,
  type KeyOutcome,
  keysOf,
  listed,
} from '../domain/request/keys';
import type { LoanRequest } from '../domain/request/loan-request';
import { STORED_OUTCOME } from './bank-outcome';
import { isMap, RecordError, type RecordFields, reader } from './fields';
import type { Moments } from './moments';
import { STORED_STATUS } from './states';
import { STORED_REASON, wordOf } from './words';

/** What a key is of, as its id begins. */
export const STORED_KIND: Readonly<Record<KeyKind, string>> = {
  cedula: 'cedula',
  passport: 'pasaporte',
  email: 'correo',
  phone: 'telefono',
  account: 'cuenta',
  player: 'usuario',
};

const { pending: _pending, information: _information, ...CLOSED } = STORED_STATUS;

/** How a request stands, as its keys list it. */
export const STORED_KEY_OUTCOME = {
  open: 'abierta',
  'given-back': 'devuelta',
  'loose-payment': 'pagoSuelto',
  ...CLOSED,
  ...STORED_OUTCOME,
} satisfies Readonly<Record<KeyOutcome, string>>;

/** A key under the id of its document. */
export interface StoredKey extends Key {
  readonly id: string;
}

/** The id of a key document, by the keyed hash of its text. */
export const keyId = (kind: KeyKind, hash: string): string => `${STORED_KIND[kind]}_${hash}`;

/** Where a key document is stored. Nobody reads it in a browser. */
export const keyPath = (id: string): string => `llaves/${id}`;

/** `llaves` of a case file as written: the request’s keys by id. */
export const keysRecord = (keys: readonly StoredKey[]) => ({
  llaves: Object.fromEntries(keys.map(({ id, text }) => [id, text])),
});

/** The keys under which a request is listed, by its case file. */
export function readKeys({ llaves }: RecordFields): StoredKey[] {
  if (!isMap(llaves)) return [];
  return Object.entries(llaves).flatMap(([id, text]) => {
    const kind = wordOf(STORED_KIND, id.split('_')[0]);
    return kind && typeof text === 'string' ? [{ id, kind, text }] : [];
  });
}

/** Whether a request is listed under all of its keys; it is a moment after it is sent or changed. */
export function isListed(request: LoanRequest, file: RecordFields): boolean {
  const stored = readKeys(file);
  return keysOf(request).every(({ kind, text }) =>
    stored.some((key) => key.kind === kind && key.text === text),
  );
}

/** An entry of `solicitudes` of a key document as written; every field is there, so that none of before stays. */
export const keyEntryRecord = (entry: KeyEntry, at: Moments['at']) => ({
  resultado: STORED_KEY_OUTCOME[entry.outcome],
  repetida: entry.isDuplicate,
  motivo: entry.reason ? STORED_REASON[entry.reason] : null,
  fecha: at(entry.at),
  enviada: at(entry.sentAt),
  rechazada: entry.declinedAt ? at(entry.declinedAt) : null,
  monto: entry.mostLent ?? null,
});

function readEntry(id: string, data: unknown): KeyEntry {
  if (!isMap(data)) throw new RecordError(`llaves: ${id}`);
  const fields = reader(data, `llaves: ${id}`);
  const outcome = fields.word('resultado', STORED_KEY_OUTCOME);
  // An entry of before has no moment of its own for a decline.
  const declined = outcome === 'declined' ? fields.date('fecha') : undefined;
  return {
    id,
    outcome,
    declinedAt: data.rechazada ? fields.date('rechazada') : declined,
    isDuplicate: fields.flag('repetida'),
    reason: data.motivo === null ? undefined : wordOf(STORED_REASON, fields.text('motivo')),
    at: fields.date('fecha'),
    sentAt: fields.date('enviada'),
    mostLent: data.monto === null ? undefined : fields.number('monto'),
  };
}

/** What a key document remembers of erased requests, as written. */
export const keyLeftRecord = ({ declines, sentDays }: Left) => ({
  rechazos: declines.map(({ reason, day }) => ({
    dia: day,
    ...(reason && { motivo: STORED_REASON[reason] }),
  })),
  enviadas: [...sentDays],
});

/** `llaves/{id}` as read; one that is missing lists nothing. */
export function readKeyDocument(data: RecordFields | undefined): KeyDocument {
  const { solicitudes, rechazos, enviadas } = data ?? {};
  const entries = isMap(solicitudes) ? Object.entries(solicitudes) : [];
  const declines = Array.isArray(rechazos) ? rechazos.filter(isMap) : [];
  return {
    entries: listed(entries.map(([id, entry]) => readEntry(id, entry))),
    declines: declines.map((one) => ({
      reason: typeof one.motivo === 'string' ? wordOf(STORED_REASON, one.motivo) : undefined,
      day: reader(one, 'llaves: rechazos').text('dia'),
    })),
    sentDays: Array.isArray(enviadas) ? enviadas.filter((day) => typeof day === 'string') : [],
  };
}
