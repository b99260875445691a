import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { bank } from '../../../src/bank/bank.ts';
import { brand } from '../../../src/config/brand.ts';
import { toLanguage } from '../../../src/domain/language.ts';
import { confirmationMail, LINK_HOURS } from '../../../src/domain/mail/petition-mails.ts';
import { MAILED_KINDS, petitionFragment } from '../../../src/domain/request/petition-link.ts';
import { newCode } from '../../../src/domain/request/request-code.ts';
import { HOUR_MS } from '../../../src/domain/time.ts';
import { mailedPetitionRecord, STORED_KIND } from '../../../src/records/petition.ts';
import { sha256 } from '../calls/sha256.ts';
import type { Send } from '../mail/mail.ts';
import { findPlace, findRoom } from '../mail/mail-limit.ts';
import { sendWithRetries, type Wait } from '../mail/send-with-retries.ts';

/** The dependencies of mailing a link; `now` in milliseconds since the epoch. */
export interface LinkTools {
  readonly db: Firestore;
  readonly send: Send;
  readonly wait: Wait;
  readonly now: () => number;
}

const LINK_MS = LINK_HOURS * HOUR_MS;

/** The address of the request with this code; undefined if there is none. */
async function addressOf(db: Firestore, code: string): Promise<string | undefined> {
  const uid: unknown = (await db.doc(`codigos/${code}`).get()).get('id');
  if (typeof uid !== 'string') return undefined;
  const address: unknown = (await db.doc(`users/${uid}`).get()).get('correo');
  return typeof address === 'string' ? address : undefined;
}

/**
 * Mails the link that a petition was asked for, `peticiones/{code}_{kind}`, to the recorded address. The
 * hash of its key is stored first, so that several deliveries of an event send one link. Nobody learns
 * whether the mail went out, the server refused it, or the address had reached its daily limit; in each
 * case the visitor can ask again.
 */
export async function mailLink(tools: LinkTools, id: string): Promise<void> {
  const { db, send, wait } = tools;
  const document = db.doc(`peticiones/${id}`);
  const petition = (await document.get()).data();
  const kind = MAILED_KINDS.find((each) => STORED_KIND[each] === petition?.tipo);
  if (petition?.estado !== 'pedida' || !kind) return;
  const [code = ''] = id.split('_');
  const address = await addressOf(db, code);
  if (address === undefined) return;
  const now = tools.now();
  const mail = { id: `${id}_${(petition.fecha as Timestamp).toMillis()}`, to: address };
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
    const until = Timestamp.fromMillis(now + LINK_MS);
    transaction.update(document, mailedPetitionRecord(sha256(key), until));
    return place.isFree;
  });
  if (!isOurs) return;
  const page = `${brand.myDataUrl}#${petitionFragment({ code, kind, key })}`;
  const message = confirmationMail(brand, kind, toLanguage(petition.idioma), page);
  await sendWithRetries(send, { id: mail.id, to: [address], ...message }, wait);
}
