import { mailboxOf } from '../fields/mailbox';
import { isSamePerson } from '../request/keys';
import type { LoanRequest } from '../request/loan-request';
import { isOpen } from '../request/states';
import { sortKey } from '../search';

/** Words that people leave out of a name. */
const PARTICLES: ReadonlySet<string> = new Set(['de', 'del', 'la', 'y']);

function nameWords(name: string): ReadonlySet<string> {
  const words = sortKey(name.replace(/['’]/g, '')).split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word !== '' && !PARTICLES.has(word)));
}

/**
 * Whether two names may be one person's: all words of the shorter one, at least two, stand in the other,
 * in any order. A single word names nobody.
 */
export function isSameName(one: LoanRequest, other: LoanRequest): boolean {
  const [mine, theirs] = [nameWords(one.applicant.name), nameWords(other.applicant.name)];
  const [shorter, longer] = mine.size < theirs.size ? [mine, theirs] : [theirs, mine];
  return shorter.size > 1 && [...shorter].every((word) => longer.has(word));
}

/** Whether two requests are reached by one mailbox. */
export const isSameMailbox = (one: LoanRequest, other: LoanRequest): boolean =>
  mailboxOf(one.applicant.email) === mailboxOf(other.applicant.email);

/**
 * Whether a request is another open one of the same person, by document and name, which a member may
 * close with the one that is decided. Anybody may type anybody's address, so it proves nothing.
 */
export function isDuplicate(request: LoanRequest, decided: LoanRequest): boolean {
  return (
    request.id !== decided.id &&
    isOpen(request.status) &&
    isSamePerson(request, decided) &&
    isSameName(request, decided)
  );
}
