import { doc, getDoc } from 'firebase/firestore/lite';
import type { CountedResponseTime } from '../../domain/summary/response-time';
import { PACE, readResponseTime } from '../../records/response-time';
import type { Context } from './context';

/** How fast the bank answered lately; see Backend.response time. */
export function responseTime({
  connect,
  caller,
}: Pick<Context, 'connect' | 'caller'>): Promise<CountedResponseTime | undefined> {
  return caller.read(async () => {
    const { db } = await connect();
    const stored = (await getDoc(doc(db, PACE))).data();
    return stored && readResponseTime(stored);
  });
}
