import { LANGUAGES } from '../../language';
import { ERASINGS } from '../../request/erasing';
import { MAILED_KINDS } from '../../request/petition-link';
import { MAX_RECONSIDERATION, RECONSIDERATION_POINTS } from '../../request/reconsideration';
import { CODE_PATTERN } from '../../request/request-code';
import { described } from '../described';
import { line, matching, object, oneOf } from '../shape';
import { seenOwn } from './own-request';

const code = matching(CODE_PATTERN);
/** The key of a mailed link is written like a code. */
const key = matching(CODE_PATTERN);
const language = oneOf(LANGUAGES);
/** What the page said that erasing does. */
const erasing = oneOf(ERASINGS);
const words = { point: oneOf(RECONSIDERATION_POINTS), words: line(MAX_RECONSIDERATION) };

/** Sends the own declined request back to the queue, once. */
export const reconsider = described(object({ seen: seenOwn, ...words }), 'conflict');

/**
 * Asks for a link to the recorded address, which confirms a petition. Whether the mail goes out shows
 * nowhere. `too-soon`: the last one was asked for less than ten minutes ago. `no-request`: no request
 * has this code.
 */
export const askForLink = described(
  object({ code, kind: oneOf(MAILED_KINDS), language }),
  'too-soon',
  'no-request',
);

/**
 * Withdraws the open request by its link, or gives its approval back: what the page said. `conflict`: it
 * is neither.
 */
export const withdrawByLink = described(
  object({ code, key, what: oneOf(['request', 'approval']) }),
  'conflict',
);

/** Sends the declined request back to the queue by its link. `conflict`: that is not possible. */
export const reconsiderByLink = described(object({ code, key, ...words }), 'conflict');

/** Ends the subscription of a code. `no-subscription`: none has this code. */
export const unsubscribe = described(object({ code }), 'no-subscription');

/**
 * What a visitor does that changes accounts too, which no transaction can. Said again, it is done.
 * `erase`: the own request. `seen`: what the page said that erasing does; `changed`: it would now do
 * something else, and nothing was done. `conflict`: the session has none with a code.
 */
export const visitorProcedures = {
  erase: described(object({ language, seen: erasing }), 'conflict', 'changed'),
  eraseByLink: described(object({ code, key, seen: erasing }), 'changed'),
} as const;

/** The procedures of visitors. */
export type VisitorProcedures = typeof visitorProcedures;
