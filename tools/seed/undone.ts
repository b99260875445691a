import type { Timestamp } from 'firebase-admin/firestore';
import { decisionSuffix } from '../../src/records/mail';
import { reconsiderationRecord } from '../../src/records/request/request-life';
import {
  reconsideredFile,
  undoEndRecord,
  undoneRecord,
  undoProposalRecord,
} from '../../src/records/request/undo';
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

type Reversion = NonNullable<CaseFile['reversion']> & { readonly anterior: object };

/** A decline that no longer counts since this moment: the request is pending, or approved since. */
function reopened(reversion: Reversion, at: Timestamp, approved: Signature | undefined): Made {
  const vuelta = decisionSuffix(2);
  return {
    record: {
      estadoCredito: approved ? 'aprobado' : 'pendiente',
      decisiones: { 1: undoneRecord({ ...reversion.anterior }, at) },
      vuelta,
      ...(approved && { decision: { fecha: approved.fecha } }),
      actualizado: approved?.fecha ?? at,
    },
    file: { reversion, vuelta, ...(approved && { decision: approved }) },
  };
}

/** A decline that two people undid at this moment. */
export function undone(declined: Declined, at: Timestamp, approved: Signature | undefined): Made {
  const fin = undoEndRecord(declined.colleagues[1], at, true);
  return reopened({ ...undoing(declined, at).reversion, fin }, at, approved);
}

const SAID = {
  point: 'reason',
  words: 'Pagué ese atraso el 3 de octubre y tengo la carta de saldo.',
} as const;

/** A colleague's decline that its visitor asked at this moment to have reconsidered. */
export function reconsidered(
  { id, decision, colleagues: [autor] }: Omit<Declined, 'author'>,
  at: Timestamp,
  approved: Signature | undefined,
): Made {
  const was = { estado: 'rechazado', ...decision };
  const signed = { id, earlier: 0, decision: { autor, fecha: decision.fecha } };
  const { record, file } = reopened(reconsideredFile(SAID.words, 1, at, was, signed), at, approved);
  return {
    record: { ...record, ...reconsiderationRecord(SAID, at) },
    file: { ...file, participaron: [autor] },
  };
}
