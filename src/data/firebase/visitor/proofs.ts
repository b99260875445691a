import { doc } from 'firebase/firestore/lite';
import type { ProvenLines } from '../../../domain/proof';
import { type LoanRequest, takesProof } from '../../../domain/request/loan-request';
import { provenLinesRecord } from '../../../records/request/proof';
import { moments } from '../connection/moments';
import type { VisitorContext } from '../context';
import { carryOut } from './act';

/** Adds the proven lines to the own request; see Backend.addProof. */
export function addProof(
  context: VisitorContext,
  shown: LoanRequest,
  proven: ProvenLines,
): Promise<LoanRequest> {
  return carryOut(context, shown, {
    isDone: (stored) =>
      stored.proven?.account === proven.account &&
      stored.proven.provenAt.getTime() === proven.provenAt.getTime(),
    isPossible: takesProof,
    write: (batch) =>
      batch.update(doc(context.db, 'users', shown.id), {
        prueba: provenLinesRecord(proven, moments.at),
      }),
    after: (stored) => ({ ...stored, proven }),
  });
}
