import { Timestamp } from 'firebase-admin/firestore';
import { bank } from '../../../src/bank/bank.ts';
import { brand } from '../../../src/config/brand.ts';
import { confirmationMail, LINK_HOURS } from '../../../src/domain/mail/petition-mails.ts';
import { type MailedKind, petitionFragment } from '../../../src/domain/request/petition-link.ts';
import { newCode } from '../../../src/domain/request/request-code.ts';
import { HOUR_MS } from '../../../src/domain/time.ts';
import { findPlace, findRoom, sha256 } from '../mail/mail-limit.ts';
import { sendWithRetries } from '../mail/send-with-retries.ts';
import { type Petition, type PetitionTools, petitionExpiry } from './petition.ts';

/** A petition that a mailed link confirms. */
type MailedPetition = Petition & { readonly kind: keyof typeof MAILED_KINDS };

const MAILED_KINDS = {
  retiro: 'withdrawal',
  reconsideracion: 'reconsideration',
  borrado: 'erasure',
} as const satisfies Readonly<Record<string, MailedKind>>;

const LINK_MS = LINK_HOURS * HOUR_MS;

/**
 * Mails the link that confirms a petition to the recorded address. The hash of its key is stored
 * first, so that several deliveries of an event send one link. The page shows the same whether the
 * mail went out, the server refused it, or the address had reached its daily limit; in each case
 * the visitor can ask again.
 */
export async function mailLink(
  tools: PetitionTools,
  petition: MailedPetition,
  address: string,
): Promise<void> {
  const { db, send, wait } = tools;
  const { code, kind, language } = petition;
  const now = tools.now();
  const mail = { id: `${petition.id}_${petition.askedAt.toMillis()}`, to: address };
  const document = db.doc(`peticiones/${petition.id}`);
  const key = newCode();
  const isOurs = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (stored.get('estado') !== 'pedida') return false;
    const place = await findPlace(db, transaction, mail, now);
    // It has no document to wait in: it takes room in the hour, and never waits for it.
    const room = await findRoom(db, transaction, now, bank.mailsAnHour);
    if (place.isFree) {
      place.take();
      room.take();
    }
    transaction.update(document, {
      estado: 'confirmar',
      huella: sha256(key),
      caduca: Timestamp.fromMillis(now + LINK_MS),
      expira: petitionExpiry(petition),
    });
    return place.isFree;
  });
  if (!isOurs) return;
  const asked = MAILED_KINDS[kind];
  const page = `${brand.myDataUrl}#${petitionFragment({ code, kind: asked, key })}`;
  const message = confirmationMail(brand, asked, language, page);
  await sendWithRetries(send, { id: mail.id, to: [address], ...message }, wait);
}
