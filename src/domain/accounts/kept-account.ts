import type { Answers } from '../answers';
import { checkLine, type LineProblem, normalizeText } from '../fields/fields';
import type { Cents } from '../money';
import type { Quote } from '../quote';
import type { Rates } from '../rates/rates';

/** The figures that a value was computed with. */
export type KeptRates = Omit<Rates, 'publication'>;

/** An estimate that a visitor keeps on the device. It holds no personal data and is never sent. */
export interface KeptAccount {
  readonly id: string;
  readonly gameId: string;
  /** The game's name then; shown if its calculator is gone. */
  readonly gameName: string;
  /** What the visitor calls the account. */
  readonly nickname: string;
  readonly answers: Answers;
  readonly value: Cents;
  readonly rates: KeptRates;
  readonly keptAt: Date;
  /** Ids of the attributes whose answers are proven. */
  readonly verified?: readonly string[];
}

/** How many accounts a device keeps. */
export const MAX_ACCOUNTS = 20;

/** The longest nickname, in characters. */
export const MAX_ACCOUNT_NICKNAME = 40;

/** What is wrong with a nickname; undefined if it is fine. */
export function checkAccountNickname(typed: string): LineProblem | undefined {
  return checkLine(typed, MAX_ACCOUNT_NICKNAME);
}

/**
 * An account from an estimate; `rates` are those of the quote, `proven` the ids of its proven
 * lines.
 */
export function accountOf(
  quote: Quote,
  gameName: string,
  { version, rates, options, base }: Rates,
  nickname: string,
  keptAt: Date,
  proven?: readonly string[],
): KeptAccount {
  return {
    id: crypto.randomUUID(),
    gameId: quote.gameId,
    gameName,
    nickname: normalizeText(nickname),
    answers: quote.answers,
    value: quote.value,
    rates: { version, rates, options, base },
    keptAt,
    ...(proven && { verified: proven }),
  };
}

/** A nickname that no other account has: the game's name, then `Roblox 2`. */
export function freeNickname(gameName: string, accounts: readonly KeptAccount[]): string {
  const taken = new Set(accounts.map(({ nickname }) => nickname));
  let nickname = gameName;
  for (let next = 2; taken.has(nickname); next += 1) nickname = `${gameName} ${next}`;
  return nickname;
}
