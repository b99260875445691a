import { accountOf, type KeptAccount } from '../../src/domain/accounts/kept-account';
import type { Answers } from '../../src/domain/answers';
import type { Calculator } from '../../src/domain/calculator';
import { quote } from '../../src/domain/quote';
import { ratesOf } from '../../src/domain/rates/rates';
import roblox from '../../src/games/roblox';

/** An account that was kept on 20 October 2026: of Roblox, worth US$16.25, unless told otherwise. */
export function keptAccount({
  calculator = roblox,
  answers = { robux: 1300 },
  nickname = 'La primera',
  keptAt = new Date('2026-10-20T15:00:00Z'),
  proven,
}: {
  readonly calculator?: Calculator;
  readonly answers?: Answers;
  readonly nickname?: string;
  readonly keptAt?: Date;
  readonly proven?: readonly string[];
} = {}): KeptAccount {
  const { name } = calculator;
  const made = quote(calculator, answers);
  return accountOf(made, name, ratesOf(calculator), nickname, keptAt, proven);
}
