import { isCoreAddress, MAX_CONFIRMATION, MAX_DIGEST_EMAILS, SETTINGS } from '../bank-settings';
import { readEmail } from '../fields/identifiers/email';
import { described } from './described';
import { list, object, oneOf, text, variant, whole } from './shape';

const MAX_EDITS = 9_999;

/** An address as it is stored. */
const email = text((value) => {
  const read = readEmail(value);
  return read.problem === undefined && read.text === value;
});

const edits = whole(0, MAX_EDITS);

/**
 * Proposes another amount for one person, other addresses of the digest, or another address of the
 * core system; `edits` is the number that the screen saw.
 */
export const proposeSetting = described(
  variant('setting', {
    confirmation: object({
      setting: oneOf(['confirmation']),
      edits,
      value: whole(0, MAX_CONFIRMATION),
    }),
    digest: object({ setting: oneOf(['digest']), edits, value: list(email, MAX_DIGEST_EMAILS) }),
    core: object({ setting: oneOf(['core']), edits, value: text(isCoreAddress) }),
  }),
  'conflict',
);

/** The proposal that the screen saw. */
const waiting = object({ setting: oneOf(SETTINGS), edits: whole(1, MAX_EDITS) });

/** Puts a proposed setting into force, as the second person. */
export const confirmSetting = described(waiting, 'conflict', 'proposer', 'let-in');

/** Takes the member's own proposal back. */
export const withdrawSetting = described(waiting, 'conflict', 'not-yours');

/** Declines the proposal of a colleague. */
export const declineSetting = described(waiting, 'conflict', 'proposer');
