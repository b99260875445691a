/**
 * How many days the bank keeps what visitors leave, counted from the decision, the withdrawal, the
 * sign-up or the mail (product decision "Retention"). Afterwards value, game, dates and decision of
 * a request stay, without the person.
 */
export const retentionDays = {
  declined: 90,
  withdrawn: 30,
  /** Ten years: what the law asks of banks for the papers of a loan. */
  approved: 3650,
  subscribers: 730,
  mails: 90,
  /** What a publisher said of an account; that it was proven stays with the request. */
  proofs: 30,
} as const;
