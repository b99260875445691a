import type { DocumentData } from 'firebase/firestore/lite';
import type { Write } from './rules-records';

/** The same write with other fields. */
export function changed(write: Write | undefined, fields: DocumentData): Write {
  if (write === undefined) throw new Error('there is no such write');
  return { ...write, data: { ...write.data, ...fields } };
}
