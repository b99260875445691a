import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CLAIM_MINUTES, type Claim } from '../../../../domain/request/case';
import { MINUTE_MS } from '../../../../domain/time';
import { useNow } from '../../../../ui/page/use-now';
import { usePolling } from '../../parts/use-polling';
import { useNames } from '../../session/use-names';
import { useStaff } from '../../session/use-staff';

interface Claims {
  /** Who has a request now. */
  readonly claimOf: (requestId: string) => Claim | undefined;
  readonly nameOf: (uid: string) => string;
  /** Whether the claims were read at least once. */
  readonly known: boolean;
  readonly look: () => void;
  /** Shows the claims that this member just took, and removes those given back. */
  readonly put: (taken: readonly Claim[], released?: readonly string[]) => void;
}

const ClaimsContext = createContext<Claims>({
  claimOf: () => undefined,
  nameOf: (uid) => uid,
  known: false,
  look: () => {},
  put: () => {},
});

/** Reads who works on what: at first, every few seconds in sight, and on coming back to the page. */
export function ClaimsProvider({ children }: { readonly children: ReactNode }) {
  const staff = useStaff();
  const [claims, setClaims] = useState<readonly Claim[]>();
  // The answer to a request sent before this member's own change would hide that change.
  const changes = useRef(0);
  const now = useNow();
  const nameOf = useNames((claims ?? []).map(({ author }) => author));

  const look = useCallback(() => {
    const before = changes.current;
    staff()
      .then((backend) => backend.read('claims'))
      .then(
        (found) => before === changes.current && setClaims(found),
        () => {
          // The last known claims stay until the next reading.
        },
      );
  }, [staff]);
  const put = useCallback((taken: readonly Claim[], released: readonly string[] = []) => {
    changes.current++;
    const changed = new Set([...released, ...taken.map(({ requestId }) => requestId)]);
    setClaims((shown = []) => [
      ...shown.filter(({ requestId }) => !changed.has(requestId)),
      ...taken,
    ]);
  }, []);

  usePolling(look);

  const value = useMemo<Claims>(() => {
    const current = new Map(
      (claims ?? []).filter(({ until }) => until > now).map((each) => [each.requestId, each]),
    );
    return {
      claimOf: (requestId) => current.get(requestId),
      nameOf,
      known: claims !== undefined,
      look,
      put,
    };
  }, [claims, now, nameOf, look, put]);
  return <ClaimsContext value={value}>{children}</ClaimsContext>;
}

/** Who works on what. */
export function useClaims(): Claims {
  return useContext(ClaimsContext);
}

/** Whole minutes until a claim ends, from one to as many as it lasts. */
export function minutesLeft({ until }: Claim, now: Date): number {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS);
  return Math.min(CLAIM_MINUTES, Math.max(1, minutes));
}
