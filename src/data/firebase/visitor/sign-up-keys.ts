import type { SubscriberDraft } from '../../../domain/subscriber';
import { errorCode, isTransient } from '../../errors';

/** Gives sign-ups their keys. */
export interface SignUpKeys {
  /**
   * Runs a sign-up under its key, `{uid}_{ms}`. While it is unknown whether an earlier one with the
   * same content was stored, that key is used again, so that a retry cannot store it twice.
   */
  during(uid: string, draft: SubscriberDraft, run: (key: string) => Promise<void>): Promise<void>;
}

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
        // After any other failure nothing was stored.
        if (!isTransient(errorCode(error))) open = undefined;
        throw error;
      }
    },
  };
}
