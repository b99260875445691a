import { useState } from 'react';
import { bankNow } from '../../../browser/bank-clock';
import type { Backend } from '../../../data/backend';
import { useBackend } from '../../../data/backend-provider';
import { type BackendErrorCode, errorCode } from '../../../data/errors';

/** How far something that is asked of the bank has come on a screen. `at`: when the answer arrived. */
export type PetitionProgress<Answer> =
  | { readonly status: 'none' | 'sending' }
  | { readonly status: 'answered'; readonly answer: Answer; readonly at: Date }
  | { readonly status: 'failed'; readonly code: BackendErrorCode };

/** Asks something of the bank with a code or a link, and keeps its answer. */
export function usePetition<Answer>() {
  const loadBackend = useBackend();
  const [progress, setProgress] = useState<PetitionProgress<Answer>>({ status: 'none' });

  async function send(ask: (backend: Backend) => Promise<Answer>): Promise<void> {
    setProgress({ status: 'sending' });
    try {
      const answer = await ask(await loadBackend());
      setProgress({ status: 'answered', answer, at: bankNow() });
    } catch (error) {
      setProgress({ status: 'failed', code: errorCode(error) });
    }
  }

  return { progress, send };
}
