import type { Auth } from 'firebase-admin/auth';
import { readEmail } from '../../../../src/domain/fields/identifiers/email.ts';
import type { InvitationRefusal } from '../../../../src/domain/staff/people.ts';
import { readPerson } from '../../../../src/records/person.ts';
import type { SessionToken } from '../../acts/guard.ts';
import {
  answered,
  LinkRefused,
  type NewAccount,
  type Open,
  taken,
  useInvitation,
} from './accept.ts';
import { clearAccounts, deleteAccount } from './accounts.ts';
import { fieldsOf, look } from './directory.ts';
import type { EntryTools } from './tools.ts';

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

/** More entries than any address has. */
const MAX_ENTRIES = 100;

/** Takes the invitation of an address for this call, so that it is used once. */
function takeInvitation({ database, now }: EntryTools, email: string): Promise<Open> {
  return database.transaction(async (store) => {
    const found = await store.find('personal', 'correo', email, MAX_ENTRIES);
    const invited = found
      .map(({ id, fields }) => readPerson(id, fields))
      .find(({ invitation }) => invitation?.hash !== undefined);
    if (!invited?.invitation) throw new LinkRefused('gone');
    if (invited.invitation.expiresAt.getTime() <= now()) throw new LinkRefused('expired');
    const open = { person: invited, invitation: invited.invitation };
    return { writes: [taken(invited.id)], answer: open };
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
  tools: EntryTools,
  identity: BankIdentity,
): Promise<{ email: string } | { refused: InvitationRefusal }> {
  return answered(async () => {
    const { accounts } = tools;
    const open = await takeInvitation(tools, identity.email).catch(async (error: unknown) => {
      const isMember = await look(tools, (store) => fieldsOf(store, identity.uid));
      if (error instanceof LinkRefused && !isMember) await deleteAccount(accounts, identity.uid);
      throw error;
    });
    return useInvitation(tools, open, (person) => linkAccount(accounts, person, identity));
  });
}
