import { useCallback, useState } from 'react';
import type { Remote } from '../../../data/remote';
import type { StaffBackend } from '../../../data/staff/backend';
import type { Calculator } from '../../../domain/calculator';
import { useStaff, useStaffRemote } from '../tab/use-staff';
import { type GameRates, readGameRates } from './game-rates';

/** The rates of a game, kept up to date with this member's acts. */
export function useGameRates(calculator: Calculator): {
  readonly remote: Remote<GameRates>;
  readonly reload: () => void;
  /** Shows another state: one that was just written or read. */
  readonly show: (rates: GameRates) => void;
  /** Reads how things stand now, without showing it. */
  readonly readAgain: () => Promise<GameRates>;
} {
  const staff = useStaff();
  const read = useCallback(
    (backend: StaffBackend) => readGameRates(backend, calculator),
    [calculator],
  );
  const { remote, reload } = useStaffRemote(read);
  const [shown, show] = useState<GameRates>();
  const isReady = remote.status === 'ready' && shown;
  return {
    remote: isReady ? { status: 'ready', data: shown } : remote,
    reload,
    show,
    readAgain: async () => readGameRates(await staff(), calculator),
  };
}
