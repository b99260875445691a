import { carryOut } from '../../../functions/src/acts/carry-out';
import { visitors } from '../../../functions/src/acts/parties';
import { BackendError } from '../../../src/data/errors';
import type { AskedOf } from '../../../src/domain/acts/described';
import type { VisitorActs } from '../../../src/domain/acts/visitor/visitor-acts';
import type { Complaint } from '../../../src/domain/complaint/complaint';
import type { Proof } from '../../../src/domain/proof';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import {
  complaintRecord,
  ownComplaintsRecord,
  readComplaint,
} from '../../../src/records/complaint/complaint';
import { proofRecord } from '../../../src/records/request/proof';
import { readLoanRequest } from '../../../src/records/request/request';
import { requestDocuments } from '../../../tools/samples/documents';
import { collectionOf, type Documents, mapDatabase, momentAt } from '../acts/map-database';
import { visitorToken } from '../acts/stage';

/** The answer to the product's own act, said by this session over these documents. */
export async function say<Name extends keyof VisitorActs>(
  documents: Documents,
  uid: string,
  name: Name,
  asked: AskedOf<VisitorActs, Name>,
): Promise<void> {
  const call = { name, asked, token: visitorToken(uid) };
  const { answer } = await carryOut(visitors, mapDatabase(documents), call, Date.now);
  if (!('refused' in answer)) return;
  const { refused } = answer;
  throw new BackendError(refused === 'conflict' || refused === 'limit' ? refused : 'denied');
}

/** Carries out the product's own act on a visitor's complaints, and resolves to them, newest first. */
export async function sayOnComplaints<Name extends 'fileComplaint' | 'withdrawComplaint'>(
  complaints: readonly Complaint[],
  codes: readonly string[],
  name: Name,
  asked: AskedOf<VisitorActs, Name>,
): Promise<readonly Complaint[]> {
  const uid = 'visitor';
  const documents: Documents = new Map();
  for (const each of complaints)
    documents.set(`reclamos/${each.number}`, complaintRecord(each, uid, momentAt));
  const [last] = complaints;
  const numbers = complaints.map(({ number }) => number).reverse();
  if (last)
    documents.set(`misReclamos/${uid}`, ownComplaintsRecord(numbers, momentAt(last.receivedAt)));
  for (const code of codes) documents.set(`codigos/${code}`, {});
  await say(documents, uid, name, asked);
  return collectionOf(documents, 'reclamos')
    .map(({ id, fields }) => readComplaint(id, fields))
    .sort((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime());
}

/** Carries out the product's own act on a visitor's request, and resolves to the request afterwards. */
export async function sayOnOwn<Name extends keyof VisitorActs>(
  request: LoanRequest | undefined,
  proof: Proof | undefined,
  name: Name,
  asked: AskedOf<VisitorActs, Name>,
): Promise<LoanRequest> {
  if (!request) throw new BackendError('conflict');
  const { id } = request;
  const documents: Documents = new Map(
    requestDocuments(request).map(({ path, data }) => [path, data]),
  );
  if (proof) documents.set(`pruebas/${id}_${proof.gameId}`, proofRecord(proof, momentAt));
  await say(documents, id, name, asked);
  return readLoanRequest(id, documents.get(`users/${id}`) ?? {});
}
