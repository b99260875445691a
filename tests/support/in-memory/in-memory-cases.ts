import { caseEntries } from '../../../src/data/reads/casework';
import type { Reading } from '../../../src/data/store';
import type { CaseEntry, Claim } from '../../../src/domain/request/case';
import { caseAuditEntry } from '../../../src/records/audit';
import { claimRecord, sightingRecord } from '../../../src/records/casework';
import { at } from '../../../tools/samples/documents';
import type { InMemoryDocuments } from './in-memory-documents';

/** What a staff backend in memory begins with about cases. */
export interface StoredCases {
  readonly claims?: readonly Claim[];
  readonly entries?: readonly CaseEntry[];
}

/** Claims and the log of cases, with the promises of StaffBackend. */
export function createInMemoryCases(
  contents: StoredCases,
  { documents }: InMemoryDocuments,
  reading: Reading,
) {
  const entries = contents.entries ?? [];
  let openings = 0;

  function setClaim(claim: Claim) {
    const moments = { now: () => at(claim.since), at };
    const record = claimRecord({ ...claim, times: 1 }, undefined, moments);
    documents.set(`tomas/${claim.requestId}`, record);
  }
  for (const claim of contents.claims ?? []) setClaim(claim);
  for (const { kind, requestId, author: by, at: moment, ...entry } of entries)
    if (kind === 'seen') {
      const account = ('reason' in entry && entry.reason) || 'ana_ff';
      const seen = { account, round: 1 };
      documents.set(`vistas/${requestId}`, { 1: sightingRecord(by, seen, at(moment)) });
    }

  return {
    /** Puts a claim in place, as a colleague's browser does. */
    setClaim,
    noteOpening(id: string): boolean {
      if (!documents.has(`users/${id}`) && !documents.has(`reclamos/${id}`)) return false;
      openings += 1;
      const now = at(new Date());
      const entry = caseAuditEntry(`abrir_${openings}`, 'abrir', id, reading.author(), now);
      documents.set(`auditoria/${entry.id}`, entry.data);
      return true;
    },
    async entries(ids: readonly string[]): Promise<readonly CaseEntry[]> {
      const earlier = entries.filter(({ requestId }) => ids.includes(requestId));
      const all = [...earlier, ...(await caseEntries(reading, ids))];
      return all.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, 500);
    },
  };
}
