import { Webhook } from 'standardwebhooks';
import { retentionDays } from '../../../src/config/retention.ts';
import { CORE_AUTHOR } from '../../../src/domain/audit.ts';
import { effectOf } from '../../../src/domain/core/at-bank.ts';
import {
  type CoreStatus,
  MAX_MESSAGE_ID,
  readCoreStatus,
} from '../../../src/domain/core/core-status.ts';
import { REFUSED_STATUSES, type RefusedStatus } from '../../../src/domain/core/refused-status.ts';
import { DAY_MS } from '../../../src/domain/time.ts';
import { caseAuditEntry } from '../../../src/records/audit.ts';
import { refusedStatusRecord } from '../../../src/records/refused-status.ts';
import { bankEntry, bankWrites } from '../acts/requests/at-bank.ts';
import type { Case } from '../acts/requests/case.ts';
import type { Database, Store } from '../acts/store.ts';
import { caseOfCode } from '../acts/visitor/link.ts';
import { sha256 } from '../calls/sha256.ts';

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
const receivedPath = (id: string) => `recibidos/${sha256(id)}`;

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

/**
 * The answer that refuses a status, with the line for whoever looks after what did not arrive. The same
 * status told again is the same line.
 */
function refusing(
  { code, status }: CoreStatus,
  { body }: StatusCall,
  why: RefusedStatus['why'],
  now: Date,
) {
  const id = `rechazo_${sha256(body)}`;
  const named = why === 'code' ? {} : { code };
  const expires = new Date(now.getTime() + retentionDays.events * DAY_MS);
  const fields = refusedStatusRecord({ why, status, at: now, ...named }, expires, (at) => at);
  return {
    writes: [{ set: `eventos/${id}`, fields }],
    answer: refused(why === 'code' ? 404 : 409, why),
  };
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
    cuerpo: sha256(call.body),
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
    if (!one) return refusing(told, call, 'code', now);
    const decided = effectOf(one.request, told);
    if ('refused' in decided) {
      const why = REFUSED_STATUSES.find((each) => each === decided.refused);
      return why ? refusing(told, call, why, now) : nothing(refused(409, decided.refused));
    }
    const { effect } = decided;
    const expira = new Date(now.getTime() + retentionDays.events * DAY_MS);
    const taking = { create: received, fields: { ...message, expira } };
    if (effect === 'already') return { writes: [taking], answer: taken('already') };
    const by = { status: told.status, author: CORE_AUTHOR, now };
    const { id, action } = bankEntry(one.request.id, decided, by);
    const entry = caseAuditEntry(id, action, one.request.id, CORE_AUTHOR, now);
    return {
      writes: [
        taking,
        { create: `auditoria/${id}`, fields: entry.data },
        ...(await bankWrites(store, one, decided, by)),
      ],
      answer: taken(effect === 'keep' || effect === 'loose' ? 'kept' : 'stored'),
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
