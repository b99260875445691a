import { useEffect, useRef, useState } from 'react';
import { timings } from '../../../../config/timings';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import type { StaffBackend } from '../../../../data/staff/backend';
import type {
  ImportedValue,
  ImportState,
  ValueImport,
} from '../../../../domain/market/value-import';
import { useStaff } from '../../tab/use-staff';

/** What became of an import. */
export type ImportResult =
  | { readonly kind: 'none' | 'sending' | 'waiting' }
  /** Stored and not applied yet, as far as is known. */
  | {
      readonly kind: 'slow';
      readonly id: string;
      readonly values: readonly ImportedValue[];
      readonly code: BackendErrorCode | undefined;
    }
  | { readonly kind: 'applied'; readonly values: readonly ImportedValue[] }
  /** `isShown`: the present values could be read. */
  | { readonly kind: 'conflict'; readonly gameIds: readonly string[]; readonly isShown: boolean }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Looks at an import until it is over, or for as long as `timings` say, or until it is stopped. */
async function follow(
  backend: StaffBackend,
  id: string,
  isStopped: () => boolean,
): Promise<ImportState> {
  for (let waited = 0; ; waited += timings.importCheckMs) {
    const state = await backend.importState(id);
    if (state.status !== 'asked' || waited >= timings.importWaitMs || isStopped()) return state;
    await pause(timings.importCheckMs);
  }
}

/** Sends an import, once, and follows it. `onRefresh` shows the games as they are now. */
export function useImport(onRefresh: () => Promise<boolean>) {
  const staff = useStaff();
  const [result, setResult] = useState<ImportResult>({ kind: 'none' });
  // A second press may come before React has rendered the first one's effect.
  const locked = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  async function outcomeOf(id: string, values: readonly ImportedValue[]): Promise<ImportResult> {
    setResult({ kind: 'waiting' });
    try {
      const state = await follow(await staff(), id, () => gone.current);
      if (state.status === 'asked') return { kind: 'slow', id, values, code: undefined };
      const isShown = await onRefresh();
      return state.status === 'conflict'
        ? { kind: 'conflict', gameIds: state.gameIds, isShown }
        : { kind: 'applied', values };
    } catch (error) {
      return { kind: 'slow', id, values, code: errorCode(error) };
    }
  }

  /** Runs `work` unless something runs already; resolves to what became of it. */
  async function run(work: () => Promise<ImportResult>): Promise<ImportResult['kind'] | undefined> {
    if (locked.current) return undefined;
    locked.current = true;
    const ended = await work();
    locked.current = false;
    setResult(ended);
    return ended.kind;
  }

  return {
    result,
    isWorking: result.kind === 'sending' || result.kind === 'waiting',
    send: (asked: ValueImport) =>
      run(async () => {
        setResult({ kind: 'sending' });
        try {
          const id = await (await staff()).importValues(asked);
          return await outcomeOf(id, asked.values);
        } catch (error) {
          return { kind: 'failed', code: errorCode(error) };
        }
      }),
    /** Looks again at an import that took long. */
    check: (id: string, values: readonly ImportedValue[]) => run(() => outcomeOf(id, values)),
    forget: () => setResult({ kind: 'none' }),
  };
}
