import { useCallback } from 'react';
import type { Backend } from '../../../../../data/backend';
import type { Remote } from '../../../../../data/remote';
import { useRemote } from '../../../../../data/use-remote';
import type { LoanRequest } from '../../../../../domain/request/loan-request';
import { findCalculator } from '../../../../../games';
import { type Recomputed, type RequestRates, recompute, versionOf } from './recompute';

/**
 * A request computed again with the rates of its version and with those in force, which it reads;
 * `data` is undefined if the request has no calculator or no recorded answers.
 */
export function useRecomputed(request: LoanRequest): {
  readonly remote: Remote<Recomputed | undefined>;
  readonly reload: () => void;
} {
  const { gameId } = request;
  const version = versionOf(request);
  const read = useCallback(
    async (backend: Backend): Promise<RequestRates | undefined> => {
      const calculator = findCalculator(gameId);
      if (!calculator) return undefined;
      const inForce = await backend.ratesInForce(calculator);
      const isInForce = version === inForce.version;
      const sent = isInForce ? inForce : await backend.ratesOfVersion(calculator, version);
      return { sent, inForce };
    },
    [gameId, version],
  );
  const { remote, reload } = useRemote(read);
  if (remote.status !== 'ready') return { remote, reload };
  const data = remote.data && recompute(request, remote.data);
  return { remote: { status: 'ready', data }, reload };
}
