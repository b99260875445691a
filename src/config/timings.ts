/** Every delay of the product in milliseconds (specification, section 9, unless said otherwise). */
export const timings = {
  thanksRedirectMs: 5000,
  /** Where the sending press came from keys or an assistive technology (decision "Leaving by itself"). */
  thanksByKeysMs: 25_000,
  afterStaffSignInMs: 700,
  afterRequestSentMs: 700,
  afterSignUpMs: 700,
  dialogCloseMs: 600,
  /** Start-up may take this long before the overlay appears (decision "Loading overlay"). */
  overlayDelayMs: 400,
  overlayLimitMs: 10_000,
  loadingIconStepMs: 500,
  /** How late the minutes left of a request may be. */
  clockTickMs: 10_000,
  /** The count-up always ends within this time (decision "Estimating"). */
  countUpLimitMs: 1200,
  /** A call that takes longer has failed (trust decisions, fault 4). */
  requestTimeoutMs: 15_000,
  /** After this time a publisher counts as slow, and the page says so. */
  proofSlowMs: 4000,
  /** A calculator with an estimate reads the rates in force this often. */
  ratesCheckMs: 60_000,
  /** It does not read them twice within this time, unless the visitor asks for it. */
  ratesPauseMs: 5000,
  /** How long a visitor stays before the product is stored for offline visits. */
  keepForLaterMs: 5000,
  /** The example of a loan reads its terms this often: they change a few times a year. */
  loanCheckMs: 900_000,
  /** How often staff's open pages read what colleagues and visitors changed, while in sight. */
  staffLookMs: 15_000,
  stepperHoldDelayMs: 400,
  stepperRepeatMs: 60,
} as const;
