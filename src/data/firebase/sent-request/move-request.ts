import { doc, type Firestore, serverTimestamp, type WriteBatch } from 'firebase/firestore/lite';
import type { Need } from '../../../domain/request/questions';
import type { DeclineReason } from '../../../domain/request/reasons';
import type { CreditStatus } from '../../../domain/request/states';
import { trackerMove } from '../../../records/request/follow-up';
import { moveRecord } from '../../../records/request/request-life';

/** A change of a request's state. */
interface Move {
  readonly to: CreditStatus;
  /** The fields of `users/{uid}` that come with it, by path. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** The tracker's new content. */
  readonly reason?: DeclineReason | undefined;
  readonly need?: Need;
  /** The decision that no longer counts, as the tracker has it. */
  readonly undone?: object;
}

/** Adds a change of state to a batch: the record and, if it has a code, the tracker. */
export function moveRequest(
  batch: WriteBatch,
  db: Firestore,
  { id, code }: { readonly id: string; readonly code: string | undefined },
  { to, fields, reason, need, undone }: Move,
): void {
  const now = serverTimestamp();
  batch.update(doc(db, 'users', id), { ...fields, ...moveRecord(to, code, now) });
  if (code)
    batch.update(doc(db, 'seguimiento', code), {
      ...trackerMove({ status: to, reason, need }, now),
      ...(undone && { anterior: undone }),
    });
}
