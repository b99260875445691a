import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Answer, AskedOf } from '../../../src/domain/acts/described.ts';
import {
  visitorProcedures as described,
  type VisitorProcedures,
} from '../../../src/domain/acts/visitor/petitions.ts';
import type { Language } from '../../../src/domain/language.ts';
import type { Erasing } from '../../../src/domain/request/erasing.ts';
import { endedPetitionRecord, petitionPath } from '../../../src/records/petition.ts';
import { refused } from '../acts/act.ts';
import { isVisitorSession } from '../acts/guard.ts';
import type { Procedures } from '../acts/procedure.ts';
import type { Database } from '../acts/store.ts';
import { type ProvenLink, proveLink } from '../acts/visitor/link.ts';
import { petitionExpiry } from '../acts/visitor/petition-expiry.ts';
import { writeFarewell } from '../mail/farewell.ts';
import { type Accounts, ERASED, eraseRequest } from './erase.ts';
import { lightenRequest } from './lighten.ts';
import { withdrawRequest } from './withdraw.ts';

/** What erasing needs beside the documents; `now` in milliseconds since the epoch. */
export interface VisitorServices {
  readonly db: Firestore;
  readonly accounts: Accounts;
  readonly now: () => number;
}

/** Whose request is erased, and what its page said that this does. */
interface Erased {
  readonly uid: string;
  readonly code: string;
  readonly language: Language;
  readonly seen: Erasing;
}

const DONE = { done: true } as const;

/**
 * Erases a request, with the last mail about it, or of a loan what may go; unless that is something else
 * than the page said. Each part may be repeated: what an earlier attempt withdrew is as it was seen.
 */
async function erase(
  { db, accounts, now }: VisitorServices,
  { uid, code, language, seen }: Erased,
  also: (transaction: Transaction) => void,
): Promise<Answer<'changed'>> {
  const erasing = await withdrawRequest(db, uid, seen, now());
  if (erasing !== seen || erasing === 'loose-payment') return refused('changed');
  if (erasing === 'loan') {
    await lightenRequest(db, uid, now(), also);
    return DONE;
  }
  const isErased = await eraseRequest(db, accounts, uid, (transaction, erased) => {
    // Of several at once one erases the record and writes the mail.
    if (erased) writeFarewell(db, transaction, { code, to: erased.correo, language }, now());
    also(transaction);
  });
  return isErased ? DONE : refused('changed');
}

/** Erases the request of a session. */
async function eraseOwn(
  services: VisitorServices,
  uid: string,
  { language, seen }: AskedOf<VisitorProcedures, 'erase'>,
): Promise<Answer<string>> {
  const { db } = services;
  const [own, mark] = await db.getAll(db.doc(`users/${uid}`), db.doc(`${ERASED}/${uid}`));
  if (mark?.exists) return DONE;
  const code: unknown = own?.get('codigo');
  if (typeof code !== 'string') return refused('conflict');
  // It tells what to erase again after a restore.
  const trace = db.doc(petitionPath(code, 'erasure'));
  const now = new Date(services.now());
  const ended = endedPetitionRecord('erasure', now, petitionExpiry(now));
  return erase(services, { uid, code, language, seen }, (transaction) => {
    transaction.set(trace, ended);
  });
}

/** Erases the request of a code by the link that was mailed to its address. */
async function eraseByLink(
  services: VisitorServices,
  database: Database,
  asked: AskedOf<VisitorProcedures, 'eraseByLink'>,
): Promise<Answer<string>> {
  const { db, now } = services;
  const { code } = asked;
  const moment = new Date(now());
  const link = await database.transaction<ProvenLink | undefined>(async (store) => ({
    writes: [],
    answer: await proveLink(store, asked, 'erasure', moment),
  }));
  if (!link) return refused('denied');
  if (link.isUsed) return DONE;
  const uid: unknown = (await db.doc(`codigos/${code}`).get()).get('id');
  const end = link.end(moment);
  if (typeof uid !== 'string') return DONE;
  const { language } = link;
  return erase(
    services,
    { uid, code, language, seen: asked.seen },
    (transaction) => void transaction.update(db.doc(end.update), end.fields),
  );
}

/** The procedures of visitors: erasing what the bank keeps of them. */
export const visitorProcedures: Procedures<VisitorServices> = {
  described,
  async admit(name, token, database) {
    // The parser of this name gives what it takes.
    if (name === 'eraseByLink')
      return (asked, services) =>
        eraseByLink(services, database, asked as AskedOf<VisitorProcedures, 'eraseByLink'>);
    if (!isVisitorSession(token)) return undefined;
    return (asked, services) =>
      eraseOwn(services, token.uid, asked as AskedOf<VisitorProcedures, 'erase'>);
  },
};
