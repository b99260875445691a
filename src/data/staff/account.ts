/** The kinds of second factor: a code in a message, or one of an app. */
export type SecondFactor = 'sms' | 'totp';

/** A code that a sign-in still needs; one in a message has been sent. */
export interface CodeQuestion {
  readonly factor: SecondFactor;
  /** The end of the number that the message went to. */
  readonly phoneEnd: string | undefined;
  /** Signs in. `bad-credentials`: another code, or one that is too old. */
  confirm(code: string): Promise<void>;
}

/** A code that the session after a change of the password still needs. */
export interface NewPasswordQuestion extends CodeQuestion {
  /** Ends the session; the sign-in page asks for the new password. */
  leave(): Promise<void>;
}

/** A second factor that is being set up. */
export interface Enrolment {
  /** The secret for an app; undefined for messages. */
  readonly app: { readonly secret: string; readonly address: string } | undefined;
  /** Sets the factor up. `bad-credentials`: another code, or one that is too old. */
  confirm(code: string): Promise<void>;
}

/**
 * The calls of a member about the own account, which work even if the rules refuse everything else.
 * Rejects as Backend does.
 */
export interface StaffAccount {
  /** The kind of second factor that this project offers. */
  readonly factor: SecondFactor;
  /** Whether the account has a second factor. */
  hasSecondFactor(): Promise<boolean>;
  /**
   * Changes the password, ends every other session, and continues with a new one. Resolves to the
   * question for a code if the account has a second factor.
   * `bad-credentials`: `present` is not the password. `weak-password`: `next` does not meet the
   * policy (`checkPassword`).
   */
  changePassword(present: string, next: string): Promise<NewPasswordQuestion | undefined>;
  /**
   * Begins to set up a second factor; a message goes to `phone`, which an app does not need.
   * `expired`: the sign-in is too old, so the session was ended. `denied`: there is no such number.
   */
  enrol(phone: string): Promise<Enrolment>;
}
