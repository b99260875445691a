import { useEffect, useState } from 'react';
import { challengeOf } from '../domain/request/challenge';

/** The challenge that follows from a request's code; undefined until it is computed. */
export function useChallenge(code: string): string | undefined {
  const [found, setFound] = useState<{ readonly code: string; readonly challenge: string }>();
  useEffect(() => {
    let isCurrent = true;
    challengeOf(code).then(
      (challenge) => isCurrent && setFound({ code, challenge }),
      () => {
        // A browser without SHA-256 shows none.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return found?.code === code ? found.challenge : undefined;
}
