import { useState } from 'react';
import type { Remote } from '../../../data/remote';
import type { StaffBackend } from '../../../data/staff/backend';
import type { MarketGame, MarketGames } from '../../../domain/market/market-value';
import { findGame, gameName } from '../../../games/list';
import { useStaff, useStaffRemote } from '../session/use-staff';

const order = ({ id }: MarketGame) => findGame(id)?.catalogue?.order ?? Number.MAX_SAFE_INTEGER;

const withName = (game: MarketGame) => ({ ...game, name: game.name || gameName(game.id) });

/** The stored games in the order of the catalogue; one without a stored name gets its known name. */
async function readGames(staff: StaffBackend): Promise<MarketGames> {
  const { games, unreadable } = await staff.read('listGames');
  return { games: games.map(withName).sort((a, b) => order(a) - order(b)), unreadable };
}

/** The games, kept up to date with this member's acts. */
export function useGames(): {
  readonly remote: Remote<MarketGames>;
  readonly reload: () => void;
  /** Shows a game as it was just written or read. */
  readonly show: (game: MarketGame) => void;
  /** Shows all games as they are now; whether they could be read. */
  readonly refresh: () => Promise<boolean>;
} {
  const staff = useStaff();
  const { remote, reload } = useStaffRemote(readGames);
  const [changed, setChanged] = useState<Readonly<Record<string, MarketGame>>>({});
  const current = ({ games, unreadable }: MarketGames): MarketGames => ({
    games: games.map((game) => changed[game.id] ?? game),
    unreadable,
  });

  async function refresh(): Promise<boolean> {
    try {
      const { games } = await readGames(await staff());
      setChanged(Object.fromEntries(games.map((game) => [game.id, game])));
      return true;
    } catch {
      return false;
    }
  }

  return {
    remote: remote.status === 'ready' ? { ...remote, data: current(remote.data) } : remote,
    reload,
    show: (game) => setChanged((before) => ({ ...before, [game.id]: withName(game) })),
    refresh,
  };
}
