import type { Tracking } from '../../domain/request/tracking';
import { readTracking } from '../../records/follow-up';
import type { Stored } from '../store';

/** The tracker of a code; see Backend.trackRequest. */
export async function trackRequest({ store }: Stored, code: string): Promise<Tracking | undefined> {
  const stored = await store.getKept(`seguimiento/${code}`);
  return stored && readTracking(code, stored);
}
