import { doc, type WriteBatch, writeBatch } from 'firebase/firestore/lite';
import { DEFAULT_LANGUAGE } from '../../../domain/language';
import type { MailKind } from '../../../domain/mail/subjects';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { BackendError } from '../../errors';
import { type WriteOutcome, writeOnce } from '../connection/write-once';
import type { VisitorContext } from '../context';
import { readOwnRequest } from './loan-requests';

/** A visitor's act on the own request. */
export interface Act {
  /** Whether a stored request shows that the act was done. */
  isDone(stored: LoanRequest): boolean;
  /** Whether the act is possible on a stored request; otherwise it is a conflict. */
  isPossible(stored: LoanRequest): boolean;
  write(batch: WriteBatch): void;
  /** The stored request afterwards, by the known time. */
  after(stored: LoanRequest, now: Date): LoanRequest;
  /** The mail that confirms it. */
  readonly mail?: { readonly id: string; readonly kind: MailKind; readonly to: string };
}

/** The state of the stored request with respect to an act. */
async function look(context: VisitorContext, act: Act): Promise<WriteOutcome<LoanRequest>> {
  const stored = await readOwnRequest(context);
  if (stored && act.isDone(stored)) return { kind: 'stored', value: stored };
  return stored && act.isPossible(stored)
    ? { kind: 'missing' }
    : { kind: 'refused', code: 'conflict' };
}

async function writeAct(
  { db, mails, now }: VisitorContext,
  shown: LoanRequest,
  { write, mail, after }: Act,
): Promise<LoanRequest> {
  const batch = writeBatch(db);
  write(batch);
  if (mail) {
    const message = { ...mails(shown.code)[mail.kind][shown.language ?? DEFAULT_LANGUAGE] };
    batch.set(doc(db, 'mail', mail.id), { to: mail.to, message });
  }
  await batch.commit();
  return after(shown, new Date(now()));
}

/** Carries out an act once, on a request that is still as shown; `conflict` otherwise. */
export async function carryOut(
  context: VisitorContext,
  shown: LoanRequest,
  act: Act,
): Promise<LoanRequest> {
  const { caller } = context;
  const before = await caller.read(() => look(context, act));
  if (before.kind === 'stored') return before.value;
  if (before.kind === 'refused') throw new BackendError(before.code);
  return writeOnce(caller, {
    write: () => writeAct(context, shown, act),
    readBack: () => look(context, act),
  });
}
