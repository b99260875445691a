import { sha256 } from '../../../functions/src/calls/sha256';
import type { LinkAnswer, LinkUse } from '../../../src/data/backend';
import { BackendError, errorCode } from '../../../src/data/errors';
import type { AskedOf } from '../../../src/domain/acts/described';
import type { VisitorActs } from '../../../src/domain/acts/visitor/visitor-acts';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import type { PetitionLink } from '../../../src/domain/request/petition-link';
import type { ReconsiderationDraft } from '../../../src/domain/request/reconsideration';
import type { Tracking } from '../../../src/domain/request/tracking';
import { HOUR_MS } from '../../../src/domain/time';
import {
  askedPetitionRecord,
  mailedPetitionRecord,
  petitionPath,
} from '../../../src/records/request/petition';
import { readLoanRequest } from '../../../src/records/request/request';
import { requestDocuments } from '../../../tools/samples/documents';
import { type Documents, momentAt } from '../acts/map-database';
import { say } from './in-memory-own-acts';

interface Contents {
  readonly tracked?: readonly Tracking[];
  readonly links?: readonly PetitionLink[];
  readonly subscriptions?: readonly string[];
}

/** What somebody with a code or a mailed link does, by the product's own acts. */
export function createInMemoryLinks({ tracked = [], links = [], subscriptions = [] }: Contents) {
  const documents: Documents = new Map();
  for (const { code } of tracked) documents.set(`codigos/${code}`, {});
  for (const code of subscriptions) documents.set(`bajas/${code}`, { clave: code });
  for (const { code, kind, key } of links)
    documents.set(petitionPath(code, kind), {
      ...askedPetitionRecord(kind, 'es', momentAt(new Date(Date.now() - HOUR_MS)), undefined),
      ...mailedPetitionRecord(sha256(key), momentAt(new Date(Date.now() + HOUR_MS))),
    });

  /** Says an act, with the documents of this browser's request, and resolves to the request afterwards. */
  async function sayWith<Name extends keyof VisitorActs>(
    request: LoanRequest | undefined,
    name: Name,
    asked: AskedOf<VisitorActs, Name>,
  ): Promise<LoanRequest | undefined> {
    for (const { path, data } of request ? requestDocuments(request) : [])
      documents.set(path, data);
    await say(documents, 'nobody', name, asked);
    return request && readLoanRequest(request.id, documents.get(`users/${request.id}`) ?? {});
  }

  /** The request after a link was used; undefined once it is erased. */
  function use(
    request: LoanRequest | undefined,
    { code, kind, key }: PetitionLink,
    draft: ReconsiderationDraft | undefined,
  ): Promise<LoanRequest | undefined> {
    if (kind === 'withdrawal') return sayWith(request, 'withdrawByLink', { code, key });
    if (kind === 'reconsideration' && draft)
      return sayWith(request, 'reconsiderByLink', { code, key, ...draft });
    // Erasing deletes an account, which is no act.
    if (documents.get(petitionPath(code, kind))?.huella !== sha256(key))
      throw new BackendError('denied');
    return Promise.resolve(request?.code === code ? undefined : request);
  }

  return {
    async ask(
      request: LoanRequest | undefined,
      asked: AskedOf<VisitorActs, 'askForLink'>,
    ): Promise<LinkAnswer> {
      await sayWith(request, 'askForLink', asked);
      return 'mailed';
    },
    async confirm(
      request: LoanRequest | undefined,
      link: PetitionLink,
      draft: ReconsiderationDraft | undefined,
    ): Promise<{ readonly use: LinkUse; readonly now: LoanRequest | undefined }> {
      try {
        return { use: 'done', now: await use(request, link, draft) };
      } catch (error) {
        if (errorCode(error) !== 'conflict') throw error;
        return { use: 'closed', now: request };
      }
    },
    async unsubscribe(code: string): Promise<void> {
      await sayWith(undefined, 'unsubscribe', { code });
    },
  };
}
