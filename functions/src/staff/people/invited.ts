import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { bankSignIn } from '../../../../src/config/staff.ts';
import type { AnswerOf, AskedOf } from '../../../../src/domain/acts/described.ts';
import {
  invitedProcedures as described,
  type InvitedProcedures,
} from '../../../../src/domain/acts/people/invitations.ts';
import type { Procedures } from '../../acts/procedure.ts';
import { countTry } from '../../calls/connection-limit.ts';
import { acceptInvitation, readInvitation } from './accept.ts';
import { enterByBank, identityOf } from './bank-entry.ts';
import type { EntryTools } from './tools.ts';

/** What the procedures of invited persons need beside the documents. */
export interface InvitedServices extends EntryTools {
  /** Where keys are counted. */
  readonly db: Firestore;
  /** The address of the connection, for which keys are counted. */
  readonly address: () => string;
}

type Asked<Name extends keyof InvitedProcedures> = AskedOf<InvitedProcedures, Name>;
type Answered<Name extends keyof InvitedProcedures> = Promise<AnswerOf<InvitedProcedures, Name>>;

/** Throws `resource-exhausted` once a connection has tried too many keys. */
async function requireFewKeys(services: InvitedServices, key: string): Promise<void> {
  if (!(await countTry(services, 'invitacion', key, services.address())))
    throw new HttpsError('resource-exhausted', 'Too many keys of this connection.');
}

async function read(
  { key }: Asked<'readInvitation'>,
  services: InvitedServices,
): Answered<'readInvitation'> {
  await requireFewKeys(services, key);
  const found = await readInvitation(services, key);
  if ('refused' in found) return found;
  return { done: true, told: { ...found, expiresAt: found.expiresAt.getTime() } };
}

async function accept(
  { key, password }: Asked<'acceptInvitation'>,
  services: InvitedServices,
): Answered<'acceptInvitation'> {
  await requireFewKeys(services, key);
  const account = await acceptInvitation(services, key, password);
  return 'refused' in account ? account : { done: true, told: account };
}

/** The procedures of invited persons, who have no session of staff yet. */
export const invited: Procedures<InvitedServices> = {
  described,
  async admit(name, token) {
    if (name === 'enterByBank') {
      const identity = bankSignIn && identityOf(token, bankSignIn.provider);
      if (!identity) return undefined;
      return async (_asked, services) => {
        const account = await enterByBank(services, identity);
        return 'refused' in account ? account : { done: true, told: account };
      };
    }
    // The parser of this name gives what it takes.
    if (name === 'readInvitation')
      return (asked, services) => read(asked as Asked<'readInvitation'>, services);
    // Nobody chooses a password where staff sign in at the bank.
    if (bankSignIn) return undefined;
    return (asked, services) => accept(asked as Asked<'acceptInvitation'>, services);
  },
};
