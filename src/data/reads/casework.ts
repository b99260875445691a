import type { CaseEntry, Claim, SeenCode } from '../../domain/request/case';
import { readCaseEntry, readClaim, readNote, readSightings } from '../../records/casework';
import { inParts } from '../in-parts';
import { MAX_PAGE } from '../staff/lists';
import type { Reading } from '../store';

const NEWEST = [['fecha', 'desc']] as const;
const MOST = { limit: MAX_PAGE };

/** The present claims; a claim that cannot be read belongs to nobody. */
export async function claims({ store, clock }: Reading): Promise<readonly Claim[]> {
  const present = ['hasta', '>', new Date(clock.now())] as const;
  const found = await store.find({ of: 'tomas', where: [present] }, MOST);
  return found.map(({ id, data }) => readClaim(id, data));
}

/** The acts and notes on these requests, newest first, at most 500. */
export async function caseEntries(
  { store }: Reading,
  requestIds: readonly string[],
): Promise<readonly CaseEntry[]> {
  const audited = inParts(requestIds).map(async (ids) => {
    const query = { of: 'auditoria', where: [['caso', 'in', ids]], order: NEWEST } as const;
    const found = await store.find(query, MOST);
    return found.flatMap(({ id, data }) => readCaseEntry(id, data) ?? []);
  });
  const noted = requestIds.map(async (requestId) => {
    const found = await store.find({ of: `notas/${requestId}/lista`, order: NEWEST }, MOST);
    return found.map(({ data }) => readNote(requestId, data));
  });
  const entries = (await Promise.all([...audited, ...noted])).flat();
  return entries.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, MAX_PAGE);
}

/** Who saw the challenges of these requests, the latest first; those that nobody saw are missing. */
export async function seenCodes(
  { store }: Reading,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SeenCode[]>> {
  const found = await store.byIds('vistas', requestIds);
  return new Map([...found].map(([id, data]) => [id, readSightings(id, data)]));
}
