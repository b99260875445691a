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
   * Saves a draft, which tells who wrote which part of it. `seen` is the draft that the editor began
   * with, undefined for none, over the rates in force. `conflict`: the stored ones differ. `denied`:
   * neither analyst nor reviewer, figures or reason out of bounds, or a large rise without a reason.
   */
  saveRatesDraft(
    calculator: Calculator,
    seen: RatesDraft | undefined,
    next: RateFigures & { readonly reason: Text },
    inForce: Rates,
  ): Promise<RatesDraft>;
  /**
   * Deletes a draft, with an audit entry. `conflict`: the stored one differs from the one that was
   * seen. `denied`: no reviewer, and they wrote no part of it.
   */
  discardRatesDraft(calculator: Calculator, seen: RatesDraft): Promise<void>;
  /**
   * Returns a draft to its authors with a note, which replaces an earlier one; the next save removes
   * it. `conflict`: the stored draft differs from the one that was seen. `denied`: not a reviewer,
   * somebody who wrote a part of it, or a note that is not one line of at most 280 characters.
   */
  returnRatesDraft(calculator: Calculator, seen: RatesDraft, note: string): Promise<RatesDraft>;
  /**
   * Puts a draft into force at once, as the version after `inForce`, and deletes it. `conflict`:
   * draft or rates in force differ from those that were seen. `denied`: not a reviewer,
   * somebody who wrote a part of it, no figure that changes, or a reason that is missing in a language.
   */
  publishRates(calculator: Calculator, draft: RatesDraft, inForce: Rates): Promise<PublishedRates>;
}
