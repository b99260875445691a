/**
 * Why the backend did not carry out a call. `denied`: the rules refuse, trying again is useless.
 * `offline`: no answer came through. `not-connected`: the browser knows that it is offline, so
 * nothing was sent. `timeout`: no answer came in time. `busy`: the backend asks to slow down or is
 * down. `portal`: a page answered instead, as on a Wi-Fi with a sign-in page. `conflict`: it is
 * no longer as shown. `bad-credentials`: wrong e-mail or password. `weak-password`: the password no
 * longer meets the bank's policy. `not-a-visitor`: a password account is signed in, but only an
 * anonymous visitor may act. `expired`: the session ended. `no-account`: the new account that a
 * visitor needs was refused, because one connection made too many. `limit`: too many sign-ups.
 * `rates-changed`: the bank no longer takes a value of these rates. `outdated`: the page is
 * of an earlier release, whose files are gone or which the rules no longer take. `blocked`: a file
 * of the site did not arrive although the site answers. `unknown`: anything else.
 */
export type BackendErrorCode =
  | 'denied'
  | 'offline'
  | 'not-connected'
  | 'timeout'
  | 'busy'
  | 'portal'
  | 'conflict'
  | 'bad-credentials'
  | 'weak-password'
  | 'not-a-visitor'
  | 'expired'
  | 'no-account'
  | 'limit'
  | 'rates-changed'
  | 'outdated'
  | 'blocked'
  | 'unknown';

/** A failure of the backend; `cause` is the provider's own error. */
export class BackendError extends Error {
  override readonly name: string = 'BackendError';
  /** Whether the call failed before anything was sent to the database. */
  readonly unsent: boolean;
  constructor(
    readonly code: BackendErrorCode,
    { unsent = false, ...options }: ErrorOptions & { readonly unsent?: boolean } = {},
  ) {
    super(code, options);
    this.unsent = unsent;
  }
}

/** The code of any caught value. */
export function errorCode(error: unknown): BackendErrorCode {
  return error instanceof BackendError ? error.code : 'unknown';
}

/** Whether it is certain that a failed call sent nothing to the database. */
export function isUnsent(error: unknown): boolean {
  return error instanceof BackendError && error.unsent;
}

/** After these failures nobody knows whether a write was stored. */
const UNCLEAR_CODES: readonly BackendErrorCode[] = ['offline', 'timeout', 'portal', 'unknown'];

/** Whether a write that failed with this code may have been stored. */
export function isUnclear(code: BackendErrorCode): boolean {
  return UNCLEAR_CODES.includes(code);
}

/** Whether a call that failed with this code may succeed when it is simply repeated. */
export function isTransient(code: BackendErrorCode): boolean {
  return code === 'busy' || isUnclear(code);
}
