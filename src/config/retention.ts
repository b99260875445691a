/**
 * How many days the bank keeps personal data, counted from the decision, the withdrawal, the
 * closing, the sign-up or the mail (product decision "Retention"). Afterwards only value, game, dates and
 * decision of a request stay, without the person.
 */
export const retentionDays = {
  declined: 180,
  withdrawn: 30,
  /** Closed because the visitor did not answer the bank's question. */
  unanswered: 30,
  /** An approval that nobody used in its days. */
  lapsed: 30,
  /** Ten years: what the law asks of banks for the papers of a loan. */
  approved: 3650,
  /** Of the case of an erased request: who of staff signed what, without words. */
  signatures: 90,
  subscribers: 730,
  mails: 90,
  /** From the bank's answer or the withdrawal; an open complaint stays. */
  complaints: 730,
  /**
   * A publisher's description of an account. The request itself keeps that the account was proven.
   */
  proofs: 30,
  /**
   * Events for the core system, which name nobody, once all those of a request have arrived. Also
   * the fingerprints of messages from the core system, which detect repeats.
   */
  events: 30,
  /** Anonymous accounts that sent no request, after their last use; no shorter than proofs. */
  unusedAccounts: 30,
} as const;
