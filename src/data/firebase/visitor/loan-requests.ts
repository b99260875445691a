import { doc, getDoc, writeBatch } from 'firebase/firestore/lite';
import { checkCedula, checkEmail, checkName, checkNickname } from '../../../domain/fields';
import type { Applicant, LoanRequest, LoanRequestDraft } from '../../../domain/loan-request';
import { MAILS } from '../../mails';
import type { Connection } from '../connection/app';
import type { Caller } from '../connection/call';
import { type Trace, writeOnce } from '../connection/write-once';
import {
  loanRequestRecord,
  readLoanRequest,
  requestJustWritten,
  storedApplicant,
} from '../records/visitor-records';
import type { Visitor } from '../sessions/sessions';
import { countMail } from './mail-limit';

/** The request of a session, undefined where there is none. */
export async function readOwnRequest(
  { db }: Connection,
  uid: string,
): Promise<LoanRequest | undefined> {
  const stored = await getDoc(doc(db, 'users', uid));
  return stored.exists() ? readLoanRequest(uid, stored.data()) : undefined;
}

/** Whether a stored request asks for the same: game, value and applicant. */
function isSame(stored: LoanRequest, draft: LoanRequestDraft): boolean {
  const wanted = storedApplicant(draft.applicant);
  return (
    stored.gameId === draft.quote.gameId &&
    stored.value === draft.quote.value &&
    stored.applicant.name === wanted.name &&
    stored.applicant.nickname === wanted.nickname &&
    stored.applicant.cedula === wanted.cedula &&
    stored.applicant.email === wanted.email
  );
}

function isRight({ name, nickname, cedula, email }: Applicant): boolean {
  const problems = [
    checkName(name),
    checkNickname(nickname),
    checkCedula(cedula),
    checkEmail(email),
  ];
  return problems.every((problem) => problem === undefined);
}

async function writeRequest(
  connection: Connection,
  visitor: Visitor,
  draft: LoanRequestDraft,
  now: number,
) {
  const { db } = connection;
  const record = loanRequestRecord(visitor, draft);
  const batch = writeBatch(db);
  batch.set(doc(db, 'users', visitor.uid), record);
  batch.set(doc(db, 'mail', visitor.uid), {
    to: record.correo,
    message: { ...MAILS['request-received'][draft.language] },
  });
  await countMail(batch, connection, { id: visitor.uid, to: record.correo }, now);
  await batch.commit();
}

/** Writes a request and its mail once; see Backend.submitLoanRequest. */
export function submitLoanRequest(
  connection: Connection,
  caller: Caller,
  now: () => number,
  visitor: Visitor,
  draft: LoanRequestDraft,
): Promise<LoanRequest> {
  return writeOnce(caller, {
    write: () => writeRequest(connection, visitor, draft, now()),
    async look(): Promise<Trace<LoanRequest>> {
      const stored = await readOwnRequest(connection, visitor.uid);
      if (stored === undefined) return { found: 'absent' };
      return isSame(stored, draft)
        ? { found: 'done', value: stored }
        : { found: 'refused', code: 'conflict' };
    },
    confirmed: () => requestJustWritten(visitor.uid, draft, new Date(now())),
    // Nothing else is left that the rules could refuse.
    refusal: () => (isRight(draft.applicant) ? 'address-limit' : 'denied'),
  });
}
