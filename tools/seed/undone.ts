import type { Timestamp } from 'firebase-admin/firestore';
import { decisionSuffix } from '../../src/records/mail';
import { undoEndRecord, undoneRecord, undoProposalRecord } from '../../src/records/request/undo';
import type { CaseFile, Made, Signature } from './lives';

/** A decline on the request with this id, who took it, and the two others who undo it. */
export interface Declined {
  readonly id: string;
  readonly decision: { readonly fecha: Timestamp; readonly motivo: string };
  readonly author: string;
  readonly colleagues: readonly [string, string];
}

const DRAFT = {
  to: { status: 'pending' },
  cause: 'error',
  words: 'El atraso es de otra persona con el mismo nombre.',
} as const;

/** A decline that a colleague proposes to undo at this moment. */
export function undoing(declined: Declined, at: Timestamp) {
  const { id, decision, author, colleagues } = declined;
  const was = { estado: 'rechazado', ...decision };
  const signed = { id, earlier: 0, decision: { autor: author, fecha: decision.fecha } };
  return {
    reversion: undoProposalRecord(DRAFT, 1, colleagues[0], at, was, signed),
  } satisfies CaseFile;
}

/** A decline that two people undid at this moment: the request is pending, or approved since. */
export function undone(declined: Declined, at: Timestamp, approved: Signature | undefined): Made {
  const proposal = undoing(declined, at).reversion;
  const reversion = { ...proposal, fin: undoEndRecord(declined.colleagues[1], at, true) };
  return {
    record: {
      estadoCredito: approved ? 'aprobado' : 'pendiente',
      decisiones: { 1: undoneRecord(proposal.anterior, at) },
      vuelta: decisionSuffix(2),
      ...(approved && { decision: { fecha: approved.fecha } }),
      actualizado: approved?.fecha ?? at,
    },
    file: {
      reversion,
      vuelta: decisionSuffix(2),
      ...(approved && { decision: approved }),
    },
  };
}
