// The keys under which the browser stores something, and what clears them. Forgetting on this device clears all
// of them (`clear-browser.ts`); of what it stores only the chosen language stays.

/** That the browser has the font's file. */
export const TYPEFACE_KEY = 'levelup.typeface';

/** Whether values in pesos are hidden. */
export const PESOS_KEY = 'levelup.pesos';

/** The example of a loan as it was read last. */
export const LOAN_KEY = 'levelup.loan';

/** The rates of a calculator as they were read last. */
export const RATES_KEYS = 'levelup.rates.';

/** An account that the device keeps. */
export const ACCOUNT_KEYS = 'levelup.account.';

/** The account that backs the next request. */
export const CHOSEN_ACCOUNT_KEY = 'levelup.chosen-account';

/** The code of this browser's own request. */
export const OWN_CODE_KEY = 'levelup.own-code';

/** The code of the request that was left behind to ask again. */
export const PREVIOUS_CODE_KEY = 'levelup.previous-code';

/** When somebody last used the staff area. Sign-out clears it too. */
export const ACTIVITY_KEY = 'levelup.staff.activity';

/** Whether the staff's single-letter keys are on. */
export const STAFF_KEYS_KEY = 'levelup.staff-keys';

/** A list's views of a member of staff. */
export const VIEWS_KEYS = 'levelup.views.';

// These end with the browser's tab.

/** The inputs of a calculator, which hold no personal data. */
export const CALCULATOR_KEYS = 'levelup.calculator.';

/** The amount of the example of a loan, in cents. */
export const LOAN_AMOUNT_KEY = 'levelup.loan-amount';

/** An account that was proven. */
export const PROOF_KEYS = 'levelup.proof.';

/** Whether the moving background is paused. */
export const PAUSED_KEY = 'background-video-paused';

/** What members of staff typed or chose. The lock takes it into memory; sign-out and another member clear it. */
export const STAFF_TYPED_KEYS = 'levelup.staff.';

/** What visitors typed, while a page reloads that hands it over; the next page clears it. */
export const TYPED_KEY = 'levelup.typed';

/** What waits for the answer of the bank's sign-in, which clears it. */
export const BANK_SIGN_IN_KEY = 'levelup.bank-sign-in';
