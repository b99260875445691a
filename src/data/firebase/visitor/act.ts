import { doc, getDoc, type WriteBatch, writeBatch } from 'firebase/firestore/lite';
import type { MailKind } from '../../../domain/mail/mail';
import type { LoanRequest } from '../../../domain/request/loan-request';
import type { Acted } from '../../backend';
import { BackendError, errorCode } from '../../errors';
import { type WriteOutcome, writeOnce } from '../connection/write-once';
import type { VisitorContext } from '../context';
import { readOwnRequest } from './loan-requests';
import { countMail } from './mail-limit';

/** What a visitor does with the own request. */
export interface Act {
  /** Whether a stored request shows that this was done. */
  isDone(stored: LoanRequest): boolean;
  /** Whether it can be done to a stored request; otherwise it is a conflict. */
  isPossible(stored: LoanRequest): boolean;
  /** Whether what the visitor typed is right; the rules refuse it otherwise. */
  readonly isRight: boolean;
  write(batch: WriteBatch): void;
  /** The stored request afterwards, by this machine's clock. */
  after(stored: LoanRequest, now: Date): LoanRequest;
  /** The mail that confirms it. */
  readonly mail?: { readonly id: string; readonly kind: MailKind; readonly to: string };
}

/** How the stored request stands to an act. */
async function look(context: VisitorContext, act: Act): Promise<WriteOutcome<Acted>> {
  const stored = await readOwnRequest(context);
  if (stored && act.isDone(stored)) {
    const mail = act.mail && (await getDoc(doc(context.db, 'mail', act.mail.id)));
    return { kind: 'stored', value: { request: stored, mailed: mail?.exists() === true } };
  }
  return stored && act.isPossible(stored)
    ? { kind: 'missing' }
    : { kind: 'refused', code: 'conflict' };
}

async function writeAct(
  context: VisitorContext,
  shown: LoanRequest,
  { write, mail, after }: Act,
): Promise<Acted> {
  const { db, mails, now } = context;
  const batch = writeBatch(db);
  write(batch);
  if (mail) {
    const message = { ...mails(shown.code)[mail.kind][shown.language ?? 'es'] };
    batch.set(doc(db, 'mail', mail.id), { to: mail.to, message });
    await countMail(batch, context, mail);
  }
  await batch.commit();
  return { request: after(shown, new Date(now())), mailed: mail !== undefined };
}

/** Carries out an act once, on a request that is as it was shown; `conflict` otherwise. */
export async function carryOut(
  context: VisitorContext,
  shown: LoanRequest,
  act: Act,
): Promise<Acted> {
  const { caller } = context;
  const before = await caller.read(() => look(context, act));
  if (before.kind === 'stored') return before.value;
  if (before.kind === 'refused') throw new BackendError(before.code);
  return writeOnce(caller, {
    write: () => writeAct(context, shown, act),
    readBack: () => look(context, act),
    // Nothing else is left that the rules could refuse.
    refusal: () => (act.isRight && act.mail ? 'address-limit' : 'denied'),
  });
}

/** The same, without its mail where the address has had its mails of the day. */
export async function carryOutAnyway(
  context: VisitorContext,
  shown: LoanRequest,
  act: Act,
): Promise<Acted> {
  try {
    return await context.retry(() => carryOut(context, shown, act));
  } catch (error) {
    if (errorCode(error) !== 'address-limit') throw error;
    const { mail, ...unmailed } = act;
    return carryOut(context, shown, unmailed);
  }
}
