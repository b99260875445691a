import { doc, getDoc } from 'firebase/firestore/lite';
import type { AskedOf } from '../../../domain/acts/described';
import type { VisitorActs } from '../../../domain/acts/visitor/visitor-acts';
import {
  type Complaint,
  type ComplaintDraft,
  newComplaintNumber,
} from '../../../domain/complaint/complaint';
import {
  newComplaint,
  readComplaint,
  readOwnComplaints,
} from '../../../records/complaint/complaint';
import { BackendError } from '../../errors';
import { readKept } from '../connection/read-kept';
import { requireDone, sayAct } from '../connection/say-act';
import type { VisitorContext } from '../context';

async function ownNumbers({ db, visitor }: VisitorContext): Promise<readonly string[]> {
  const stored = (await getDoc(doc(db, 'misReclamos', visitor.uid))).data();
  return stored ? readOwnComplaints(visitor.uid, stored).numbers : [];
}

async function readNumber({ db }: VisitorContext, number: string): Promise<Complaint | undefined> {
  const stored = await readKept(doc(db, 'reclamos', number));
  return stored && readComplaint(number, stored);
}

/** The complaints of this visitor's session, newest first; see Backend.ownComplaints. */
export async function readComplaints(context: VisitorContext): Promise<readonly Complaint[]> {
  const numbers = await ownNumbers(context);
  const found = await Promise.all(numbers.map((each) => readNumber(context, each)));
  return found.flatMap((complaint) => complaint ?? []).reverse();
}

/** Carries out an act on a complaint, and resolves to what `read` finds stored then. */
async function carryOut<Name extends 'fileComplaint' | 'withdrawComplaint'>(
  context: VisitorContext,
  name: Name,
  asked: AskedOf<VisitorActs, Name>,
  read: () => Promise<Complaint | undefined>,
): Promise<Complaint> {
  const { caller, visitor, visitorUrl } = context;
  const speaker = { url: visitorUrl, uid: () => visitor.uid };
  const answer = await sayAct<VisitorActs, Name>(context, speaker, name, asked);
  if ('refused' in answer && answer.refused === 'limit') throw new BackendError('limit');
  requireDone(answer);
  const stored = await caller.readBack(read);
  if (!stored) throw new BackendError('conflict');
  return stored;
}

/** Makes a complaint with its mail; see Backend.submitComplaint. */
export function submitComplaint(
  context: VisitorContext,
  draft: ComplaintDraft,
): Promise<Complaint> {
  const moment = new Date(context.now());
  const number = newComplaintNumber(moment);
  const { kind, text, name, email, code = '', language } = newComplaint(number, draft, moment);
  const asked = { number, kind, text, name, email, code, language };
  return carryOut(context, 'fileComplaint', asked, async () => {
    const last = (await ownNumbers(context)).at(-1);
    return last === undefined ? undefined : readNumber(context, last);
  });
}

/** Withdraws an open complaint, with its mail; see Backend.withdrawComplaint. */
export const withdrawComplaint = (context: VisitorContext, { number }: Complaint) =>
  carryOut(context, 'withdrawComplaint', { number }, () => readNumber(context, number));
