import { BackendError, type BackendErrorCode, errorCode } from '../../errors';
import type { Caller } from './call';

/** What the stored documents say about a write: it is there, it is not, or it cannot be. */
export type Trace<T> =
  | { readonly found: 'done'; readonly value: T }
  | { readonly found: 'absent' }
  | { readonly found: 'refused'; readonly code: BackendErrorCode };

/** A write that must happen once or visibly not at all. */
export interface SingleWrite<T> {
  write(): Promise<void>;
  /** Reads the stored documents and tells whether they hold this very write. */
  look(): Promise<Trace<T>>;
  /** The result of a write that was confirmed, should reading it back fail. */
  confirmed(): T;
  /** Why the rules refuse a write that left no trace, where that can be told. */
  refusal?(): BackendErrorCode;
}

/** Failures after which a write that left no trace is repeated; after a timeout the user decides. */
const REPEATABLE: ReadonlySet<BackendErrorCode> = new Set(['busy', 'offline', 'portal', 'unknown']);

function settle<T>(single: SingleWrite<T>, trace: Trace<T> | undefined, failure: unknown): T {
  if (trace?.found === 'done') return trace.value;
  if (trace?.found === 'refused') throw new BackendError(trace.code, { cause: failure });
  const refused = trace?.found === 'absent' && errorCode(failure) === 'denied';
  const code = refused ? single.refusal?.() : undefined;
  throw code === undefined ? failure : new BackendError(code, { cause: failure });
}

/**
 * Writes once. A failure is never believed before the documents were read back: its traces may
 * prove success or name the true reason. Without a trace one repetition follows, none after a
 * refusal. Rejects with the first failure where nothing could be read back.
 */
export async function writeOnce<T>(caller: Caller, single: SingleWrite<T>): Promise<T> {
  const write = () => caller.write(() => single.write());
  const look = () => caller.look(() => single.look()).catch(() => undefined);

  async function confirm(): Promise<T> {
    const trace = await look();
    return trace?.found === 'done' ? trace.value : single.confirmed();
  }

  try {
    await write();
  } catch (failure) {
    // A session that ended wrote nothing.
    if (errorCode(failure) === 'expired') throw failure;
    const trace = await look();
    if (trace?.found !== 'absent' || !REPEATABLE.has(errorCode(failure))) {
      return settle(single, trace, failure);
    }
    await caller.pause();
    try {
      await write();
    } catch (second) {
      return settle(single, await look(), second);
    }
  }
  return confirm();
}
