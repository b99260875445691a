import {
  COMPLAINT_DAYS,
  COMPLAINT_KINDS,
  type Complaint,
  type ComplaintDraft,
  type ComplaintKind,
} from '../domain/complaint/complaint';
import { normalizeText } from '../domain/fields/fields';
import { readEmail } from '../domain/fields/identifiers/email';
import { type FieldReader, RecordError, type RecordFields, reader } from './fields';
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

/** `respuesta` as written, at this moment. */
const answerPart = (text: string, upheld: boolean, fecha: unknown) => ({
  texto: text,
  conRazon: upheld,
  fecha,
});

/** `reclamos/{number}` of this session as a whole. */
export function complaintRecord(complaint: Complaint, uid: string, at: Moments['at']) {
  const { kind, text, name, email, code, language, receivedAt, days, answer, withdrawnAt } =
    complaint;
  return {
    id: uid,
    nombre: name,
    correo: email,
    tipo: STORED_COMPLAINT_KIND[kind],
    texto: text,
    ...(code !== undefined && { codigo: code }),
    idioma: language,
    registro: at(receivedAt),
    plazo: days,
    estado: COMPLAINT_STATE[withdrawnAt ? 'withdrawn' : answer ? 'closed' : 'open'],
    ...(answer && { respuesta: answerPart(answer.text, answer.upheld, at(answer.answeredAt)) }),
    ...(withdrawnAt && { retiro: { fecha: at(withdrawnAt) } }),
  };
}

/** What the bank's answer changes in `reclamos/{number}`. */
export const complaintAnswerRecord = (text: string, upheld: boolean, now: unknown) => ({
  estado: COMPLAINT_STATE.closed,
  respuesta: answerPart(text, upheld, now),
});

/** What its person's withdrawal changes in `reclamos/{number}`. */
export const complaintWithdrawalRecord = (fecha: unknown) => ({
  estado: COMPLAINT_STATE.withdrawn,
  retiro: { fecha },
});

function readKind(fields: FieldReader, where: string): ComplaintKind {
  const stored = fields.text('tipo');
  const kind = COMPLAINT_KINDS.find((each) => STORED_COMPLAINT_KIND[each] === stored);
  if (kind === undefined) throw new RecordError(`${where}: tipo`);
  return kind;
}

/** `reclamos/{number}` as read. Throws a `RecordError` naming a field that is not as specified. */
export function readComplaint(number: string, data: RecordFields): Complaint {
  const where = `reclamos/${number}`;
  const fields = reader(data, where);
  const answer = fields.has('respuesta') ? fields.part('respuesta') : undefined;
  return {
    number,
    kind: readKind(fields, where),
    text: fields.text('texto'),
    name: fields.text('nombre'),
    email: fields.text('correo'),
    code: fields.has('codigo') ? fields.text('codigo') : undefined,
    language: fields.language('idioma'),
    receivedAt: fields.date('registro'),
    days: fields.number('plazo'),
    answer: answer && {
      text: answer.text('texto'),
      upheld: answer.flag('conRazon'),
      answeredAt: answer.date('fecha'),
    },
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
