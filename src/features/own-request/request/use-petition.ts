import { useCallback, useEffect, useState } from 'react';
import { timings } from '../../../config/timings';
import type { Backend } from '../../../data/backend';
import { useBackend } from '../../../data/backend-provider';
import { type BackendErrorCode, errorCode } from '../../../data/errors';
import type { Language } from '../../../domain/language';
import type { Petition, PetitionKind, PetitionState } from '../../../domain/request/petition';
import type { ReconsiderationDraft } from '../../../domain/request/reconsideration';

/**
 * The state of a petition on a screen. `sending`: the bank does not have it yet. `working`: the
 * bank is carrying it out and the screen reads it again. `later`: it takes longer than the screen
 * waits, and continues without it.
 */
export type PetitionProgress =
  | { readonly status: 'none' | 'sending' | 'working' | 'later' }
  | { readonly status: 'answered'; readonly petition: Petition }
  | { readonly status: 'failed'; readonly code: BackendErrorCode };

const { petitionCheckMs: CHECK_MS, petitionLimitMs: LIMIT_MS } = timings;

/** States in which the bank still works on a petition. */
const UNDER_WAY: readonly PetitionState[] = ['asked', 'confirmed'];

function progressOf(petition: Petition | undefined): PetitionProgress {
  return petition === undefined || UNDER_WAY.includes(petition.state)
    ? { status: 'working' }
    : { status: 'answered', petition };
}

/** Makes or confirms the petition of a code, and follows it until the bank has answered. */
export function usePetition(code: string, kind: PetitionKind) {
  const loadBackend = useBackend();
  const [progress, setProgress] = useState<PetitionProgress>({ status: 'none' });
  const isWorking = progress.status === 'working';

  useEffect(() => {
    if (!isWorking) return;
    let timer: ReturnType<typeof setTimeout>;
    let waitedMs = 0;
    let mounted = true;
    async function check() {
      waitedMs += CHECK_MS;
      // A failed read is followed by the next one.
      const petition = await loadBackend()
        .then((backend) => backend.findPetition(code, kind))
        .catch(() => undefined);
      if (!mounted) return;
      const next = progressOf(petition);
      if (next.status !== 'working') setProgress(next);
      else if (waitedMs >= LIMIT_MS) setProgress({ status: 'later' });
      else timer = setTimeout(check, CHECK_MS);
    }
    timer = setTimeout(check, CHECK_MS);
    return () => {
      mounted = false;
      clearTimeout(timer);
    };
  }, [isWorking, loadBackend, code, kind]);

  async function send(act: (backend: Backend) => Promise<Petition>) {
    setProgress({ status: 'sending' });
    try {
      setProgress(progressOf(await act(await loadBackend())));
    } catch (error) {
      setProgress({ status: 'failed', code: errorCode(error) });
    }
  }

  return {
    progress,
    /** Makes the petition; the bank answers in this language. */
    make: (language: Language, words?: ReconsiderationDraft) =>
      send((backend) => backend.makePetition(code, kind, language, words)),
    /** Confirms the petition with the key of the mailed link. */
    confirm: (key: string, words?: ReconsiderationDraft) =>
      send((backend) => backend.confirmPetition(code, kind, key, words)),
    /** Waits for the answer once more. */
    waitAgain: useCallback(() => setProgress({ status: 'working' }), []),
  };
}
