import type { SubscriberDraft } from '../../../domain/subscriber';
import { type BackendErrorCode, errorCode } from '../../errors';

/** Gives sign-ups their keys. */
export interface SignUpKeys {
  /**
   * Runs a sign-up under its key, `{uid}_{ms}`. While it is not known whether an earlier one with
   * the same content was stored, that key is used again, so that a retry cannot store it twice.
   */
  during(uid: string, draft: SubscriberDraft, run: (key: string) => Promise<void>): Promise<void>;
}

/** After these failures nothing was stored. */
const CLEAR: ReadonlySet<BackendErrorCode> = new Set([
  'denied',
  'limit',
  'address-limit',
  'expired',
]);

/** Keys that carry this time, in milliseconds. */
export function createSignUpKeys(now: () => number): SignUpKeys {
  let open: { readonly content: string; readonly key: string } | undefined;
  return {
    async during(uid, draft, run) {
      const content = JSON.stringify([uid, draft.name, draft.lastName, draft.email]);
      if (open?.content !== content) open = { content, key: `${uid}_${now()}` };
      try {
        await run(open.key);
        open = undefined;
      } catch (error) {
        if (CLEAR.has(errorCode(error))) open = undefined;
        throw error;
      }
    },
  };
}
