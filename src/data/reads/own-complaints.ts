import type { Complaint } from '../../domain/complaint/complaint';
import { readComplaint, readOwnComplaints } from '../../records/complaint';
import type { Own, Stored } from '../store';

async function complaint({ store }: Stored, number: string): Promise<Complaint | undefined> {
  const stored = await store.getKept(`reclamos/${number}`);
  return stored && readComplaint(number, stored);
}

/** The complaints of this visitor's session, newest first; see Backend.ownComplaints. */
export async function ownComplaints(own: Own): Promise<readonly Complaint[]> {
  const { uid } = own.visitor;
  const stored = await own.store.get(`misReclamos/${uid}`);
  const { numbers } = stored ? readOwnComplaints(uid, stored) : { numbers: [] };
  const found = await Promise.all(numbers.map((each) => complaint(own, each)));
  return found.flatMap((complaint) => complaint ?? []).reverse();
}
