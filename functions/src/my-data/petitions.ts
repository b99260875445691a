import { brand } from '../../../src/config/brand.ts';
import { ownActMails } from '../../../src/domain/mail/own-act-mails.ts';
import { writeFarewell } from '../mail/farewell.ts';
import { eraseRequest } from './erase.ts';
import { mailLink } from './mail-link.ts';
import { endingOf, type Petition, type PetitionTools, readPetition } from './petition.ts';
import { reconsiderRequest } from './reconsider.ts';
import { unsubscribe } from './unsubscribe.ts';
import { withdrawRequest } from './withdraw.ts';

/** A petition about a request, with the uid of the request. */
interface RequestPetition extends Petition {
  readonly uid: string;
  readonly address: string;
}

/** The reference of its request; undefined if the request has been erased. */
async function findRequest(
  { db }: PetitionTools,
  petition: Petition,
): Promise<RequestPetition | undefined> {
  const uid: unknown = (await db.doc(`codigos/${petition.code}`).get()).get('id');
  if (typeof uid !== 'string') return undefined;
  const address: unknown = (await db.doc(`users/${uid}`).get()).get('correo');
  return typeof address === 'string' ? { ...petition, uid, address } : undefined;
}

/** Withdraws a request and confirms it by mail. */
function withdraw(tools: PetitionTools, petition: RequestPetition): Promise<void> {
  const { db, now } = tools;
  const { uid, code, address, language } = petition;
  const end = endingOf(tools, petition);
  const message = ownActMails(brand, code).withdrawn[language];
  return withdrawRequest(db, uid, now(), (transaction, wasOpen) => {
    if (wasOpen) transaction.set(db.doc(`mail/${uid}_retiro`), { to: address, message });
    end(transaction, wasOpen ? 'hecha' : 'cerrada');
  });
}

/** Sends a declined request back to the queue; too late or a second time there is nothing to do. */
function reconsider(tools: PetitionTools, petition: RequestPetition): Promise<void> {
  const end = endingOf(tools, petition);
  return reconsiderRequest(
    tools.db,
    petition.uid,
    tools.now(),
    petition.draft,
    (transaction, isDone) => end(transaction, isDone ? 'hecha' : 'cerrada'),
  );
}

/** Withdraws an open request first, so that staff do not decide on it meanwhile. */
async function erase(tools: PetitionTools, petition: RequestPetition): Promise<void> {
  const { db, accounts, now } = tools;
  const { code, uid, language } = petition;
  const end = endingOf(tools, petition);
  await withdrawRequest(db, uid, now());
  await eraseRequest(db, accounts, uid, (transaction, erased) => {
    // Of several deliveries one erases the record and writes the mail.
    if (erased) writeFarewell(db, transaction, { code, to: erased.correo, language }, now());
    end(transaction, 'hecha');
  });
}

const ABOUT_REQUEST = { retiro: withdraw, reconsideracion: reconsider, borrado: erase } as const;

type AboutRequest = Petition & { readonly kind: keyof typeof ABOUT_REQUEST };

async function answerAboutRequest(tools: PetitionTools, petition: AboutRequest): Promise<void> {
  const found = await findRequest(tools, petition);
  if (found === undefined) {
    const end = endingOf(tools, petition);
    const state = petition.kind === 'borrado' ? 'hecha' : 'cerrada';
    await tools.db.runTransaction(async (transaction) => end(transaction, state));
  } else if (!petition.isProven) await mailLink(tools, petition, found.address);
  else await ABOUT_REQUEST[petition.kind](tools, found);
}

/**
 * Handles a petition in its stored state: carries it out if it is proven, otherwise mails the link
 * that proves it. A repeated event finds it waiting for the link or ended, and does nothing.
 */
export async function answerPetition(tools: PetitionTools, id: string): Promise<void> {
  const data = (await tools.db.doc(`peticiones/${id}`).get()).data();
  const petition = data && readPetition(id, data);
  if (petition === undefined) return;
  const { kind } = petition;
  if (kind !== 'baja') return answerAboutRequest(tools, { ...petition, kind });
  const end = endingOf(tools, petition);
  await unsubscribe(tools.db, petition.code, (transaction) => end(transaction, 'hecha'));
}
