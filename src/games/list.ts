import { calculators, games as list } from 'virtual:game-list';
import type { Calculator } from '../domain/calculator';

/** What menus and cards show of a game (specification, sections 2 and 3). */
export interface Game extends Pick<Calculator, 'id' | 'name' | 'path' | 'catalogue'> {
  /** The file of its calculator in this folder. */
  readonly file: string;
  /** Whether its page has the picker of cosmetic items. */
  readonly picksCosmetics?: boolean;
  /** Whether its page has the panel that proves an account. */
  readonly provesAccounts?: boolean;
}

/** Every game that the bank offers, in the same order; made from the calculators at build. */
export const games: readonly Game[] = list;

/** The game of a stored `gameid`, or undefined for an unknown one. */
export function findGame(gameId: string): Game | undefined {
  return games.find(({ id }) => id === gameId);
}

/** The name of the game of a stored `gameid`; the id of one that the product no longer has. */
export function gameName(gameId: string): string {
  return findGame(gameId)?.name ?? gameId;
}

/** Whether no publisher tells whose an account of a game is, so that staff look for a code in it. */
export function takesChallenge(gameId: string): boolean {
  const game = findGame(gameId);
  return game !== undefined && !game.provesAccounts;
}

/** Fetches a game's calculator. Rejects when its file cannot be read. */
export async function loadCalculator({ file }: Game): Promise<Calculator> {
  const load = calculators[file];
  if (!load) throw new Error(`No calculator in ${file}`);
  return load();
}
