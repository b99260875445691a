import type { Member } from '../../../src/domain/acts/member.ts';
import { signing } from '../../../src/domain/acts/signing.ts';
import type { RecordFields } from '../../../src/records/fields.ts';
import { readSigner } from '../../../src/records/person.ts';
import { readable } from './readable.ts';
import type { Store } from './store.ts';

const signersIn = (found: readonly { readonly id: string; readonly fields?: RecordFields }[]) =>
  found.flatMap(({ id, fields }) => readable(fields, (data) => readSigner(id, data)) ?? []);

/** Everybody in the directory who can be read. */
export const readDirectory = async (store: Store) =>
  signersIn(await store.list('personal', 'correo'));

/** How this member signs beside those who signed; the whole directory is read only where one let the other in. */
export async function signingNow(
  { store, member, now }: { readonly store: Store; readonly member: Member; readonly now: Date },
  signed: readonly string[],
  couldSign: (member: Member) => boolean,
) {
  const uids = [member.uid, ...signed];
  const entries = await store.get(...uids.map((uid) => `personal/${uid}`));
  const few = signersIn(
    uids.map((id, place) => ({ id, ...(entries[place] && { fields: entries[place] }) })),
  );
  if (!signing(few, member, signed, couldSign, now)) return undefined;
  return signing(await readDirectory(store), member, signed, couldSign, now);
}

/** What the entry of a signature says that counts although one of two people let the other in. */
export const signedAlone = (how: Awaited<ReturnType<typeof signingNow>>): RecordFields =>
  how === 'alone' ? { invitada: true } : {};
