import { sha256 } from '../../../functions/src/calls/sha256';
import { BackendError } from '../../../src/data/errors';
import type { AnswerOf, AskedOf } from '../../../src/domain/acts/described';
import type { VisitorSaid } from '../../../src/domain/acts/visitor/visitor-acts';
import type { Complaint } from '../../../src/domain/complaint/complaint';
import type { Proof } from '../../../src/domain/proof';
import { erasingOf } from '../../../src/domain/request/erasing';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import type { PetitionLink } from '../../../src/domain/request/petition-link';
import { HOUR_MS } from '../../../src/domain/time';
import {
  complaintRecord,
  ownComplaintsRecord,
  readComplaint,
} from '../../../src/records/complaint';
import {
  askedPetitionRecord,
  mailedPetitionRecord,
  petitionPath,
} from '../../../src/records/petition';
import { proofRecord } from '../../../src/records/proof';
import { readLoanRequest } from '../../../src/records/request';
import { requestDocuments } from '../../../tools/samples/documents';
import { collectionOf, type Documents, momentAt } from '../acts/map-database';
import { sayAsVisitor } from '../acts/stage';

interface Contents {
  readonly links?: readonly PetitionLink[];
  readonly subscriptions?: readonly string[];
}

/** What a session has at the bank. */
interface Kept {
  readonly request: LoanRequest | undefined;
  /** Newest first. */
  readonly complaints: readonly Complaint[];
}

/** What is known beside it: the session's proof, and the codes that requests have. */
interface Known {
  readonly proof: Proof | undefined;
  readonly codes: readonly string[];
}

/** The documents of a session. */
function documentsOf({ request, complaints }: Kept, { proof, codes }: Known, uid: string) {
  const documents: Documents = new Map(codes.map((code) => [`codigos/${code}`, {}]));
  for (const { path, data } of request ? requestDocuments(request) : []) documents.set(path, data);
  if (proof) documents.set(`pruebas/${uid}_${proof.gameId}`, proofRecord(proof, momentAt));
  for (const each of complaints)
    documents.set(`reclamos/${each.number}`, complaintRecord(each, uid, momentAt));
  const [last] = complaints;
  const numbers = complaints.map(({ number }) => number).reverse();
  if (last)
    documents.set(`misReclamos/${uid}`, ownComplaintsRecord(numbers, momentAt(last.receivedAt)));
  return documents;
}

/** What visitors do, by the product's own acts. */
export function createInMemoryVisitorActs({ links = [], subscriptions = [] }: Contents) {
  /** What outlives a session: petitions, and the codes of subscriptions. */
  let others: Documents = new Map();
  for (const code of subscriptions) others.set(`bajas/${code}`, { clave: code });
  for (const { code, kind, key } of links)
    others.set(petitionPath(code, kind), {
      ...askedPetitionRecord(kind, 'es', momentAt(new Date(Date.now() - HOUR_MS)), undefined),
      ...mailedPetitionRecord(sha256(key), momentAt(new Date(Date.now() + HOUR_MS))),
    });

  /** Erasing deletes an account, which is no act. Undefined for anything else. */
  function erase(
    request: LoanRequest | undefined,
    name: keyof VisitorSaid,
    asked: unknown,
  ): { readonly refused: 'conflict' | 'changed' } | { readonly done: true } | undefined {
    const seen = (asked as { readonly seen?: unknown }).seen;
    const isAsSeen = request === undefined || erasingOf(request) === seen;
    if (name === 'erase') {
      if (!request?.code) return { refused: 'conflict' };
      return isAsSeen ? { done: true } : { refused: 'changed' };
    }
    if (name !== 'eraseByLink') return undefined;
    const { code, key } = asked as AskedOf<VisitorSaid, 'eraseByLink'>;
    if (others.get(petitionPath(code, 'erasure'))?.huella !== sha256(key))
      throw new BackendError('denied');
    return isAsSeen ? { done: true } : { refused: 'changed' };
  }

  /** The answer, with what the session has afterwards. */
  return async function say<Name extends keyof VisitorSaid>(
    kept: Kept,
    known: Known,
    name: Name,
    asked: AskedOf<VisitorSaid, Name>,
  ): Promise<Kept & { readonly answer: AnswerOf<VisitorSaid, Name> }> {
    const { request } = kept;
    const erased = erase(request, name, asked);
    if (erased) {
      const isKept = request !== undefined && erasingOf(request) === 'loan';
      const isGone =
        'done' in erased && !isKept && (!('code' in asked) || asked.code === request?.code);
      return { ...kept, ...(isGone && { request: undefined }), answer: erased };
    }
    const uid = request?.id ?? 'visitor';
    const documents = new Map([...others, ...documentsOf(kept, known, uid)]);
    const answer = await sayAsVisitor(documents, name, asked, uid);
    if ('refused' in answer && answer.refused === 'denied') throw new BackendError('denied');
    others = new Map([...documents].filter(([path]) => /^(bajas|peticiones)\//.test(path)));
    const stored = documents.get(`users/${uid}`);
    return {
      request: stored && readLoanRequest(uid, stored),
      complaints: collectionOf(documents, 'reclamos')
        .map(({ id, fields }) => readComplaint(id, fields))
        .sort((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime()),
      answer: answer as AnswerOf<VisitorSaid, Name>,
    };
  };
}
