import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import type { Language } from '../../../src/domain/language';
import { STORED_CONFIRMING, STORED_STATUS } from '../../../src/records/states';
import type { AnyMailKind } from '../mails';
import type { Project } from './rules-emulator';
import { freshId } from './rules-people';
import { mailTo, placeTracked, type Write } from './rules-records';

/** A stored request, as an act needs it. */
export interface StoredRequest {
  readonly uid: string;
  readonly code: string;
  readonly correo: string;
  readonly idioma: Language;
  /** Whether a decline of it was reconsidered, so that the mail of another offers that no more. */
  readonly isReconsidered?: boolean;
}

/**
 * The batch of an act. Decisions and proposals are audited, and promotions have neither mail nor
 * tracker.
 */
export interface ActWrites {
  readonly record: Write;
  /** What only staff know of it. */
  readonly file?: Write | undefined;
  readonly tracker?: Write | undefined;
  readonly mail?: Write | undefined;
  readonly audit?: Write | undefined;
}

/** The same, where even the record may be left out. */
export type AnyWrites = Omit<ActWrites, 'record'> & { readonly record?: Write | undefined };

/** The writes of an act in one order, those left out that are undefined. */
export function writesOf({ record, file, tracker, mail, audit }: AnyWrites): Write[] {
  return [record, file, tracker, mail, audit].filter((write) => write !== undefined);
}

/** The same for a record without a code, whose mail has no link. */
export function uncoded(writes: ActWrites, kind: AnyMailKind, idioma: Language = 'es'): Write[] {
  const { record, file, mail, audit } = writes;
  const { actualizado, ...data } = record.data;
  const plain = mail && { ...mail, data: mailTo(mail.data.to, kind, idioma) };
  return writesOf({ record: { ...record, data }, file, mail: plain, audit });
}

/** Stores a request with a fresh code and address, bypassing the rules. */
export async function placeOpen(
  changes: DocumentData = {},
  project?: Project,
): Promise<StoredRequest> {
  const correo = `${freshId()}@example.com`;
  const placed = await placeTracked({ correo, ...changes }, project);
  return {
    ...placed,
    correo: changes.correo ?? correo,
    idioma: changes.idioma ?? 'es',
    isReconsidered: changes.reconsideracion !== undefined,
  };
}

/** The fields of a record that waits for the answer to the last of so many questions. */
export function waiting(questions = 1): DocumentData {
  const fecha = Timestamp.fromMillis(Date.now() - 60_000);
  const asked = { necesita: 'cedula', fecha };
  const answered = { ...asked, respuesta: 'Sí', respondida: fecha };
  const numbers = Array.from({ length: questions }, (_, place) => place + 1);
  return {
    estadoCredito: 'informacion',
    preguntas: Object.fromEntries(
      numbers.map((number) => [number, number === questions ? asked : answered]),
    ),
  };
}

interface Shown {
  readonly motivo?: unknown;
  readonly necesita?: unknown;
}

function move(
  { uid, code }: StoredRequest,
  estado: string,
  fields: DocumentData,
  shown: Shown = {},
) {
  const now = serverTimestamp();
  const tracker = { estado, actualizada: now, motivo: null, necesita: null, ...shown };
  return {
    record: {
      path: `users/${uid}`,
      data: { estadoCredito: estado, ...fields, actualizado: now },
      change: true,
    },
    tracker: { path: `seguimiento/${code}`, data: tracker, change: true },
  };
}

function mailed(
  { uid, code, correo, idioma }: StoredRequest,
  act: string,
  kind: AnyMailKind,
  to = correo,
): Write {
  return { path: `mail/${uid}_${act}`, data: mailTo(to, kind, idioma, code) };
}

/** The visitor answers the question with this number. */
export function answerWrites(
  request: StoredRequest,
  number = 1,
  respuesta: unknown = 'Gano RD$40,000 al mes.',
): ActWrites {
  const fields = {
    [`preguntas.${number}.respuesta`]: respuesta,
    [`preguntas.${number}.respondida`]: serverTimestamp(),
  };
  const mail = mailed(request, `respuesta_${number}`, 'answer-received');
  return { ...move(request, 'pendiente', fields), mail };
}

/** The visitor withdraws. */
export function withdrawalWrites(request: StoredRequest): ActWrites {
  const moved = move(request, 'retirado', { retiro: { fecha: serverTimestamp() } });
  return { ...moved, mail: mailed(request, 'retiro', 'withdrawn') };
}

/** The visitor corrects the address. */
export function correctionWrites(
  request: StoredRequest,
  correo = `${freshId()}@example.com`,
): ActWrites {
  const data = { correo, correccion: { anterior: request.correo, fecha: serverTimestamp() } };
  const record = { path: `users/${request.uid}`, data, change: true };
  return { record, mail: mailed(request, 'correo', 'email-corrected', correo) };
}

/** The visitor takes back the agreement to promotions. */
export function promotionsWrites({ uid }: StoredRequest): ActWrites {
  const data = {
    'consentimiento.mercadeo': false,
    'consentimiento.retiroMercadeo': serverTimestamp(),
  };
  return { record: { path: `users/${uid}`, data, change: true } };
}

/** Every state that a stored request may have, of an older form too. */
export const STATES: readonly string[] = [...Object.values(STORED_STATUS), STORED_CONFIRMING];
