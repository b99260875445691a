import { useEffect, useSyncExternalStore } from 'react';
import { bankNow } from '../browser/bank-clock';
import { loadSeenLoan, saveSeenLoan } from '../browser/seen-loan';
import type { LoanConditions } from '../domain/loan/terms';
import type { Backend } from './backend';
import { useBackend } from './backend-provider';
import { type BackendErrorCode, errorCode } from './errors';

/** What a page knows of the example of a loan. A bank that published no terms has no conditions. */
export interface KnownLoan {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Those in force, or those seen last where they cannot be read. */
  readonly conditions?: LoanConditions | undefined;
  /** When they were read. */
  readonly seenAt?: Date;
  readonly failure?: BackendErrorCode;
  /** Whether other terms took the place of those that the page had shown. */
  readonly replaced?: boolean;
}

type Load = () => Promise<Backend>;

interface LoanStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => KnownLoan;
  /** Reads them, unless they are being read. */
  readonly read: () => void;
}

const LOADING: KnownLoan = { status: 'loading' };

function createStore(load: Load): LoanStore {
  const listeners = new Set<() => void>();
  let known = LOADING;
  let reading = false;

  function publish(next: KnownLoan) {
    known = next;
    for (const listener of listeners) listener();
  }

  async function read() {
    reading = true;
    try {
      const conditions = await (await load()).loanConditions();
      const seenAt = bankNow();
      saveSeenLoan(conditions && { conditions, seenAt });
      const shown = known.conditions?.terms.version;
      const isOther = shown !== undefined && shown !== conditions?.terms.version;
      publish({
        status: 'ready',
        conditions,
        seenAt,
        replaced: isOther || known.replaced === true,
      });
    } catch (error) {
      const seen = loadSeenLoan();
      publish({ ...known, ...seen, status: 'failed', failure: errorCode(error) });
    } finally {
      reading = false;
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => known,
    read: () => {
      if (!reading) void read();
    },
  };
}

const stores = new WeakMap<Load, LoanStore>();

function storeOf(load: Load): LoanStore {
  const store = stores.get(load) ?? createStore(load);
  stores.set(load, store);
  return store;
}

/**
 * The published conditions of the example of a loan: read once for all parts of the page that use
 * them, and again by `read`.
 */
export function useLoanConditions(): KnownLoan & { readonly read: () => void } {
  const { subscribe, current, read } = storeOf(useBackend());
  const known = useSyncExternalStore(subscribe, current, () => LOADING);
  useEffect(() => {
    if (current().status === 'loading') read();
  }, [current, read]);
  return { ...known, read };
}
