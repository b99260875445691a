import { doc, getDoc } from 'firebase/firestore/lite';
import type { CountedPace } from '../../domain/summary/response-time';
import { PACE, readPace } from '../../records/response-time';
import type { Context } from './context';

/** How fast the bank answered lately; see Backend.pace. */
export function pace({
  connect,
  caller,
}: Pick<Context, 'connect' | 'caller'>): Promise<CountedPace | undefined> {
  return caller.read(async () => {
    const { db } = await connect();
    const stored = (await getDoc(doc(db, PACE))).data();
    return stored && readPace(stored);
  });
}
