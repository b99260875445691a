import { BackendError, type BackendErrorCode } from '../../errors';

/** The meaning of a callable function's statuses. */
const CODES: Readonly<Record<string, BackendErrorCode>> = {
  INVALID_ARGUMENT: 'bad-credentials',
  FAILED_PRECONDITION: 'weak-password',
  PERMISSION_DENIED: 'denied',
  UNAUTHENTICATED: 'expired',
  RESOURCE_EXHAUSTED: 'busy',
  UNAVAILABLE: 'busy',
};

/**
 * Calls the function that changes the password of the member with these tokens. Firebase's own
 * client does not tell a lost connection from a failed function.
 */
export async function callPasswordFunction(
  url: string,
  tokens: { readonly session: string; readonly appCheck: string | undefined },
  passwords: { readonly present: string; readonly next: string },
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${tokens.session}`,
      // The function signs in with the present password, for which App Check may demand a token.
      ...(tokens.appCheck && { 'X-Firebase-AppCheck': tokens.appCheck }),
    },
    body: JSON.stringify({ data: passwords }),
  }).catch((cause: unknown) => {
    throw new BackendError('offline', { cause });
  });
  const answer = (await response.json().catch((cause: unknown) => {
    throw new BackendError('portal', { cause });
  })) as { error?: { status?: string } };
  if (response.ok && answer.error === undefined) return;
  throw new BackendError(CODES[answer.error?.status ?? ''] ?? 'unknown');
}
