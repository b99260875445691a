import type { ProvenLines } from '../../proof';
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

/** Proven lines, as the act says them that adds them to the request. */
export const askedLines = ({
  account,
  provenAt,
  lines,
}: ProvenLines): AskedOf<VisitorActs, 'addProof'> => ({
  account,
  provenAt: provenAt.getTime(),
  lines,
});
