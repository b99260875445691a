import { type CarriedOut, carryOut, type Party } from '../../../functions/src/acts/carry-out';
import type { SessionToken } from '../../../functions/src/acts/guard';
import { staff, visitors } from '../../../functions/src/acts/parties';
import { bank } from '../../../src/bank/bank';
import { keyEntryOf } from '../../../src/domain/request/keys';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import type { StaffRole } from '../../../src/domain/session';
import type { RecordFields } from '../../../src/records/fields';
import { keyEntryRecord, keyPath, readKeys } from '../../../src/records/keys';
import { storedRoles } from '../../../src/records/roles';
import { confirmationRecord } from '../../../src/records/settings';
import { requestDocuments } from '../../../tools/samples/documents';
import { memberEmail } from '../staff-records';
import { type Documents, documentOf, mapDatabase, momentAt } from './map-database';

/** Members of staff with their roles, as the directory has them. */
export const MEMBERS: Readonly<Record<string, readonly StaffRole[]>> = {
  lia: ['reader'],
  ana: ['analyst'],
  raul: ['analyst', 'reviewer'],
  rosa: ['analyst', 'reviewer'],
  alba: ['admin'],
};

/** More cents than any sample is worth: one person approves it. */
const ANY_AMOUNT = 100_000_000;

/** The documents of these requests, beside the directory and an amount above every sample's value. */
export function stage(...requests: readonly LoanRequest[]): Documents {
  const documents: Documents = new Map();
  for (const [uid, roles] of Object.entries(MEMBERS))
    documents.set(`personal/${uid}`, {
      correo: memberEmail(uid),
      activo: true,
      roles: storedRoles(roles),
    });
  documents.set('ajustes/credito', confirmationRecord({ value: ANY_AMOUNT, edits: 1 }, momentAt));
  for (const request of requests) add(documents, request);
  return documents;
}

/** Adds the documents of a request, which is listed under its keys. */
export function add(documents: Documents, request: LoanRequest): void {
  for (const { path, data } of requestDocuments(request)) documents.set(path, data);
  const keys = readKeys(documents.get(`expedientes/${request.id}`) ?? {});
  const entry = documentOf(keyEntryRecord(keyEntryOf(request), momentAt));
  for (const path of keys.map(({ id }) => keyPath(id))) {
    const solicitudes = documents.get(path)?.solicitudes as RecordFields | undefined;
    change(documents, path, { solicitudes: { ...solicitudes, [request.id]: entry } });
  }
}

/** Replaces fields of a document. */
export function change(documents: Documents, path: string, fields: RecordFields): void {
  documents.set(path, { ...documents.get(path), ...fields });
}

/** The token of a member's session that began a minute ago. */
export function tokenOf(uid: string, changes: Partial<SessionToken> = {}): SessionToken {
  return {
    uid,
    email: memberEmail(uid),
    email_verified: true,
    auth_time: Math.floor(Date.now() / 1000) - 60,
    firebase: { sign_in_provider: 'password' },
    staff: true,
    roles: storedRoles(MEMBERS[uid] ?? []),
    ...changes,
  };
}

/** The token of a visitor's session. */
export const visitorToken = (uid: string): SessionToken => ({
  uid,
  auth_time: Math.floor(Date.now() / 1000) - 60,
  firebase: { sign_in_provider: 'anonymous' },
});

/** Says an act, or whatever has this name, with the session of this person or this token. */
export type Say = (
  documents: Documents,
  name: unknown,
  asked: unknown,
  by: string | SessionToken | undefined,
  now?: number,
) => Promise<CarriedOut['answer']>;

const sayTo =
  (party: Party, tokenFor: (uid: string) => SessionToken): Say =>
  async (documents, name, asked, by, now) => {
    const call = { name, asked, token: typeof by === 'string' ? tokenFor(by) : by };
    return (await carryOut(party, mapDatabase(documents), call, () => now ?? Date.now())).answer;
  };

/** Says an act of staff on these documents. */
export const sayToStaff = sayTo(staff, tokenOf);

let untold = 0;
const { tellsPayment } = bank;

/** The same where the core system tells nothing of payments. */
const sayUntold: Say = async (...said) => {
  untold += 1;
  Object.assign(bank, { tellsPayment: false });
  try {
    return await sayToStaff(...said);
  } finally {
    untold -= 1;
    if (untold === 0) Object.assign(bank, { tellsPayment });
  }
};

/** The same; what the bank did, where its core system tells nothing. */
export const say: Say = (documents, name, ...said) =>
  (name === 'noteAtBank' ? sayUntold : sayToStaff)(documents, name, ...said);

/** Says an act of a visitor on these documents. */
export const sayAsVisitor = sayTo(visitors, visitorToken);
