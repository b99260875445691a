import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import type { Language } from '../../../src/domain/language';
import { decisionSuffix } from '../../../src/records/mail';
import type { StoredNeed, StoredReason } from '../../../src/records/request/words';
import type { AnyMailKind } from '../mails';
import { caseWrite } from './rules-audit';
import type { Project } from './rules-emulator';
import { freshId, type Person } from './rules-people';
import { mailTo, place, placeTracked, type Write } from './rules-records';
import { needOf, reasonOf } from './rules-words';

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

/** Stores the case file of a request, bypassing the rules. */
export function placeFile(uid: string, data: DocumentData, project?: Project): Promise<void> {
  return place(`expedientes/${uid}`, data, project);
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

/** The fields of a record after so many questions, all of them answered. */
export function answers(questions: number): DocumentData {
  const { preguntas } = waiting(questions + 1);
  delete preguntas[questions + 1];
  return { preguntas };
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

/** What a member adds to the case file. */
function filed({ uid }: StoredRequest, data: DocumentData): Write {
  return { path: `expedientes/${uid}`, data, merge: true };
}

/** The signature of a member. */
const signed = ({ uid }: Pick<Person, 'uid'>) => ({ autor: uid, fecha: serverTimestamp() });

function mailed(
  { uid, code, correo, idioma }: StoredRequest,
  act: string,
  kind: AnyMailKind,
  to = correo,
): Write {
  return { path: `mail/${uid}_${act}`, data: mailTo(to, kind, idioma, code) };
}

const declineOf = ({ isReconsidered }: StoredRequest, motivo: StoredReason) =>
  `${isReconsidered ? 'final' : 'declined'}: ${reasonOf(motivo)}` as const;

/** Staff approves, or declines for this reason; the number counts decisions that were undone. */
export function decisionWrites(
  author: Pick<Person, 'uid'>,
  request: StoredRequest,
  motivo?: StoredReason,
  number = 1,
): ActWrites {
  const name = `decision_${request.uid}${decisionSuffix(number)}`;
  const decision = { fecha: serverTimestamp(), ...(motivo && { motivo }) };
  const estado = motivo ? 'rechazado' : 'aprobado';
  return {
    ...move(request, estado, { decision }, { motivo: motivo ?? null }),
    file: filed(request, { decision: signed(author) }),
    mail: mailed(
      request,
      `decision${decisionSuffix(number)}`,
      motivo ? declineOf(request, motivo) : 'approved',
    ),
    audit: caseWrite(author, name, 'decidir', request.uid),
  };
}

/** Staff closes a request as a repeat of the one with this uid. */
export function repeatWrites(
  author: Pick<Person, 'uid'>,
  request: StoredRequest,
  repetida: string,
  number = 1,
): ActWrites {
  const motivo = 'por-telefono';
  const decision = { fecha: serverTimestamp(), motivo };
  return {
    ...move(request, 'rechazado', { decision }, { motivo }),
    file: filed(request, { decision: { ...signed(author), repetida } }),
    mail: mailed(request, `decision${decisionSuffix(number)}`, declineOf(request, motivo)),
  };
}

/** The batch of a proposal, which changes the record only if it ends a question. */
export type ProposalWrites = AnyWrites & Required<Pick<ActWrites, 'file' | 'audit'>>;

/** Staff proposes to approve, after so many questions; `answered` tells whether none waits. */
export function proposalWrites(
  author: Pick<Person, 'uid'>,
  request: StoredRequest,
  questions = 0,
  answered = questions === 0,
  number = 1,
): ProposalWrites {
  const name = `propuesta_${request.uid}_${questions}${decisionSuffix(number)}`;
  return {
    ...(!answered && move(request, 'pendiente', {})),
    file: filed(request, { propuesta: signed(author) }),
    audit: caseWrite(author, name, 'proponer', request.uid),
  };
}

/** Staff asks for something, with the number of the question. */
export function questionWrites(
  author: Pick<Person, 'uid'>,
  request: StoredRequest,
  number = 1,
  necesita: StoredNeed = 'ingresos',
): ActWrites {
  const asked = { necesita, fecha: serverTimestamp() };
  return {
    ...move(request, 'informacion', { [`preguntas.${number}`]: asked }, { necesita }),
    file: filed(request, { preguntas: { [number]: signed(author) } }),
    mail: mailed(request, `pregunta_${number}`, `information: ${needOf(necesita)}`),
  };
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

/** The function closes a request that waits in vain; its mail has no words that the rules know. */
export function closingWrites(request: StoredRequest): ActWrites {
  const moved = move(request, 'sinRespuesta', { cierre: { fecha: serverTimestamp() } });
  return { ...moved, mail: mailed(request, 'sinRespuesta', 'withdrawn') };
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
