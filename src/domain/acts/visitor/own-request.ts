import { MAX_ANSWER } from '../../request/questions';
import { CREDIT_STATES } from '../../request/states';
import { described } from '../described';
import { documentId, emailAddress, line, object, oneOf, type Parsed, whole } from '../shape';

/** What the page of the visitor's request showed, in counts. Proposals are the bank's own. */
export const seenOwn = object({
  status: oneOf(CREDIT_STATES),
  questions: whole(0, 99),
  undone: whole(0, 99),
});

/** What the page of the visitor's request showed. */
export type SeenOwn = Parsed<typeof seenOwn>;

/** Milliseconds since 1970 of the years 2020 and 2100: every proof is between them. */
const [EARLIEST, LATEST] = [1_577_836_800_000, 4_102_444_800_000];

/** Withdraws the open request for good. */
export const withdraw = described(object({ seen: seenOwn }), 'conflict');

/** Answers the bank's open question. */
export const answer = described(object({ seen: seenOwn, text: line(MAX_ANSWER) }), 'conflict');

/** Corrects the address of the open request, once. `same`: it has this address. */
export const correctEmail = described(
  object({ seen: seenOwn, email: emailAddress }),
  'conflict',
  'same',
);

/** Takes back the consent to promotions, in any state of the request. */
export const endPromotions = described(object({}), 'conflict');

/**
 * Gives the open request the proof that the page showed. `account`: the request is about another one;
 * `not-proven`: the visitor has no such proof now.
 */
export const attachProof = described(
  object({ account: line(254), provenAt: whole(EARLIEST, LATEST) }),
  'conflict',
  'account',
  'not-proven',
);

/** Removes the visitor's proof for a game. */
export const removeProof = described(object({ game: documentId }));
