import {
  BackendError,
  type BackendErrorCode,
  errorCode,
  isTransient,
  isUnclear,
} from '../../errors';
import type { Caller } from './call';

/**
 * Whether the stored documents hold a write: it is there, it is missing, or it can no longer be
 * made.
 */
export type WriteOutcome<T> =
  | { readonly kind: 'stored'; readonly value: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly code: BackendErrorCode };

/** A write that must happen once or visibly not at all. */
export interface SingleWrite<T> {
  write(): Promise<T>;
  /** Reads the stored documents and tells whether they hold this very write. */
  readBack(): Promise<WriteOutcome<T>>;
  /**
   * Why the rules refuse a missing write, if that can be found out. May reject with the failure
   * that prevented it.
   */
  refusal?(): BackendErrorCode | Promise<BackendErrorCode>;
}

/**
 * Whether a missing write is repeated after this failure. After a timeout the user decides. Of two
 * simultaneous writes, such as a double press, Firestore aborts one, maybe before the other is
 * stored.
 */
function isRepeatable(failure: unknown): boolean {
  const code = errorCode(failure);
  return code === 'conflict' || (isTransient(code) && code !== 'timeout');
}

async function settle<T>(
  { refusal }: SingleWrite<T>,
  outcome: WriteOutcome<T> | undefined,
  failure: unknown,
): Promise<T> {
  if (outcome?.kind === 'stored') return outcome.value;
  if (outcome?.kind === 'refused') throw new BackendError(outcome.code, { cause: failure });
  const isRefusal = outcome?.kind === 'missing' && errorCode(failure) === 'denied';
  if (!isRefusal || refusal === undefined) throw failure;
  throw new BackendError(await refusal(), { cause: failure });
}

async function writeOrSettle<T>(caller: Caller, single: SingleWrite<T>): Promise<T> {
  const write = () => caller.write(() => single.write());
  const readBack = () => caller.readBack(() => single.readBack()).catch(() => undefined);

  try {
    return await write();
  } catch (failure) {
    // A session that has ended wrote nothing.
    if (errorCode(failure) === 'expired') throw failure;
    const outcome = await readBack();
    if (outcome?.kind !== 'missing' || !isRepeatable(failure)) {
      return settle(single, outcome, failure);
    }
  }
  await caller.pause();
  try {
    return await write();
  } catch (failure) {
    return settle(single, await readBack(), failure);
  }
}

/**
 * Writes once. A confirmed write is trusted. After a failure the documents are read back, because
 * they may prove success or give the true reason; a missing write is repeated once, unless it was
 * refused. Rejects with the failure if nothing could be read back, and with `not-connected` if the
 * browser knows beforehand that it is offline.
 */
export async function writeOnce<T>(caller: Caller, single: SingleWrite<T>): Promise<T> {
  caller.requireConnection();
  try {
    return await writeOrSettle(caller, single);
  } catch (failure) {
    if (isUnclear(errorCode(failure))) caller.leaveInDoubt();
    throw failure;
  }
}
