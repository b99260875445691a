import type { CountedResponseTime } from '../../domain/summary/response-time';
import { PACE, readResponseTime } from '../../records/response-time';
import type { Stored } from '../store';

/** How fast the bank answered lately; see Backend.responseTime. */
export async function responseTime({ store }: Stored): Promise<CountedResponseTime | undefined> {
  const stored = await store.get(PACE);
  return stored && readResponseTime(stored);
}
