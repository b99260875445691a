import { carryOut } from '../../../functions/src/acts/carry-out';
import { visitors } from '../../../functions/src/acts/parties';
import { BackendError } from '../../../src/data/errors';
import type { AskedOf } from '../../../src/domain/acts/described';
import type { VisitorActs } from '../../../src/domain/acts/visitor-acts';
import type { Proof } from '../../../src/domain/proof';
import type { LoanRequest } from '../../../src/domain/request/loan-request';
import { proofRecord } from '../../../src/records/request/proof';
import { readLoanRequest } from '../../../src/records/request/request';
import { requestDocuments } from '../../../tools/samples/documents';
import { type Documents, mapDatabase, momentAt } from '../acts/map-database';
import { visitorToken } from '../acts/stage';

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
  const call = { name, asked, token: visitorToken(id) };
  const { answer } = await carryOut(visitors, mapDatabase(documents), call, Date.now);
  if ('refused' in answer)
    throw new BackendError(answer.refused === 'conflict' ? 'conflict' : 'denied');
  return readLoanRequest(id, documents.get(`users/${id}`) ?? {});
}
