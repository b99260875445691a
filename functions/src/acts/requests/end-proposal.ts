import { UNNUMBERED } from '../../../../src/domain/acts/case.ts';
import { caseAuditEntry } from '../../../../src/records/audit.ts';
import type { StoredProposalEnd } from '../../../../src/records/casework.ts';
import { REMOVED, type Write } from '../write.ts';
import type { Case } from './case.ts';

/**
 * The writes that end a waiting proposal to approve, because what it was made of changed; none if none
 * waits. `author`: the member, or `VISITOR_AUTHOR`.
 */
export function endProposal(
  { request: { id, proposal } }: Case,
  cambio: StoredProposalEnd,
  author: string,
  now: Date,
): Write[] {
  if (!proposal?.waiting) return [];
  const entryId = `fin_propuesta_${id}_${proposal.number ?? UNNUMBERED}`;
  const entry = caseAuditEntry(entryId, 'fin-propuesta', id, author, now);
  return [
    { update: `expedientes/${id}`, fields: { propuesta: REMOVED } },
    { create: `auditoria/${entryId}`, fields: { ...entry.data, cambio } },
  ];
}
