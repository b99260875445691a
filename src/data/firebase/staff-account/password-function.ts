import { BackendError, type BackendErrorCode } from '../../errors';

/** What the statuses of a callable function mean here. */
const CODES: Readonly<Record<string, BackendErrorCode>> = {
  INVALID_ARGUMENT: 'bad-credentials',
  FAILED_PRECONDITION: 'weak-password',
  PERMISSION_DENIED: 'denied',
  UNAUTHENTICATED: 'expired',
  RESOURCE_EXHAUSTED: 'busy',
  UNAVAILABLE: 'busy',
};

/**
 * Calls the function that changes the password of the member whose tokens these are. Firebase's own client
 * for functions does not tell a connection that is down from a function that failed.
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
      // The function signs in with the present password, which App Check may ask about.
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
