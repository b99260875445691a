import { bank } from '../bank/bank';

/** How staff sign in with their account at the bank; undefined where they have passwords here. */
export const bankSignIn = bank.staffSignIn;

/** The way of signing in that every session of staff has, as tokens spell it. */
export const staffProvider: string = bankSignIn?.provider ?? 'password';

/** The security settings of the staff's accounts and screens. */
export const staffSecurity = {
  /**
   * Whether staff need a second factor. The rules follow with `npm run rules`. The Auth emulator
   * knows SMS only; a real project needs Identity Platform with TOTP switched on.
   */
  secondFactorRequired: false,
  provider: staffProvider,
  /** The staff area locks after this time without a key or a pointer. */
  idleLockMs: 15 * 60_000,
  /** How long before the lock a warning shows. */
  idleWarningMs: 60_000,
  /** The address of the function that carries out what staff do, a rewrite in firebase.json. */
  functionPath: '/api/acto',
} as const;
