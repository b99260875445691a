import { createHash } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { brand } from '../../../src/config/brand.ts';
import { paths } from '../../../src/config/paths.ts';
import { retentionDays } from '../../../src/config/retention.ts';
import { CORE_AUTHOR } from '../../../src/domain/audit.ts';
import { effectOf } from '../../../src/domain/core/at-bank.ts';
import {
  type CoreStatus,
  MAX_MESSAGE_ID,
  readCoreStatus,
} from '../../../src/domain/core/core-status.ts';
import { latePaymentMail } from '../../../src/domain/mail/late-payment-mail.ts';
import type { BankOutcomeKind } from '../../../src/domain/request/bank-outcome.ts';
import { reference } from '../../../src/domain/request/loan-request.ts';
import { DAY_MS } from '../../../src/domain/time.ts';
import { latePaymentMailId } from '../../../src/records/mail.ts';
import { bankOutcomeRecord } from '../../../src/records/request/bank-outcome.ts';
import { trackedOutcome } from '../../../src/records/request/follow-up.ts';
import { caseAuditEntry } from '../../../src/records/staff/audit.ts';
import { readDigestEmails, SETTING_PATHS } from '../../../src/records/staff/settings.ts';
import { type Case, statusChange } from '../acts/requests/case.ts';
import { endUndo } from '../acts/requests/end-undo.ts';
import type { Database, Store } from '../acts/store.ts';
import { caseOfCode } from '../acts/visitor/link.ts';
import { REMOVED, type Write } from '../acts/write.ts';

/** The page of a case for staff. */
const casePage = (id: string) =>
  `${brand.siteUrl}${paths.staff}?tab=solicitudes&solicitud=${encodeURIComponent(id)}`;

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
const taken = (result: 'stored' | 'already' | 'kept'): StatusAnswer => ({
  http: 200,
  body: { result },
});

/** Where it stands that a message was taken. It holds nothing that names a request. */
const receivedPath = (id: string) => `recibidos/${createHash('sha256').update(id).digest('hex')}`;

/** Whether the bank's key signed this body in the last five minutes. */
function isSigned(secret: string, { headers, body }: StatusCall): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

/** The case of a code; undefined if there is none, or it has expired. */
async function caseOf(store: Store, code: string, now: Date): Promise<Case | undefined> {
  const one = await caseOfCode(store, code);
  return one?.request.expiresAt && one.request.expiresAt <= now ? undefined : one;
}

const ACTS = {
  disbursed: 'desembolsar',
  cancelled: 'cancelar',
  repaid: 'saldar',
} as const satisfies Readonly<Record<BankOutcomeKind, string>>;

/** The entry of the audit, which tells also of what changed nothing else. */
function entryOf({ request: { id } }: Case, { status }: CoreStatus, isKept: boolean, now: Date) {
  const act = isKept ? 'cancelar-tarde' : ACTS[status];
  const entry = caseAuditEntry(`banco_${id}_${now.getTime()}`, act, id, CORE_AUTHOR, now);
  return { create: `auditoria/${entry.id}`, fields: entry.data };
}

/** The writes of a status in the record and its tracker; a payment ends a waiting proposal to undo. */
function storing(one: Case, { status }: CoreStatus, isLate: boolean, now: Date): Write[] {
  const { id, code } = one.request;
  return [
    { update: `users/${id}`, fields: bankOutcomeRecord(status, now, isLate) },
    { update: `seguimiento/${code}`, fields: trackedOutcome(status, now) },
    ...(status === 'disbursed' ? endUndo(one, CORE_AUTHOR, now) : []),
  ];
}

/** The writes that approve again what had lapsed or was given back, with the decision that it had. */
function reviving(one: Case, now: Date): Write[] {
  const fields = { cierre: REMOVED, retiro: REMOVED };
  const until = one.request.decision?.until;
  return one.request.status === 'approved'
    ? []
    : statusChange(one, { to: 'approved', fields, until }, now);
}

/** The mails to the bank's addresses that money went out for an approval that had ended. */
async function mailsAboutLate(store: Store, one: Case, now: Date): Promise<Write[]> {
  const { id } = one.request;
  const [stored] = await store.get(SETTING_PATHS.digest);
  const message = latePaymentMail(reference(one.request), casePage(id));
  return readDigestEmails(stored).value.map((to, place) => ({
    create: `mail/${latePaymentMailId(id, now, place)}`,
    fields: { to, message, delivery: { state: 'PENDING' } },
  }));
}

/** Takes a status that the bank's key signed, once. */
function take(
  database: Database,
  call: StatusCall,
  told: CoreStatus,
  now: Date,
): Promise<StatusAnswer> {
  const received = receivedPath(String(call.headers['webhook-id']));
  const message = {
    cuerpo: createHash('sha256').update(call.body).digest('hex'),
    sello: String(call.headers['webhook-timestamp']),
  };
  return database.transaction<StatusAnswer>(async (store) => {
    const nothing = (answer: StatusAnswer) => ({ writes: [], answer });
    const [earlier] = await store.get(received);
    // The same message signed anew is a retry; the same signature again is a replay.
    if (earlier)
      return nothing(
        earlier.cuerpo === message.cuerpo && earlier.sello !== message.sello
          ? taken('already')
          : refused(409, 'replayed'),
      );
    const one = await caseOf(store, told.code, now);
    if (!one) return nothing(refused(404, 'code'));
    const decided = effectOf(one.request, told);
    if ('refused' in decided) return nothing(refused(409, decided.refused));
    const { effect } = decided;
    const expira = new Date(now.getTime() + retentionDays.events * DAY_MS);
    const taking = { create: received, fields: { ...message, expira } };
    if (effect === 'already') return { writes: [taking], answer: taken('already') };
    const isKept = effect === 'keep';
    const isLate = effect === 'revive';
    return {
      writes: [
        taking,
        entryOf(one, told, isKept, now),
        ...(isLate ? [...reviving(one, now), ...(await mailsAboutLate(store, one, now))] : []),
        ...(isKept ? [] : storing(one, told, isLate, now)),
      ],
      answer: taken(isKept ? 'kept' : 'stored'),
    };
  });
}

/**
 * Answers a call of the bank's core system what became of an approval. Checks the
 * signature before it reads the body, so a caller without the key learns nothing about codes.
 */
export async function receiveStatus(
  database: Database,
  secret: string | undefined,
  call: StatusCall,
  now: Date,
): Promise<StatusAnswer> {
  if (call.method !== 'POST') return refused(405, 'method');
  if (secret === undefined) return refused(404, 'off');
  if (!isSigned(secret, call)) return refused(401, 'signature');
  const id = String(call.headers['webhook-id']);
  const told = id.length > MAX_MESSAGE_ID ? undefined : readCoreStatus(call.body.toString('utf8'));
  return told ? take(database, call, told, now) : refused(400, 'body');
}
