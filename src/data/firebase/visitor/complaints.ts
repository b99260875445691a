import { doc, getDoc } from 'firebase/firestore/lite';
import type { Complaint } from '../../../domain/complaint/complaint';
import { readComplaint, readOwnComplaints } from '../../../records/complaint';
import { readKept } from '../connection/read-kept';
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
