import {
  COMPLAINT_DAYS,
  type Complaint,
  type ComplaintAnswer,
  type ComplaintDraft,
  type ComplaintKind,
} from '../domain/complaint/complaint';
import { normalizeText } from '../domain/fields/fields';
import { readEmail } from '../domain/fields/identifiers/email';
import { type Description, readAs, writeAs } from './codec';
import { type RecordFields, reader } from './fields';
import type { Moments } from './moments';
import { COMPLAINT_STATE } from './states';

/** `tipo` as stored. */
const STORED_COMPLAINT_KIND: Readonly<Record<ComplaintKind, string>> = {
  decision: 'decision',
  delay: 'demora',
  data: 'datos',
  treatment: 'trato',
  site: 'sitio',
};

/** The id of the mail that confirms a complaint. */
export const complaintReceiptId = (number: string) => `${number}_recibo`;

/** The id of the mail that confirms that a complaint was withdrawn. */
export const complaintWithdrawalId = (number: string) => `${number}_retiro`;

/** The id of the mail that carries the bank's answer. */
export const complaintAnswerId = (number: string) => `${number}_cierre`;

/** A complaint that is made now, dated by the known time. */
export function newComplaint(number: string, draft: ComplaintDraft, now: Date): Complaint {
  return {
    ...draft,
    number,
    text: normalizeText(draft.text),
    name: normalizeText(draft.name),
    email: readEmail(draft.email).text,
    receivedAt: now,
    days: COMPLAINT_DAYS,
    answer: undefined,
  };
}

/** Whether a stored complaint says the same as a draft. */
export function isSameComplaint(stored: Complaint, draft: ComplaintDraft): boolean {
  const wanted = newComplaint(stored.number, draft, stored.receivedAt);
  return (['kind', 'text', 'name', 'email', 'code'] as const).every(
    (field) => stored[field] === wanted[field],
  );
}

const ANSWER: Description<ComplaintAnswer> = {
  text: ['text', 'texto'],
  upheld: ['flag', 'conRazon'],
  answeredAt: ['date', 'fecha'],
};

const COMPLAINT: Description<Omit<Complaint, 'number' | 'withdrawnAt'>> = {
  name: ['text', 'nombre'],
  email: ['text', 'correo'],
  kind: ['word', 'tipo', STORED_COMPLAINT_KIND],
  text: ['text', 'texto'],
  code: ['text?', 'codigo'],
  language: ['language', 'idioma'],
  receivedAt: ['date', 'registro'],
  days: ['number', 'plazo'],
  answer: ['map?', 'respuesta', ANSWER],
};

/** `reclamos/{number}` of this session as a whole. */
export const complaintRecord = (complaint: Complaint, uid: string, at: Moments['at']) => ({
  id: uid,
  ...writeAs(COMPLAINT, complaint, at),
  ...(complaint.withdrawnAt
    ? complaintWithdrawalRecord(at(complaint.withdrawnAt))
    : { estado: COMPLAINT_STATE[complaint.answer ? 'closed' : 'open'] }),
});

/** What the bank's answer changes in `reclamos/{number}`. */
export const complaintAnswerRecord = (answer: ComplaintAnswer) => ({
  estado: COMPLAINT_STATE.closed,
  respuesta: writeAs(ANSWER, answer),
});

/** What its person's withdrawal changes in `reclamos/{number}`. */
export const complaintWithdrawalRecord = (fecha: unknown) => ({
  estado: COMPLAINT_STATE.withdrawn,
  retiro: { fecha },
});

/** `reclamos/{number}` as read. Throws a `RecordError` naming a field that is not as specified. */
export function readComplaint(number: string, data: RecordFields): Complaint {
  const fields = reader(data, `reclamos/${number}`);
  return {
    number,
    ...readAs(COMPLAINT, fields),
    ...(fields.has('retiro') && { withdrawnAt: fields.part('retiro').date('fecha') }),
  };
}

/** The complaints of a session, oldest first, and when it made the last one. */
export interface OwnComplaints {
  readonly numbers: readonly string[];
  readonly last: Date;
}

/** `misReclamos/{uid}` as written. */
export const ownComplaintsRecord = (numbers: readonly string[], ultima: unknown) => ({
  numeros: [...numbers],
  ultima,
});

/** `misReclamos/{uid}` as read. */
export function readOwnComplaints(uid: string, data: RecordFields): OwnComplaints {
  const fields = reader(data, `misReclamos/${uid}`);
  return { numbers: fields.texts('numeros'), last: fields.date('ultima') };
}
