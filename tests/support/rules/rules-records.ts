import {
  type DocumentData,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Language } from '../../../src/domain/language';
import { VERIFICATION_HOURS } from '../../../src/domain/request/loan-request';
import { newCode } from '../../../src/domain/request/request-code';
import { type AnyMailKind, allMails } from '../mails';
import { ownerOf, type Project } from './rules-emulator';
import { admin, freshId, type Person } from './rules-people';

/** A fresh address. */
export function addressOf({ uid }: Pick<Person, 'uid'>): string {
  return `${uid.toLowerCase()}@example.com`;
}

/** A loan request as the application writes it. */
export function loanRequest(who: Person): DocumentData {
  return {
    nombre: 'Ana Pérez',
    correo: addressOf(who),
    nickname: 'anita_07',
    cedula: '001-1234567-8',
    juego: 'roblox',
    estadoCredito: 'pendiente',
    id: who.uid,
    registro: serverTimestamp(),
    ulTimoingreso: who.signedInAt,
    esAnonimo: true,
    codigo: newCode(),
    actualizado: serverTimestamp(),
    valor: 1_250,
    atributos: { robux: 1000, limitedItems: 0, nameLetters: 0, accountYears: 0, ugc: 1 },
    versionTarifas: 1,
    idioma: 'es',
    consentimiento: {
      version: '2026-11',
      buro: '2026-11',
      versionMercadeo: '2026-11',
      idioma: 'es',
      fecha: serverTimestamp(),
      mercadeo: false,
    },
    declaracion: '2026-11',
  };
}

/** A permitted mail to an address, about a request with this code or without one. */
export function mailTo(
  to: unknown,
  kind: AnyMailKind,
  language: Language = 'es',
  code?: string,
): DocumentData {
  return { to, message: { ...allMails(code)[kind][language] } };
}

/** The code of a record to write; if it cannot be a document's name, another code. */
function codeOf({ codigo }: DocumentData): string {
  return typeof codigo === 'string' && /^[^/]+$/.test(codigo) ? codigo : newCode();
}

/** The mail that belongs to a request. */
export function requestMail(record: DocumentData): DocumentData {
  const language = record.idioma === 'es' ? 'es' : 'en';
  return mailTo(record.correo, 'request-received', language, codeOf(record));
}

/** What the last question asks for, while the record waits for the answer. */
function neededBy({ estadoCredito, preguntas }: DocumentData): unknown {
  if (estadoCredito !== 'informacion') return null;
  return preguntas[Object.keys(preguntas).length].necesita;
}

/** What the code of a record shows, `seguimiento/{code}`. */
export function trackerOf(record: DocumentData): DocumentData {
  return {
    juego: record.juego ?? null,
    estado: record.estadoCredito ?? null,
    enviada: record.registro ?? null,
    plazo: VERIFICATION_HOURS,
    actualizada: record.actualizado ?? null,
    motivo: record.decision?.motivo ?? null,
    necesita: neededBy(record),
  };
}

/** One write of a batch: where, what, and whether it replaces, merges into or changes a document. */
export interface Write {
  readonly path: string;
  readonly data: DocumentData;
  readonly change?: boolean;
  readonly merge?: boolean;
}

/** A document that a batch deletes. */
export interface Deletion {
  readonly path: string;
  readonly data?: undefined;
}

/** Commits writes and deletions in one batch, as somebody. */
export async function commit(
  { db }: Pick<Person, 'db'>,
  writes: readonly (Write | Deletion)[],
): Promise<void> {
  const batch = writeBatch(db);
  for (const write of writes) {
    const { path, data } = write;
    if (data === undefined) batch.delete(doc(db, path));
    else if (write.change) batch.update(doc(db, path), data);
    else batch.set(doc(db, path), data, { merge: write.merge ?? false });
  }
  await batch.commit();
}

