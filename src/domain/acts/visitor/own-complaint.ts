import { COMPLAINT_KINDS, COMPLAINT_PATTERN, MAX_COMPLAINT } from '../../complaint/complaint';
import { checkName } from '../../fields/fields';
import { LANGUAGES } from '../../language';
import { CODE_PATTERN } from '../../request/request-code';
import { described } from '../described';
import { emailAddress, line, matching, object, oneOf, text } from '../shape';

const codeForm = new RegExp(CODE_PATTERN);

const number = matching(COMPLAINT_PATTERN);

/**
 * Makes a complaint; without a code it is not about a request. `limit`: the session has made all
 * that it may, or the last one just now. `no-request`: no request has this code.
 */
export const fileComplaint = described(
  object({
    number,
    kind: oneOf(COMPLAINT_KINDS),
    text: line(MAX_COMPLAINT),
    name: text((value) => checkName(value) === undefined),
    email: emailAddress,
    code: text((value) => value === '' || codeForm.test(value)),
    language: oneOf(LANGUAGES),
  }),
  'conflict',
  'limit',
  'no-request',
);

/** Withdraws an open complaint of the own session for good. */
export const withdrawComplaint = described(object({ number }), 'conflict');
