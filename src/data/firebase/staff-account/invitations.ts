import type { InvitationAnswer } from '../../../records/staff/people-answer';
import type { AcceptedInvitation, Invitations } from '../../staff/invitations';
import type { Context } from '../context';
import { callFunction } from './call-function';

/** The calls of an invited person. */
export function createInvitations({ caller, connect, staffUrls }: Context): Invitations {
  async function call<T>(data: object): Promise<T> {
    const { appCheckToken } = await connect();
    return callFunction<T>(staffUrls.invitation, { appCheck: await appCheckToken?.() }, data);
  }

  return {
    async read(key) {
      const answer = await caller.read(() => call<InvitationAnswer>({ key }));
      return 'refused' in answer ? answer : { ...answer, expiresAt: new Date(answer.expiresAt) };
    },
    accept: (key, password) => caller.write(() => call<AcceptedInvitation>({ key, password })),
  };
}
