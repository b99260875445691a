import {
  type DocumentData,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { STORED_OPTIONAL } from '../../../src/records/optional-fields.ts';
import { STORED_NEED } from '../../../src/records/words.ts';
import { mailsOf } from './erase.ts';

/** The fields that no law asks to keep of a loan: telephone, promotions, an answer that is a telephone. */
function goingFields({ preguntas, consentimiento }: DocumentData, now: Timestamp) {
  const questions = Object.entries((preguntas ?? {}) as Record<string, DocumentData>);
  const telephones = questions.filter(
    ([, { necesita, respuesta }]) => necesita === STORED_NEED.phone && respuesta !== undefined,
  );
  return {
    [STORED_OPTIONAL.phone]: FieldValue.delete(),
    ...(consentimiento?.mercadeo === true && {
      'consentimiento.mercadeo': false,
      'consentimiento.retiroMercadeo': now,
    }),
    ...Object.fromEntries(telephones.map(([number]) => [`preguntas.${number}.respuesta`, ''])),
  };
}

/**
 * Erases of a request whose loan was paid out what the law does not ask to keep, mails included; the
 * rest stays with its person. `now` in milliseconds since the epoch.
 */
export async function lightenRequest(
  db: Firestore,
  uid: string,
  now: number,
  also: (transaction: Transaction) => void,
): Promise<void> {
  const request = db.doc(`users/${uid}`);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(request);
    const mails = await mailsOf(db, transaction, uid);
    if (stored.exists)
      transaction.update(request, goingFields(stored.data() ?? {}, Timestamp.fromMillis(now)));
    for (const mail of mails) transaction.delete(mail);
    also(transaction);
  });
}
