import {
  type AmountProblem,
  checkDigestEmails,
  type DigestProblem,
  digestEmails,
  readConfirmationAmount,
} from '../../../../domain/bank-settings';
import { type Cents, formatPlain } from '../../../../domain/money';
import type { SettingKind } from './use-setting';

/** The amount above which an approval needs a second person. */
export const AMOUNT: SettingKind<Cents | undefined, AmountProblem> = {
  typed: (value) => (value === undefined ? '' : formatPlain(value)),
  check: (typed) => {
    const read = readConfirmationAmount(typed);
    return typeof read === 'number' ? undefined : read;
  },
  value: (typed) => {
    const read = readConfirmationAmount(typed);
    return typeof read === 'number' ? read : undefined;
  },
  save: (staff, seen, value) => staff.saveConfirmationAmount(seen, value ?? 0),
  from: ({ confirmation }) => confirmation,
};

/** The addresses that get the digest, one in each line. */
export const EMAILS: SettingKind<readonly string[], DigestProblem> = {
  typed: (emails) => emails.join('\n'),
  check: (typed) => checkDigestEmails(digestEmails(typed)),
  value: digestEmails,
  save: (staff, seen, emails) => staff.saveDigestEmails(seen, emails),
  from: ({ digest }) => digest,
};
