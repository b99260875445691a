import {
  type DocumentData,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore/lite';
import { decisionSuffix } from '../../../src/records/mail';
import type { StoredCause, StoredReason } from '../../../src/records/request/words';
import { STORED_CONFIRMING, STORED_STATUS } from '../../../src/records/states';
import {
  type ActWrites,
  type AnyWrites,
  placeFile,
  placeOpen,
  type StoredRequest,
} from './rules-acts';
import { caseWrite } from './rules-audit';
import { analyst } from './rules-cases';
import { act } from './rules-commit';
import { ownerOf, type Project } from './rules-emulator';
import { accepted } from './rules-outcome';
import { type Person, staff } from './rules-people';
import { mailTo, type Write } from './rules-records';
import { causeOf, reasonOf } from './rules-words';

type Member = Pick<Person, 'uid'>;

/** The batch of a proposal or its end: what changes nothing but the case file. */
type Filed = AnyWrites & Readonly<Record<'file' | 'audit', Write>>;

/** What a request becomes when its decision is undone, as stored; a decline has a reason. */
export interface UndoTo {
  readonly ahora: 'pendiente' | 'aprobado' | 'rechazado';
  readonly motivo?: StoredReason;
}

/** What two people may undo a decision to. */
export const TO_PENDING: UndoTo = { ahora: 'pendiente' };
export const TO_APPROVED: UndoTo = { ahora: 'aprobado' };
export const TO_DECLINED: UndoTo = { ahora: 'rechazado', motivo: 'deudas' };

/** Every state that a stored request may have, of an older form too. */
export const STATES: readonly string[] = [...Object.values(STORED_STATUS), STORED_CONFIRMING];

/** The moment so many days ago. */
export const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);

/** A request that somebody decided, with its case file. */
export async function placeDecided(
  decider: string,
  estadoCredito: 'aprobado' | 'rechazado' = 'rechazado',
  changes: DocumentData = {},
  project?: Project,
): Promise<StoredRequest> {
  const fecha = changes.decision?.fecha ?? daysAgo(1);
  const decision = { fecha, ...(estadoCredito === 'rechazado' && { motivo: 'historial' }) };
  const request = await placeOpen({ estadoCredito, decision, ...changes }, project);
  await placeFile(request.uid, { decision: { autor: decider, fecha } }, project);
  return request;
}

/** The fields of a document, bypassing the rules; none of one that does not exist. */
export const stored = async (path: string, project: Project = 'usual'): Promise<DocumentData> =>
  (await getDoc(doc(ownerOf(project), path))).data() ?? {};

/** Somebody proposes to undo the decision as stored now, for the n-th time. */
export async function undoProposalWrites(
  author: Member,
  { uid }: Pick<StoredRequest, 'uid'>,
  { ahora, motivo }: UndoTo = TO_PENDING,
  number = 1,
  causa: StoredCause = 'error',
  project?: Project,
): Promise<Filed> {
  const { estadoCredito = '', decision, decisiones = {} } = await stored(`users/${uid}`, project);
  const file = await stored(`expedientes/${uid}`, project);
  const kept = Object.keys(file.decisiones ?? {}).length + 1;
  const order = Object.keys(decisiones).length + 1;
  const reversion = {
    numero: number,
    autor: author.uid,
    fecha: serverTimestamp(),
    palabras: 'El atraso es de otra persona.',
    motivo: motivo ?? deleteField(),
    anterior: { motivo: deleteField(), estado: estadoCredito, ...decision, causa, ahora },
    decision: { repetida: deleteField(), ...file.decision },
    propuesta: file.propuesta ?? deleteField(),
    entrada: `deshecha_${uid}_${number}`,
    orden: `${order}`,
    vuelta: decisionSuffix(order + 1),
    fin: deleteField(),
  };
  return {
    // Nothing of the proposal before stays, but what an undoing adds to the history.
    file: {
      path: `expedientes/${uid}`,
      data: {
        reversion,
        ...(file.reversion?.fin?.hecha && { decisiones: { [kept]: file.reversion } }),
      },
      merge: true,
    },
    audit: caseWrite(author, `deshacer_${uid}_${number}`, 'proponer-deshacer', uid),
  };
}

const ended = ({ uid }: Member, hecha: boolean) => ({
  autor: uid,
  fecha: serverTimestamp(),
  hecha,
});

/** Somebody gives the n-th proposal up. */
export function undoDropWrites(
  author: Member,
  { uid }: Pick<StoredRequest, 'uid'>,
  number = 1,
): Filed {
  const fin = ended(author, false);
  return {
    file: { path: `expedientes/${uid}`, data: { reversion: { fin } }, merge: true },
    audit: caseWrite(author, `deshecha_${uid}_${number}`, 'no-deshacer', uid),
  };
}

/** Somebody confirms the waiting proposal: everything that changes, as stored now. */
export async function undoneWrites(
  author: Member,
  { uid, code, correo, idioma }: StoredRequest,
  project?: Project,
): Promise<Record<keyof ActWrites, Write>> {
  const record = await stored(`users/${uid}`, project);
  const { reversion } = await stored(`expedientes/${uid}`, project);
  const { numero, motivo, anterior } = reversion ?? {};
  const { ahora, causa } = anterior ?? {};
  const number = Object.keys(record.decisiones ?? {}).length + 1;
  const now = serverTimestamp();
  const undone = { ...anterior, deshecha: now };
  const isPending = ahora === 'pendiente';
  const kind = isPending
    ? (`reopened: ${causeOf(causa)}` as const)
    : ahora === 'aprobado'
      ? (`reversed: ${causeOf(causa)}` as const)
      : (`${record.reconsideracion ? 'final reversed' : 'reversed'}: ${reasonOf(motivo)}` as const);
  return {
    record: {
      path: `users/${uid}`,
      data: {
        estadoCredito: ahora,
        [`decisiones.${number}`]: undone,
        vuelta: decisionSuffix(number + 1),
        decision: isPending ? deleteField() : { fecha: now, ...(motivo && { motivo }) },
        actualizado: now,
      },
      change: true,
    },
    tracker: {
      path: `seguimiento/${code}`,
      data: {
        estado: ahora,
        actualizada: now,
        motivo: motivo ?? null,
        necesita: null,
        anterior: undone,
      },
      change: true,
    },
    file: {
      path: `expedientes/${uid}`,
      data: {
        reversion: { fin: ended(author, true) },
        vuelta: decisionSuffix(number + 1),
        propuesta: deleteField(),
        decision: isPending ? deleteField() : ended(author, true),
      },
      merge: true,
    },
    mail: { path: `mail/${uid}_deshecha_${number}`, data: mailTo(correo, kind, idioma, code) },
    audit: caseWrite(author, `deshecha_${uid}_${numero}`, 'deshacer', uid),
  };
}

/** A third member, who decides. */
export const decider = () => staff({ roles: ['analista'] });

/** A decision of the third member that the analyst proposed to undo. */
export async function placeProposed(
  to: UndoTo = TO_PENDING,
  changes: DocumentData = {},
): Promise<StoredRequest> {
  const answer = to.ahora === 'rechazado' ? 'aprobado' : 'rechazado';
  const request = await placeDecided(decider().uid, answer, changes);
  await accepted(act(analyst(), undoProposalWrites(analyst(), request, to)));
  return request;
}
