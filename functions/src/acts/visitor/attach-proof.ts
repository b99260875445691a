import { VISITOR_AUTHOR } from '../../../../src/domain/audit.ts';
import { proofObstacle } from '../../../../src/domain/request/loan-request.ts';
import { caseAuditEntry } from '../../../../src/records/audit.ts';
import { attach, currentProof } from '../../proofs/attach.ts';
import { refused, visitorAct } from '../act.ts';
import { endProposal } from '../requests/end-proposal.ts';
import type { Write } from '../write.ts';
import { ownCase } from './own-request.ts';

/** The entry of a proof that replaces another of the same account, with both moments. */
function replacing(id: string, number: number, before: Date, provenAt: Date, now: Date): Write {
  const entry = caseAuditEntry(`prueba_${id}_${number}`, 'prueba', id, VISITOR_AUTHOR, now);
  return {
    create: `auditoria/${entry.id}`,
    fields: { ...entry.data, anterior: before, probada: provenAt },
  };
}

/** Gives the open request the session's proof, whole; an earlier one of the same account goes. */
export const attachProof = visitorAct('attachProof', {
  needs: 'session',
  async run({ account, provenAt }, { store, visitor, now }) {
    const own = await ownCase(store, visitor);
    if (!own) return refused('conflict');
    const { id, proven } = own.request;
    const shown = { account, provenAt: new Date(provenAt) };
    if (proven?.account === account && proven.provenAt.getTime() === provenAt) return 'done';
    const obstacle = proofObstacle(own.request, shown);
    if (obstacle) return refused(obstacle);
    const proof = await currentProof(store, own.request, now);
    if (proof?.account !== account || proof.provenAt.getTime() !== provenAt)
      return refused('not-proven');
    return {
      writes: [
        await attach(store, own.request, proof),
        ...(proven ? [replacing(id, proven.number + 1, proven.provenAt, proof.provenAt, now)] : []),
        ...endProposal(own, 'prueba', VISITOR_AUTHOR, now),
      ],
      entries: undefined,
    };
  },
});
