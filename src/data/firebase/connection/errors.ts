import { FirebaseError } from 'firebase/app';
import type { MultiFactorError } from 'firebase/auth';
import { BackendError, type BackendErrorCode } from '../../errors';

const CODES: Readonly<Record<string, BackendErrorCode>> = {
  'permission-denied': 'denied',
  'auth/admin-restricted-operation': 'denied',
  'auth/operation-not-allowed': 'denied',
  unavailable: 'busy',
  'resource-exhausted': 'busy',
  'deadline-exceeded': 'timeout',
  'auth/timeout': 'timeout',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/network-request-failed': 'offline',
  aborted: 'conflict',
  'already-exists': 'conflict',
  unauthenticated: 'expired',
  'auth/user-token-expired': 'expired',
  'auth/user-not-found': 'expired',
  'auth/user-disabled': 'expired',
  'auth/invalid-user-token': 'expired',
  'auth/invalid-refresh-token': 'expired',
  'auth/requires-recent-login': 'expired',
};

/** The error messages of Chrome, Firefox, Safari and Node for a request without any answer. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|fetch failed/i;

/** When a page arrives instead of JSON, Firestore reports the parser's error as text. */
const NO_JSON = /SyntaxError/;

/** Identity Toolkit names its overloads in many ways. */
const AUTH_BUSY = /^auth\/.*(too-many|quota|exhausted|unavailable)/;

/** How App Check and its enforcement refuse. */
const APP_CHECK = /app-?check/i;

const CREDENTIALS = new Set([
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/invalid-email',
  'auth/missing-email',
  'auth/missing-password',
  'auth/invalid-verification-code',
  'auth/missing-code',
  'auth/code-expired',
]);

function codeOf(error: FirebaseError): BackendErrorCode {
  const known = CODES[error.code] ?? CODES[error.code.replace('functions/', '')];
  if (known) return known;
  if (APP_CHECK.test(error.code)) return 'denied';
  if (AUTH_BUSY.test(error.code)) return 'busy';
  // Firestore has no code of its own for a request without an answer, nor for a strange one.
  if (error.code !== 'unknown') return 'unknown';
  if (NO_JSON.test(error.message)) return 'portal';
  return NO_ANSWER.test(error.message) ? 'offline' : 'unknown';
}

/** Any caught value as a BackendError; one that already is stays as it is. */
export function toBackendError(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  const code = error instanceof FirebaseError ? codeOf(error) : 'unknown';
  return new BackendError(code, { cause: error });
}

/** How Identity Toolkit refuses a new anonymous account: 100 an hour for one IP address. */
const TOO_MANY_ACCOUNTS = /^auth\/(too-many-requests|quota-exceeded|resource-exhausted)/;

/** The same for a new anonymous account. Calls do not retry by themselves after a refusal. */
export function toNewAccountError(error: unknown): BackendError {
  const failure = toBackendError(error);
  const isLimit = error instanceof FirebaseError && TOO_MANY_ACCOUNTS.test(error.code);
  // A project without anonymous accounts refuses them for another reason.
  return isLimit || failure.code === 'denied'
    ? new BackendError(isLimit ? 'no-account' : 'denied', { cause: error, unsent: true })
    : failure;
}

/** Whether a sign-in ended because the account has a second factor. */
export function isCodeNeeded(error: unknown): error is MultiFactorError {
  return error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required';
}

/** The same for a failed sign-in, whose most likely cause is a wrong e-mail or password. */
export function toSignInError(error: unknown): BackendError {
  return error instanceof FirebaseError && CREDENTIALS.has(error.code)
    ? new BackendError('bad-credentials', { cause: error })
    : toBackendError(error);
}
