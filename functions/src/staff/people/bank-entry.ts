import type { Auth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { readEmail } from '../../../../src/domain/fields/identifiers/email.ts';
import type { InvitationRefusal } from '../../../../src/domain/staff/people.ts';
import { readPerson } from '../../../../src/records/staff/person.ts';
import type { SessionToken } from '../../acts/guard.ts';
import { answered, LinkRefused, type NewAccount, type Open, useInvitation } from './accept.ts';
import { clearAccounts, deleteAccount } from './accounts.ts';
import { entryOf } from './directory.ts';
import type { PeopleTools } from './tools.ts';

/** Somebody whom the bank's identity provider knows. */
interface BankIdentity {
  /** What tokens call the provider. */
  readonly provider: string;
  /** Of the account that the sign-in made. */
  readonly uid: string;
  readonly email: string;
  /** What the provider calls the person, for ever. */
  readonly subject: string;
}

/** Who this token of the bank's provider names; undefined for any other token. */
export function identityOf(
  token: SessionToken | undefined,
  provider: string,
): BankIdentity | undefined {
  const [subject] = token?.firebase.identities?.[provider] ?? [];
  const isOfBank = token?.firebase.sign_in_provider === provider && token.email_verified === true;
  if (!isOfBank || !token.email || typeof subject !== 'string') return undefined;
  return { provider, uid: token.uid, email: readEmail(token.email).text, subject };
}

/** Takes the invitation of an address for this call, so that it is used once. */
function takeInvitation({ db, now }: PeopleTools, email: string): Promise<Open> {
  return db.runTransaction(async (transaction) => {
    const found = await transaction.get(db.collection('personal').where('correo', '==', email));
    const invited = found.docs
      .map((entry) => readPerson(entry.id, entry.data()))
      .find(({ invitation }) => invitation?.hash !== undefined);
    if (!invited?.invitation) throw new LinkRefused('gone');
    if (invited.invitation.expiresAt.getTime() <= now()) throw new LinkRefused('expired');
    transaction.update(entryOf(db, invited.id), { 'invitacion.huella': FieldValue.delete() });
    return { person: invited, invitation: invited.invitation };
  });
}

/** Makes the account of a member, to which only the bank's sign-in of this person leads. */
async function linkAccount(
  accounts: Auth,
  { uid, email, name }: NewAccount,
  { provider, subject, uid: made }: BankIdentity,
): Promise<void> {
  await deleteAccount(accounts, made);
  await clearAccounts(accounts, { uid, email });
  const { errors } = await accounts.importUsers([
    {
      ...{ uid, email, emailVerified: true },
      ...(name !== undefined && { displayName: name }),
      providerData: [{ providerId: provider, uid: subject, email }],
    },
  ]);
  if (errors[0]) throw errors[0].error;
}

/**
 * Gives an invited person access by a session of the bank's identity provider. The provider proves
 * the address; only the directory gives roles. An account with the id of the directory replaces the
 * one that the sign-in made, so the person signs in once more. Resolves to the address, or to why
 * there is no access; an account without an entry in the directory is then deleted.
 */
export function enterByBank(
  tools: PeopleTools,
  identity: BankIdentity,
): Promise<{ email: string } | { refused: InvitationRefusal }> {
  return answered(async () => {
    const { db, accounts } = tools;
    const open = await takeInvitation(tools, identity.email).catch(async (error: unknown) => {
      const isMember = (await entryOf(db, identity.uid).get()).exists;
      if (error instanceof LinkRefused && !isMember) await deleteAccount(accounts, identity.uid);
      throw error;
    });
    return useInvitation(tools, open, (person) => linkAccount(accounts, person, identity));
  });
}
