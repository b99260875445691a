import { type DocumentData, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { brand } from '../../../src/config/brand';
import { newComplaintNumber } from '../../../src/domain/complaint/complaint';
import {
  complaintAnswerMail,
  complaintReceiptMail,
  complaintWithdrawnMail,
} from '../../../src/domain/mail/complaint-mails';
import { caseWrite } from './rules-audit';
import type { Project } from './rules-emulator';
import type { Person } from './rules-people';
import { addressOf, place, type Write } from './rules-records';

/** A number that no other test has. */
export const freshNumber = () => newComplaintNumber(new Date());

/** Every field that a complaint may have. */
export const FIELDS_OF_A_COMPLAINT = [
  ...['id', 'nombre', 'correo', 'tipo', 'texto', 'codigo', 'idioma', 'registro', 'plazo'],
  ...['estado', 'respuesta', 'retiro'],
];

/** `reclamos/{number}` as the application writes it. */
export function complaintData(who: Pick<Person, 'uid'>): DocumentData {
  return {
    id: who.uid,
    nombre: 'Ana Pérez',
    correo: addressOf(who),
    tipo: 'demora',
    texto: 'Llamé dos veces y nadie lo miró.',
    idioma: 'es',
    registro: serverTimestamp(),
    plazo: 30,
    estado: 'abierto',
  };
}

/** The mail that confirms a complaint. */
export function receiptMail(number: string, { correo, idioma }: DocumentData): DocumentData {
  const language = idioma === 'en' ? 'en' : 'es';
  return { to: correo, message: { ...complaintReceiptMail(brand, number)[language] } };
}

/** The writes of a complaint: record, the session's list, and mail, in one batch. */
export function complaintWrites(
  who: Pick<Person, 'uid'>,
  number: string,
  record: DocumentData = complaintData(who),
  before: readonly string[] = [],
): [Write, Write, Write] {
  return [
    { path: `reclamos/${number}`, data: record },
    {
      path: `misReclamos/${who.uid}`,
      data: { numeros: [...before, number], ultima: serverTimestamp() },
    },
    { path: `mail/${number}_recibo`, data: receiptMail(number, record) },
  ];
}

/** Stores an open complaint, bypassing the rules; resolves to its number. */
export async function placeComplaint(
  changes: DocumentData = {},
  project?: Project,
): Promise<string> {
  const number = freshNumber();
  const record = { ...complaintData({ uid: 'somevisitor' }), registro: Timestamp.now() };
  await place(`reclamos/${number}`, { ...record, ...changes }, project);
  return number;
}

/** A visitor's withdrawal of a complaint: record and mail, in one batch. */
export function complaintWithdrawalWrites(
  who: Pick<Person, 'uid'>,
  number: string,
  language: 'es' | 'en' = 'es',
): [Write, Write] {
  const mail = complaintWithdrawnMail(brand, number)[language];
  return [
    {
      path: `reclamos/${number}`,
      data: { estado: 'retirado', retiro: { fecha: serverTimestamp() } },
      change: true,
    },
    { path: `mail/${number}_retiro`, data: { to: addressOf(who), message: { ...mail } } },
  ];
}

/** The answer to a complaint: record, mail and audit entry, in one batch. */
export function complaintAnswerWrites(
  who: Pick<Person, 'uid'>,
  number: string,
  changes: DocumentData = {},
  language: 'es' | 'en' = 'es',
): [Write, Write, Write] {
  const answer = {
    texto: 'Tienes razón: lo corregimos.',
    conRazon: true,
    fecha: serverTimestamp(),
    ...changes,
  };
  const mail = complaintAnswerMail(brand, number, answer.conRazon === true)[language];
  return [
    {
      path: `reclamos/${number}`,
      data: { estado: 'cerrado', respuesta: answer },
      change: true,
    },
    {
      path: `mail/${number}_cierre`,
      data: { to: addressOf({ uid: 'somevisitor' }), message: { ...mail } },
    },
    caseWrite(who, `reclamo_${number}`, 'responder', number),
  ];
}
