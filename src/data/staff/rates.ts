import type { Calculator } from '../../domain/calculator';
import type { Text } from '../../domain/language';
import type { PublishedRates, RateFigures, Rates, RatesDraft } from '../../domain/rates/rates';
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
  /**
   * Saves a draft. A changed figure makes the member its author. `seen` is the draft that the
   * editor began with, undefined for none; if the stored one differs it rejects with `conflict`.
   * `denied`: neither analyst nor reviewer, or figures or reason out of bounds.
   */
  saveRatesDraft(
    calculator: Calculator,
    seen: RatesDraft | undefined,
    next: RateFigures & { readonly reason: Text },
  ): Promise<RatesDraft>;
  /**
   * Deletes a draft, with an audit entry. `conflict`: the stored one differs from the one that was
   * seen. `denied`: neither its author nor a reviewer.
   */
  discardRatesDraft(calculator: Calculator, seen: RatesDraft): Promise<void>;
  /**
   * Returns a draft to its author with a note, which replaces an earlier one; the next save removes
   * it. `conflict`: the stored draft differs from the one that was seen. `denied`: not a reviewer,
   * the draft's own author, or a note that is not one line of at most 280 characters.
   */
  returnRatesDraft(calculator: Calculator, seen: RatesDraft, note: string): Promise<RatesDraft>;
  /**
   * Puts a draft into force at once, as the version after `inForce`, and deletes it. `conflict`:
   * draft or rates in force differ from those that were seen. `denied`: not a reviewer, the draft's
   * own author, or a reason that is missing in a language.
   */
  publishRates(calculator: Calculator, draft: RatesDraft, inForce: Rates): Promise<PublishedRates>;
}
