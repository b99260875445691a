import type { Proof } from '../../proof';
import type { LoanRequest } from '../../request/loan-request';
import { isOpen } from '../../request/states';
import type { AskedOf } from '../described';
import type { SeenOwn } from './own-request';
import type { VisitorActs } from './visitor-acts';

/** What a page shows of the visitor's request, as its acts say it. */
export const seenOfOwn = ({ status, questions, undone = [] }: LoanRequest): SeenOwn => ({
  status,
  questions: questions.length,
  undone: undone.length,
});

/** Whether a request still is what the page showed. */
export function isOwnAsSeen(request: LoanRequest, seen: SeenOwn): boolean {
  const now = seenOfOwn(request);
  return (Object.keys(now) as (keyof SeenOwn)[]).every((part) => now[part] === seen[part]);
}

/** Whether it also is open. */
export const isOpenAsSeen = (request: LoanRequest, seen: SeenOwn): boolean =>
  isOpen(request.status) && isOwnAsSeen(request, seen);

/** A proof, as the act says it that gives it to the request. */
export const askedProof = ({
  account,
  provenAt,
}: Pick<Proof, 'account' | 'provenAt'>): AskedOf<VisitorActs, 'attachProof'> => ({
  account,
  provenAt: provenAt.getTime(),
});
