import type { BankSignIn } from '../../bank/bank-settings';
import type { BankContact } from '../../domain/mail/mail';
import type { BackendErrorCode } from '../errors';

/** The Firebase project and the way to reach it. */
export interface FirebaseSettings {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  readonly appId: string;
  /** The bank that every mail names. */
  readonly bank: BankContact;
  /** Whether staff need a second factor; the rules say the same. */
  readonly secondFactorRequired: boolean;
  /** How staff sign in with their account at the bank, in place of a password. */
  readonly bankSignIn?: BankSignIn | undefined;
  /** The address of the function that carries out acts and procedures of staff. */
  readonly staffUrl: string;
  /** The address of the function that carries out visitors' acts. */
  readonly visitorUrl: string;
  /** A call that takes longer, in milliseconds, has failed. */
  readonly requestTimeoutMs: number;
  /**
   * Called with the code of a read that finally failed, unless the visitor's own connection failed.
   */
  readonly onReadFailure?: (code: BackendErrorCode) => void;
  /** The commit of this page; one that is not live any more explains a refusal. */
  readonly release: string;
  /** Host and ports of the local emulators; absent against a real project. */
  readonly emulators?: {
    readonly host: string;
    readonly authPort: number;
    readonly firestorePort: number;
  };
  /** reCAPTCHA Enterprise site key; App Check is on if it is given. */
  readonly appCheckSiteKey?: string;
  /** Distinguishes several backends of one page; the usual one has no name. */
  readonly appName?: string;
}
