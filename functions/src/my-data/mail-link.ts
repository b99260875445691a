import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { brand } from '../../../src/config/brand.ts';
import { confirmationMail, LINK_HOURS } from '../../../src/domain/mail/petition-mails.ts';
import { newCode } from '../../../src/domain/request/request-code.ts';
import { sendWithRetries } from '../mail/deliver.ts';
import { countMail, sha256 } from './mail-limit.ts';
import { type Petition, type PetitionTools, petitionExpiry } from './petition.ts';

const LINK_MS = LINK_HOURS * 3_600_000;

/** Writes how a petition goes on, unless it has gone on since. */
async function goOn(
  { db }: PetitionTools,
  petition: Petition,
  change: DocumentData,
): Promise<void> {
  const document = db.doc(`peticiones/${petition.id}`);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (stored.get('estado') !== 'pedida') return;
    transaction.update(document, { ...change, expira: petitionExpiry(petition) });
  });
}

/**
 * Mails the link that confirms a petition to the recorded address, and stores the hash of its key.
 * The mail goes first: after an interruption another one goes, and the link of the last one works.
 * Where the server refuses the mail, all that is left is to ask again.
 */
export async function mailLink(
  tools: PetitionTools,
  petition: Petition,
  address: string,
): Promise<void> {
  const { db, send, wait } = tools;
  const { code, kind, language } = petition;
  const now = tools.now();
  const id = `${petition.id}_${petition.askedAt.toMillis()}`;
  if (!(await countMail(db, id, address, now))) return goOn(tools, petition, { estado: 'limite' });
  const key = newCode();
  const message = confirmationMail(
    brand,
    kind === 'retiro' ? 'withdrawal' : 'erasure',
    language,
    `${brand.myDataUrl}#${code}.${kind}.${key}`,
  );
  await sendWithRetries(send, { id, to: [address], ...message }, wait);
  const caduca = Timestamp.fromMillis(now + LINK_MS);
  await goOn(tools, petition, { estado: 'confirmar', huella: sha256(key), caduca });
}
