import { doc } from 'firebase/firestore/lite';
import type { Tracking } from '../../domain/request/tracking';
import { readTracking } from '../../records/follow-up';
import { readKept } from './connection/read-kept';
import type { Context } from './context';

/** The tracker of a code; see Backend.trackRequest. */
export function trackRequest(
  { connect, caller }: Pick<Context, 'connect' | 'caller'>,
  code: string,
): Promise<Tracking | undefined> {
  return caller.read(async () => {
    const { db } = await connect();
    const stored = await readKept(doc(db, 'seguimiento', code));
    return stored && readTracking(code, stored);
  });
}
