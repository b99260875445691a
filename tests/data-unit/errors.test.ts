import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { BackendError, errorCode } from '../../src/data/errors';
import { toBackendError, toSignInError } from '../../src/data/firebase/connection/errors';

const failed = (code: string, message = '') => new FirebaseError(code, message);

test.each([
  ['permission-denied', 'denied'],
  ['unavailable', 'busy'],
  ['resource-exhausted', 'busy'],
  ['deadline-exceeded', 'timeout'],
  ['aborted', 'conflict'],
  ['unauthenticated', 'expired'],
  ['internal', 'unknown'],
  ['auth/network-request-failed', 'offline'],
  ['auth/too-many-requests', 'busy'],
  ['auth/the-service-is-currently-unavailable.', 'busy'],
  ['auth/user-token-expired', 'expired'],
  ['auth/operation-not-allowed', 'denied'],
  ['auth/firebase-app-check-token-is-invalid.', 'denied'],
  ['appCheck/fetch-status-error', 'denied'],
])('%s is %s', (code, expected) => {
  const cause = failed(code);
  expect(toBackendError(cause)).toMatchObject({ code: expected, cause });
});

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a request that ends in "%s" is offline',
  (message) => {
    const error = failed('unknown', `Request failed with error: ${message}`);
    expect(toBackendError(error).code).toBe('offline');
  },
);

test.each([
  'SyntaxError: Unexpected token \'<\', "<!doctype "... is not valid JSON',
  'SyntaxError: JSON.parse: unexpected character at line 1 column 1 of the JSON data',
  'SyntaxError: The string did not match the expected pattern.',
])('a page that is no JSON (%s) is a portal', (message) => {
  expect(toBackendError(failed('unknown', message)).code).toBe('portal');
});

test('an error that is not Firebase’s is unknown', () => {
  expect(toBackendError(new TypeError('x is undefined')).code).toBe('unknown');
  expect(errorCode('anything')).toBe('unknown');
});

test('a BackendError stays as it is', () => {
  const error = new BackendError('conflict');
  expect(toBackendError(error)).toBe(error);
});

test.each([
  ['auth/invalid-credential', 'bad-credentials'],
  ['auth/user-not-found', 'bad-credentials'],
  ['auth/invalid-email', 'bad-credentials'],
  ['auth/network-request-failed', 'offline'],
])('a sign-in that fails with %s is %s', (code, expected) => {
  expect(toSignInError(failed(code)).code).toBe(expected);
});
