import { telling } from '../described';
import { anyText, moment, object, text } from '../shape';
import { typedPassword } from './passwords';

/** Longer than the key of any link. */
const MAX_KEY = 100;

const key = text((value) => value.length <= MAX_KEY);
const account = object({ email: anyText });

/**
 * What an invited person does before there is an account, by name. The key of the mailed link is the
 * proof; where staff sign in with their account at the bank, a session of it is.
 */
export const invitedProcedures = {
  readInvitation: telling(
    object({ key }),
    object({ name: anyText, email: anyText, expiresAt: moment }),
    ...(['gone', 'expired'] as const),
  ),
  acceptInvitation: telling(
    object({ key, password: typedPassword }),
    account,
    ...(['gone', 'expired', 'weak-password'] as const),
  ),
  enterByBank: telling(object({}), account, 'gone', 'expired'),
} as const;

/** The procedures of invited persons. */
export type InvitedProcedures = typeof invitedProcedures;
