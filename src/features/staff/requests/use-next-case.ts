import { useCallback, useEffect, useRef } from 'react';
import type { LoanRequest } from '../../../domain/request/loan-request';
import { useClaims } from '../casework/claims/claims-provider';
import { useMember } from '../session/use-member';
import { useStaff } from '../session/use-staff';

/** How long a case read ahead counts as the most urgent one, and as unchanged. */
const AHEAD_MS = 60_000;

interface Ahead {
  readonly after: string;
  readonly until: number;
  readonly next: Promise<LoanRequest | undefined>;
}

/**
 * Finds the most urgent case other than the selected one. While that one is `worked` on, reads the
 * next ahead, and again after every `change`. If a colleague has since taken it, reads another.
 */
export function useNextCase(
  selected: string | undefined,
  worked: boolean,
  change: number,
): () => Promise<LoanRequest | undefined> {
  const staff = useStaff();
  const { uid, mayWork } = useMember();
  const { claimOf } = useClaims();
  const ahead = useRef<Ahead>(undefined);

  const read = useCallback(
    async () => (await staff()).read('nextRequest', selected),
    [staff, selected],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the case is a reason to read
  useEffect(() => {
    if (!mayWork || !worked || selected === undefined) return;
    // A request that could not be read ahead is read when it is wanted.
    const next = read().catch(() => undefined);
    const asked = { after: selected, until: Date.now() + AHEAD_MS, next };
    // The earlier answer stays valid until this one arrives: a decision changes no other case.
    if (ahead.current?.after !== selected) ahead.current = asked;
    else
      next.then(() => {
        if (ahead.current?.after === selected) ahead.current = asked;
      });
  }, [mayWork, worked, selected, change, read]);

  return async () => {
    const { current } = ahead;
    const isFresh = current && current.after === selected && Date.now() < current.until;
    const next = isFresh ? await current.next : undefined;
    const claim = next && claimOf(next.id);
    return next && (!claim || claim.author === uid) ? next : read();
  };
}
