import { useRef, useState } from 'react';
import { type BackendErrorCode, errorCode } from '../../../../data/errors';
import type { RatesDraft } from '../../../../domain/rates/rates';
import { useStaff } from '../../tab/use-staff';
import type { DraftContext } from '../draft/draft-state';
import type { GameRates } from '../game-rates';
import { NO_PEOPLE } from '../writers/writers';

/** How publishing ended. `conflict`: `isShown` tells whether the latest rates and draft are shown. */
export type PublishOutcome =
  | { readonly kind: 'none' | 'working' }
  | { readonly kind: 'published'; readonly version: number }
  | { readonly kind: 'conflict'; readonly isShown: boolean }
  | { readonly kind: 'failed'; readonly code: BackendErrorCode };

/** Publishes a draft, once. `begin` shows other rates and their draft everywhere on the tab. */
export function usePublish(
  { calculator, rates, readAgain }: DraftContext,
  begin: (rates: GameRates) => void,
) {
  const staff = useStaff();
  const [outcome, setOutcome] = useState<PublishOutcome>({ kind: 'none' });
  // A second press may come before React has rendered the first one's effect.
  const locked = useRef(false);

  /** Shows the rates and the draft as they are now; whether they could be read. */
  async function showLatest(): Promise<boolean> {
    const latest = await readAgain().catch(() => undefined);
    if (latest) begin(latest);
    return latest !== undefined;
  }

  async function publish(draft: RatesDraft) {
    if (locked.current) return;
    locked.current = true;
    setOutcome({ kind: 'working' });
    try {
      const inForce = await (await staff()).publishRates(calculator, draft, rates.inForce);
      begin({ inForce, draft: undefined, people: NO_PEOPLE });
      setOutcome({ kind: 'published', version: inForce.version });
    } catch (error) {
      const code = errorCode(error);
      setOutcome(
        code === 'conflict'
          ? { kind: 'conflict', isShown: await showLatest() }
          : { kind: 'failed', code },
      );
    }
    locked.current = false;
  }

  return { outcome, publish, showLatest };
}
