import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import {
  COMPLAINT_PAUSE_SECONDS,
  type Complaint,
  type ComplaintDraft,
  MAX_COMPLAINTS,
  newComplaintNumber,
} from '../../../domain/complaint/complaint';
import { complaintReceiptMail, complaintWithdrawnMail } from '../../../domain/mail/complaint-mails';
import {
  complaintReceiptId,
  complaintRecord,
  complaintWithdrawalId,
  complaintWithdrawalRecord,
  isSameComplaint,
  newComplaint,
  type OwnComplaints,
  ownComplaintsRecord,
  readComplaint,
  readOwnComplaints,
} from '../../../records/complaint/complaint';
import { BackendError } from '../../errors';
import { moments } from '../connection/moments';
import { readKept } from '../connection/read-kept';
import { type WriteOutcome, writeOnce } from '../connection/write-once';
import type { VisitorContext } from '../context';

async function ownNumbers(context: VisitorContext): Promise<OwnComplaints | undefined> {
  const { db, visitor } = context;
  const stored = (await getDoc(doc(db, 'misReclamos', visitor.uid))).data();
  return stored && readOwnComplaints(visitor.uid, stored);
}

async function readNumber({ db }: VisitorContext, number: string): Promise<Complaint | undefined> {
  const stored = await readKept(doc(db, 'reclamos', number));
  return stored && readComplaint(number, stored);
}

/** The complaints of this visitor's session, newest first; see Backend.ownComplaints. */
export async function readComplaints(context: VisitorContext): Promise<readonly Complaint[]> {
  const own = await ownNumbers(context);
  const found = await Promise.all((own?.numbers ?? []).map((each) => readNumber(context, each)));
  return found.flatMap((complaint) => complaint ?? []).reverse();
}

/** Finds out whether this complaint is stored and, if not, whether the session may make it now. */
async function look(
  context: VisitorContext,
  draft: ComplaintDraft,
): Promise<WriteOutcome<Complaint> & { readonly before: readonly string[] }> {
  const own = await ownNumbers(context);
  const before = own?.numbers ?? [];
  const last = before.at(-1);
  const stored = last === undefined ? undefined : await readNumber(context, last);
  if (stored && stored.withdrawnAt === undefined && isSameComplaint(stored, draft))
    return { kind: 'stored', value: stored, before };
  const seconds = own ? (context.now() - own.last.getTime()) / 1000 : COMPLAINT_PAUSE_SECONDS;
  return before.length >= MAX_COMPLAINTS || seconds < COMPLAINT_PAUSE_SECONDS
    ? { kind: 'refused', code: 'limit', before }
    : { kind: 'missing', before };
}

/** Each attempt has a new number. If an attempt was stored, the session's list names it. */
async function writeComplaint(
  { db, visitor, bank, now }: VisitorContext,
  draft: ComplaintDraft,
  before: readonly string[],
): Promise<Complaint> {
  const moment = new Date(now());
  const number = newComplaintNumber(moment);
  const complaint = newComplaint(number, draft, moment);
  const batch = writeBatch(db);
  const record = complaintRecord(complaint, visitor.uid, moments.now);
  batch.set(doc(db, 'reclamos', number), record);
  batch.set(
    doc(db, 'misReclamos', visitor.uid),
    ownComplaintsRecord([...before, number], moments.now()),
  );
  batch.set(doc(db, 'mail', complaintReceiptId(number)), {
    to: complaint.email,
    message: { ...complaintReceiptMail(bank, number)[draft.language] },
  });
  await batch.commit();
  return complaint;
}

/** Writes a complaint and its mail once; see Backend.submitComplaint. */
export async function submitComplaint(
  context: VisitorContext,
  draft: ComplaintDraft,
): Promise<Complaint> {
  const { caller } = context;
  const found = await caller.read(() => look(context, draft));
  if (found.kind === 'stored') return found.value;
  if (found.kind === 'refused') throw new BackendError(found.code);
  return writeOnce<Complaint>(caller, {
    write: () => writeComplaint(context, draft, found.before),
    readBack: () => look(context, draft),
  });
}

/** Withdraws an open complaint and writes its mail once; see Backend.withdrawComplaint. */
export async function withdrawComplaint(
  context: VisitorContext,
  complaint: Complaint,
): Promise<Complaint> {
  const { db, bank, caller, clock } = context;
  const { number, email, language } = complaint;
  return writeOnce<Complaint>(caller, {
    async write() {
      const batch = writeBatch(db);
      batch.update(doc(db, 'reclamos', number), complaintWithdrawalRecord(serverTimestamp()));
      batch.set(doc(db, 'mail', complaintWithdrawalId(number)), {
        to: email,
        message: { ...complaintWithdrawnMail(bank, number)[language] },
      });
      await batch.commit();
      return { ...complaint, withdrawnAt: new Date(clock.now()) };
    },
    async readBack(): Promise<WriteOutcome<Complaint>> {
      const stored = await readNumber(context, number);
      if (stored?.withdrawnAt) return { kind: 'stored', value: stored };
      return stored?.answer ? { kind: 'refused', code: 'conflict' } : { kind: 'missing' };
    },
  });
}
