import { createHash } from 'node:crypto';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { Webhook } from 'standardwebhooks';
import { retentionDays } from '../../../src/config/retention.ts';
import { CORE_AUTHOR } from '../../../src/domain/audit.ts';
import {
  type CoreStatus,
  MAX_MESSAGE_ID,
  readCoreStatus,
} from '../../../src/domain/core/core-status.ts';
import type { LoanRequest } from '../../../src/domain/request/loan-request.ts';
import { bankOutcomeRecord } from '../../../src/records/request/bank-outcome.ts';
import { undoEndEntryId, undoEndRecord } from '../../../src/records/request/undo.ts';
import { caseAuditEntry } from '../../../src/records/staff/audit.ts';
import { readStaffRequest } from '../../../src/records/staff/case-file.ts';
import { daysAfter } from '../my-data/days.ts';

/** A call as it arrived. */
export interface StatusCall {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** The answer: a status of HTTP and what happened, in one word (docs/integrating.md). */
export interface StatusAnswer {
  readonly http: number;
  readonly body: { readonly result: string } | { readonly error: string };
}

const refused = (http: number, error: string): StatusAnswer => ({ http, body: { error } });
const taken = (result: 'stored' | 'already'): StatusAnswer => ({ http: 200, body: { result } });

/** The document of a message that was taken. It holds nothing that names a request. */
const receivedRef = (db: Firestore, id: string) =>
  db.doc(`recibidos/${createHash('sha256').update(id).digest('hex')}`);

/** Whether the bank's key signed this body in the last five minutes. */
function isSigned(secret: string, { headers, body }: StatusCall): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

/** The request of a code with its case file; undefined if there is none, or it has expired. */
async function requestOf(db: Firestore, transaction: Transaction, code: string, now: Date) {
  const uid: unknown = (await transaction.get(db.doc(`codigos/${code}`))).get('id');
  if (typeof uid !== 'string') return undefined;
  const [record, file] = await transaction.getAll(
    db.doc(`users/${uid}`),
    db.doc(`expedientes/${uid}`),
  );
  const data = record?.data();
  const request = data && readStaffRequest(uid, data, file?.data());
  return request?.expiresAt && request.expiresAt <= now ? undefined : request;
}

/** Stores the status with its audit entry; a disbursement also ends a waiting proposal to undo. */
function store(
  db: Firestore,
  transaction: Transaction,
  { id, undoing }: LoanRequest,
  { code, status }: CoreStatus,
  moment: Timestamp,
): void {
  const told = bankOutcomeRecord(status, moment);
  transaction.update(db.doc(`users/${id}`), told);
  transaction.update(db.doc(`seguimiento/${code}`), told);
  const act = status === 'disbursed' ? 'desembolsar' : 'cancelar';
  const entry = caseAuditEntry(`banco_${id}_${moment.toMillis()}`, act, id, CORE_AUTHOR, moment);
  transaction.create(db.doc(`auditoria/${entry.id}`), entry.data);
  if (status !== 'disbursed' || !undoing) return;
  const endId = undoEndEntryId(id, undoing.number);
  const end = caseAuditEntry(endId, 'no-deshacer', id, CORE_AUTHOR, moment);
  transaction.update(db.doc(`expedientes/${id}`), {
    'reversion.fin': undoEndRecord(CORE_AUTHOR, moment, false),
  });
  transaction.create(db.doc(`auditoria/${endId}`), end.data);
}

/** Takes a status that the bank's key signed, once. */
function take(db: Firestore, call: StatusCall, told: CoreStatus, now: Date): Promise<StatusAnswer> {
  const received = receivedRef(db, String(call.headers['webhook-id']));
  const message = {
    cuerpo: createHash('sha256').update(call.body).digest('hex'),
    sello: String(call.headers['webhook-timestamp']),
  };
  return db.runTransaction(async (transaction) => {
    const earlier = (await transaction.get(received)).data();
    // The same message signed anew is a retry; the same signature again is a replay.
    if (earlier)
      return earlier.cuerpo === message.cuerpo && earlier.sello !== message.sello
        ? taken('already')
        : refused(409, 'replayed');
    const request = await requestOf(db, transaction, told.code, now);
    if (!request) return refused(404, 'code');
    if (request.status !== 'approved') return refused(409, 'not-approved');
    if (request.atBank && request.atBank.kind !== told.status) return refused(409, 'settled');
    transaction.create(received, {
      ...message,
      expira: daysAfter(now.getTime(), retentionDays.events),
    });
    if (request.atBank) return taken('already');
    store(db, transaction, request, told, Timestamp.fromDate(now));
    return taken('stored');
  });
}

/**
 * Answers a call of the bank's core system that an approval was disbursed or cancelled. Checks the
 * signature before it reads the body, so a caller without the key learns nothing about codes.
 */
export async function receiveStatus(
  db: Firestore,
  secret: string | undefined,
  call: StatusCall,
  now: Date,
): Promise<StatusAnswer> {
  if (call.method !== 'POST') return refused(405, 'method');
  if (secret === undefined) return refused(404, 'off');
  if (!isSigned(secret, call)) return refused(401, 'signature');
  const id = String(call.headers['webhook-id']);
  const told = id.length > MAX_MESSAGE_ID ? undefined : readCoreStatus(call.body.toString('utf8'));
  return told ? take(db, call, told, now) : refused(400, 'body');
}
