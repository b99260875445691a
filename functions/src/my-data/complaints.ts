import type { Firestore } from 'firebase-admin/firestore';
import {
  complaintAnswerId,
  complaintReceiptId,
  complaintWithdrawalId,
} from '../../../src/records/complaint.ts';
import { OUTGOING } from '../mail/outgoing.ts';

/** Erases a complaint with its mails, notes and claim, in one transaction. */
export async function eraseComplaint(db: Firestore, number: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const notes = await transaction.get(db.collection(`notas/${number}/lista`));
    const mails = [complaintReceiptId, complaintWithdrawalId, complaintAnswerId].map((id) =>
      id(number),
    );
    const gone = [
      db.doc(`reclamos/${number}`),
      db.doc(`tomas/${number}`),
      ...notes.docs.map(({ ref }) => ref),
      ...mails.flatMap((id) => [db.doc(`mail/${id}`), db.doc(`${OUTGOING}/${id}`)]),
    ];
    for (const document of gone) transaction.delete(document);
  });
}
