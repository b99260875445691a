import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { sha256 } from '../../../functions/src/calls/sha256';
import { mailLimitId } from '../../../functions/src/mail/mail-limit';
import { triedPath } from '../../../functions/src/proofs/tried';
import { dayKey, dayStart } from '../../../src/domain/day';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { DAY_MS } from '../../../src/domain/time';
import { codeRecord, trackerRecord } from '../../../src/records/follow-up';
import { at, requestDocument } from '../../../tools/samples/documents';
import { sampleRequest } from '../../../tools/samples/requests';

/** The clock of the tests. */
export const NOW = Date.UTC(2026, 10, 20, 15);

/** The time this many days before the clock. */
export const daysAgo = (days: number) => Timestamp.fromMillis(NOW - days * DAY_MS);

/** The day of that, as the archive keeps it. */
export const dayAgo = (days: number) =>
  Timestamp.fromMillis(dayStart(dayKey(daysAgo(days).toMillis())));

/** Whose request it is, and its code. */
export const ANA = {
  uid: 'anaUid7f3a20xyAnaUid7f3a20xy',
  code: 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y',
  name: 'Ana Pérez',
  email: 'ana.perez@example.com',
  nickname: 'anita_07',
  cedula: '001-1234567-8',
} as const;

/** Everything that names or finds her. */
export const TRACES = Object.values(ANA);

/** Her request, pending since two days, as it is sent. */
function sent(): LoanRequest {
  const { uid, ...person } = ANA;
  return sampleRequest(uid, {
    ...person,
    receivedAt: daysAgo(2).toDate(),
    value: 1250,
    answers: { robux: 1000 },
    consent: undefined,
  });
}

/** `users/{uid}` of her request, with these changes of what is stored. */
export function requestRecord(changes: DocumentData = {}): DocumentData {
  return { ...requestDocument(sent()), ...changes };
}

/** Her request with its tracker and code. */
export function requestDocuments(changes: DocumentData = {}): Record<string, DocumentData> {
  const record = requestRecord(changes);
  return {
    [`users/${ANA.uid}`]: record,
    [`seguimiento/${ANA.code}`]: {
      ...trackerRecord(sent(), at),
      estado: record.estadoCredito,
      enviada: record.registro,
      actualizada: record.actualizado,
    },
    [`codigos/${ANA.code}`]: codeRecord(ANA.uid),
  };
}

/** All that a request can leave: mails of every kind, search entry, and today's count. */
export function allDocuments(changes: DocumentData = {}): Record<string, DocumentData> {
  const { uid, email } = ANA;
  const mail = { to: email, message: { subject: 'Hola', text: `Tu código ${ANA.code}` } };
  const words = [
    '',
    '_decision',
    '_pregunta_1',
    '_recordatorio_1',
    '_respuesta_1',
    '_sinRespuesta',
    '_retiro',
    '_correo',
  ];
  const mails = words.map((word) => [`mail/${uid}${word}`, mail] as const);
  return {
    ...requestDocuments(changes),
    ...Object.fromEntries(mails),
    [`indice/${uid}`]: { tokens: { ana: true, [uid.toLowerCase()]: true }, juego: 'roblox' },
    [`pruebas/${uid}_roblox`]: { cuenta: '1001', nombre: 'anita_07' },
    [`retos/${uid}_roblox`]: { account: '1001' },
    [triedPath(uid)]: { cuentas: ['hash'] },
    [countPath()]: counted(`${uid}_correo`, 'x'),
    [`correos_salida/${uid}_correo`]: { to: [email] },
  };
}

/** The count of today's mails to her address. */
export function countPath(): string {
  return `limites/${mailLimitId(ANA.email, NOW)}`;
}

/** A count of the mails with these ids. */
export function counted(...ids: readonly string[]): DocumentData {
  return { mails: ids.map(sha256), expira: daysAgo(-2) };
}

/** A petition about her request as it is asked for. */
export function petition(kind: string, changes: DocumentData = {}): Record<string, DocumentData> {
  const asked = { tipo: kind, fecha: daysAgo(0), idioma: 'es', estado: 'pedida' };
  return { [`peticiones/${ANA.code}_${kind}`]: { ...asked, ...changes } };
}
