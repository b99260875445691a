import type { Firestore } from 'firebase-admin/firestore';
import { daysAfter } from '../my-data/days.ts';
import { type Send, SendFailure } from './mail.ts';
import { OUTGOING } from './outgoing.ts';

/** How long a handed-over mail is kept, in days. */
const OUTGOING_DAYS = 7;

/**
 * States that the extension has finished with. It takes such a mail up again only when it is
 * written anew.
 */
const ENDED: readonly unknown[] = ['SUCCESS', 'ERROR'];

/**
 * "Sends" a mail by handing it over to Firebase's firestore-send-email extension, which watches
 * `OUTGOING`. A mail that the extension still holds is not written again.
 */
export function handOver(db: Firestore, now: () => number = Date.now): Send {
  return async ({ id, to, ...message }) => {
    const document = db.collection(OUTGOING).doc(id);
    try {
      await db.runTransaction(async (transaction) => {
        const earlier = await transaction.get(document);
        if (earlier.exists && !ENDED.includes(earlier.get('delivery.state'))) return;
        transaction.set(document, { to, message, expira: daysAfter(now(), OUTGOING_DAYS) });
      });
    } catch (cause) {
      throw new SendFailure(String(cause), true, { cause });
    }
    return {
      messageId: document.path,
      accepted: [],
      rejected: [],
      pending: to,
      response: `handed over as ${document.path}`,
    };
  };
}
