import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { mailLimitId, sha256 } from '../../../functions/src/mail/mail-limit';
import { DAY_MS } from '../../../src/domain/time';

/** The clock of the tests. */
export const NOW = Date.UTC(2026, 10, 20, 15);

/** The time this many days before the clock. */
export const daysAgo = (days: number) => Timestamp.fromMillis(NOW - days * DAY_MS);

/** Whose request it is, and its code. */
export const ANA = {
  uid: 'anaUid7f3a20xyAnaUid7f3a20xy',
  code: 'LU-7K3A-Q9WM-X4TD-H2RP-V8NE-5CGJ-6Y',
  nombre: 'Ana Pérez',
  correo: 'ana.perez@example.com',
  nickname: 'anita_07',
  cedula: '001-1234567-8',
} as const;

/** Everything that names or finds her. */
export const TRACES = Object.values(ANA);

/** `users/{uid}` of her request. */
export function requestRecord(changes: DocumentData = {}): DocumentData {
  const { uid, code, ...person } = ANA;
  return {
    ...person,
    id: uid,
    codigo: code,
    juego: 'roblox',
    estadoCredito: 'pendiente',
    registro: daysAgo(2),
    actualizado: daysAgo(2),
    ulTimoingreso: daysAgo(2),
    esAnonimo: true,
    valor: 1250,
    atributos: { robux: 1000 },
    versionTarifas: 1,
    idioma: 'es',
    ...changes,
  };
}

/** Her request with its tracker and code. */
export function requestDocuments(changes: DocumentData = {}): Record<string, DocumentData> {
  const record = requestRecord(changes);
  return {
    [`users/${ANA.uid}`]: record,
    [`seguimiento/${ANA.code}`]: {
      juego: 'roblox',
      estado: record.estadoCredito,
      enviada: record.registro,
      plazo: 72,
      actualizada: record.actualizado,
      motivo: null,
      necesita: null,
    },
    [`codigos/${ANA.code}`]: { id: ANA.uid },
  };
}

/** All that a request can leave: mails of every kind, search entry, and today's count. */
export function allDocuments(changes: DocumentData = {}): Record<string, DocumentData> {
  const { uid, correo } = ANA;
  const mail = { to: correo, message: { subject: 'Hola', text: `Tu código ${ANA.code}` } };
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
    [countPath()]: counted(`${uid}_correo`, 'x'),
    [`correos_salida/${uid}_correo`]: { to: [correo] },
  };
}

/** The count of today's mails to her address. */
export function countPath(): string {
  return `limites/${mailLimitId(ANA.correo, NOW)}`;
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