/** The writes of a request: record, mail, tracker and code, in one batch. */
export function requestWrites(
  who: Person,
  record: DocumentData = loanRequest(who),
  mail: DocumentData = requestMail(record),
): readonly [Write, Write, Write, Write] {
  const code = codeOf(record);
  return [
    { path: `users/${who.uid}`, data: record },
    { path: `mail/${who.uid}`, data: mail },
    { path: `seguimiento/${code}`, data: trackerOf(record) },
    { path: `codigos/${code}`, data: { id: who.uid } },
  ];
}

/** Sends a request with its mail and tracker, as the application does. */
export async function sendRequest(
  who: Person,
  record: DocumentData = loanRequest(who),
  mail: DocumentData = requestMail(record),
): Promise<void> {
  await commit(who, requestWrites(who, record, mail));
}

/** Stores a document, bypassing the rules. */
export async function place(
  path: string,
  data: DocumentData,
  project: Project = 'usual',
): Promise<void> {
  await setDoc(doc(ownerOf(project), path), data);
}

/** The keys and fields of a sign-up: subscriber, quota and mail, written in one batch. */
export interface SignUp {
  readonly key: string;
  readonly subscriber: DocumentData;
  readonly quota: DocumentData;
  readonly mail: DocumentData;
}

/** The mail that belongs to a sign-up. */
export function signUpMail(subscriber: DocumentData, language: Language = 'es'): DocumentData {
  return mailTo(subscriber.correo, 'sign-up-received', language, subscriber.baja);
}

/** A first sign-up as the application writes it, with a key this many milliseconds from now. */
export function signUp(who: Person, fromNow = 0): SignUp {
  const key = `${who.uid}_${Date.now() + fromNow}`;
  const subscriber = {
    nombre: 'Ana',
    apellido: 'Pérez',
    correo: addressOf(who),
    id: who.uid,
    registro: serverTimestamp(),
    ulTimoingreso: who.signedInAt,
    esAnonimo: true,
    baja: newCode(),
    consentimiento: { version: '2026-11', idioma: 'es', fecha: serverTimestamp() },
  };
  const quota = { total: 1, ultima: serverTimestamp(), clave: key };
  return { key, subscriber, quota, mail: signUpMail(subscriber) };
}

/** The writes of a sign-up, in one order. */
export function signUpWrites(
  who: Person,
  { key, subscriber, quota, mail }: SignUp,
): readonly [Write, Write, Write, Write] {
  return [
    { path: `subscriptores/${key}`, data: subscriber },
    { path: `cuotas/${who.uid}`, data: quota },
    { path: `mail/${key}`, data: mail },
    { path: `bajas/${codeOf({ codigo: subscriber.baja })}`, data: { clave: key } },
  ];
}

/** The address in stored requests. */
const PLACED = 'ana.perez@example.com';

/** A request as stored, without a code. */
function placedRecord(uid: string, changes: DocumentData): DocumentData {
  const now = Timestamp.now();
  const sent = loanRequest({ uid, db: admin, signedInAt: now });
  const { codigo, actualizado, ...record }: DocumentData = { ...sent, correo: PLACED };
  const consent = { ...record.consentimiento, fecha: now };
  return { ...record, registro: now, consentimiento: consent, ...changes };
}

/** Stores a request without a code, bypassing the rules; resolves to its uid. */
export async function placeRequest(changes: DocumentData = {}, project?: Project): Promise<string> {
  const uid = freshId();
  await place(`users/${uid}`, placedRecord(uid, changes), project);
  return uid;
}

/** Stores a request with its code and tracker, bypassing the rules; resolves to uid and code. */
export async function placeTracked(
  changes: DocumentData = {},
  project: Project = 'usual',
): Promise<{ uid: string; code: string }> {
  const [uid, code] = [freshId(), newCode()];
  const record = placedRecord(uid, { codigo: code, actualizado: Timestamp.now(), ...changes });
  await commit({ db: ownerOf(project) }, [
    { path: `users/${uid}`, data: record },
    { path: `seguimiento/${code}`, data: trackerOf(record) },
    { path: `codigos/${code}`, data: { id: uid } },
  ]);
  return { uid, code };
}

/** A record without one of its fields. */
export function without(record: DocumentData, field: string): DocumentData {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
}
