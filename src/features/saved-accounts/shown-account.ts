import type { KeptAccount } from '../../domain/accounts/kept-account';
import { type ThenAndNow, thenAndNow } from '../../domain/accounts/then-and-now';
import type { TodaysGame, TodaysGames } from './use-todays-games';

/** An account, its game, and its value today if that can be computed. */
export interface ShownAccount {
  readonly account: KeptAccount;
  readonly game: TodaysGame;
  readonly now: ThenAndNow | undefined;
}

/** An account with its game as it is today. */
export function shownAccount(account: KeptAccount, { gameOf }: TodaysGames): ShownAccount {
  const game = gameOf(account.gameId);
  const now = game.status === 'ready' ? thenAndNow(game.calculator, account) : undefined;
  return { account, game, now };
}

/** The largest line of all accounts: bars of the same length are worth the same. */
export function largestLine(shown: readonly ShownAccount[]): number {
  const lines = shown.flatMap(({ now }) =>
    now ? [now.estimate.base, ...now.estimate.lines.map(({ subtotal }) => subtotal)] : [],
  );
  return Math.max(1, ...lines);
}
