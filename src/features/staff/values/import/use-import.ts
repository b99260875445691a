import { useRef, useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import type { ImportedValue, ValueImport } from '../../../../domain/market/value-import';
import { useStaff } from '../../tab/use-staff';

/** The result of an import. */
export type ImportResult =
  | { readonly kind: 'none' | 'sending' }
  | { readonly kind: 'applied'; readonly values: readonly ImportedValue[] }
  /** `isShown`: the present values could be read. */
  | { readonly kind: 'conflict'; readonly gameIds: readonly string[]; readonly isShown: boolean }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

/** Sends an import, once. `onRefresh` shows the games as they are now. */
export function useImport(onRefresh: () => Promise<boolean>) {
  const staff = useStaff();
  const [result, setResult] = useState<ImportResult>({ kind: 'none' });
  // A second press may come before React has rendered the first one's effect.
  const locked = useRef(false);

  async function resultOf(asked: ValueImport): Promise<ImportResult> {
    try {
      const outcome = await (await staff()).importValues(asked);
      const isShown = await onRefresh();
      return outcome.status === 'conflict'
        ? { kind: 'conflict', gameIds: outcome.gameIds, isShown }
        : { kind: 'applied', values: asked.values };
    } catch (error) {
      return { kind: 'failed', code: errorCode(error) };
    }
  }

  return {
    result,
    isWorking: result.kind === 'sending',
    /** Resolves to the kind of the result; undefined while another import is sent. */
    async send(asked: ValueImport): Promise<ImportResult['kind'] | undefined> {
      if (locked.current) return undefined;
      locked.current = true;
      setResult({ kind: 'sending' });
      const ended = await resultOf(asked);
      locked.current = false;
      setResult(ended);
      return ended.kind;
    },
    forget: () => setResult({ kind: 'none' }),
  };
}
