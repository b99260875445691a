import type { Answer, CommonRefusal } from '../../../domain/acts/described';
import type { InvitedProcedures } from '../../../domain/acts/people/invitations';
import type { InvitationRefusal } from '../../../domain/staff/people';
import { BackendError } from '../../errors';
import type { Invitations } from '../../staff/invitations';
import { askProcedure, sayProcedure } from '../connection/say-act';
import type { Context } from '../context';

/** What a procedure told, or why the link does not work. Any other refusal is thrown. */
export function ofLink<Told>(
  answer: Answer<InvitationRefusal | CommonRefusal | 'weak-password', Told>,
): Told | { readonly refused: InvitationRefusal } {
  if ('refused' in answer) {
    const { refused } = answer;
    if (refused === 'gone' || refused === 'expired') return { refused };
    throw new BackendError(refused === 'weak-password' ? refused : 'denied');
  }
  if (answer.told === undefined) throw new BackendError('unknown');
  return answer.told;
}

/** The calls of an invited person. */
export function createInvitations(context: Context): Invitations {
  // Only the key of the link proves who it is.
  const speaker = { url: context.staffUrl, session: undefined };
  return {
    async read(key) {
      const said = [context, speaker, 'readInvitation', { key }] as const;
      const read = ofLink(await askProcedure<InvitedProcedures, 'readInvitation'>(...said));
      return 'refused' in read ? read : { ...read, expiresAt: new Date(read.expiresAt) };
    },
    async accept(key, password) {
      const said = [context, speaker, 'acceptInvitation', { key, password }] as const;
      return ofLink(await sayProcedure<InvitedProcedures, 'acceptInvitation'>(...said));
    },
  };
}
