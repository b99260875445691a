import type { Calculator } from '../../domain/calculator';
import type { Rates, RatesDraft } from '../../domain/rates/rates';
import type { Listed } from './lists';

/** The versions of the rates, and their drafts. */
export interface RatesBackend {
  /** The rates in force of a game; see Backend.ratesInForce. */
  ratesInForce(calculator: Calculator): Promise<Rates>;
  /**
   * Every version of a game's rates, newest first. A version that does not fit today's calculator
   * is unreadable, with its number as id.
   */
  ratesHistory(calculator: Calculator): Promise<Listed<Rates>[]>;
  /** The draft of a game, undefined if there is none; `unknown`: it does not fit its calculator. */
  ratesDraft(calculator: Calculator): Promise<RatesDraft | undefined>;
}
