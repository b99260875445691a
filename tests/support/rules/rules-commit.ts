import type { DocumentData } from 'firebase/firestore/lite';
import { type AnyWrites, writesOf } from './rules-acts';
import type { Person } from './rules-people';
import { commit, type Write } from './rules-records';

/** Somebody commits an act on a request in one batch. */
export async function act(who: Person, writes: AnyWrites | Promise<AnyWrites>): Promise<void> {
  await commit(who, writesOf(await writes));
}

/** The same write with other fields. */
export function changed(write: Write | undefined, fields: DocumentData): Write {
  if (write === undefined) throw new Error('there is no such write');
  return { ...write, data: { ...write.data, ...fields } };
}
