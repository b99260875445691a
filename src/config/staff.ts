/** How the accounts and screens of the bank's staff are kept safe. */
export const staffSecurity = {
  /**
   * Whether staff need a second factor. The rules follow with `npm run rules`. The Auth emulator
   * knows SMS only; a real project needs Identity Platform with TOTP switched on.
   */
  secondFactorRequired: false,
  /** After this time without a key or a pointer, the staff area leaves the page. */
  idleLockMs: 15 * 60_000,
  /** How long before that a warning shows. */
  idleWarningMs: 60_000,
  /** Where the function that changes passwords answers, by a rewrite in firebase.json. */
  passwordPath: '/api/clave',
} as const;
