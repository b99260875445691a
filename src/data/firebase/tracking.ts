import { doc, getDoc } from 'firebase/firestore/lite';
import type { Tracking } from '../../domain/request/tracking';
import type { Context } from './context';
import { readTracking } from './records/tracking-records';

/** What a code shows; see Backend.trackRequest. */
export function trackRequest(
  { connect, caller }: Pick<Context, 'connect' | 'caller'>,
  code: string,
): Promise<Tracking | undefined> {
  return caller.read(async () => {
    const { db } = await connect();
    const stored = await getDoc(doc(db, 'seguimiento', code));
    return stored.exists() ? readTracking(code, stored.data()) : undefined;
  });
}
