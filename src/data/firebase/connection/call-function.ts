import { BackendError, type BackendErrorCode } from '../../errors';

/** The meaning of a callable function's statuses. */
const CODES: Readonly<Record<string, BackendErrorCode>> = {
  PERMISSION_DENIED: 'denied',
  UNAUTHENTICATED: 'expired',
  RESOURCE_EXHAUSTED: 'busy',
  UNAVAILABLE: 'busy',
};

/** The tokens of a call: of the session, and of App Check if it is on. */
interface Tokens {
  readonly session?: string | undefined;
  readonly appCheck?: string | undefined;
}

/**
 * Calls a callable function of the bank's by its address. Firebase's own client does not tell a lost
 * connection from a failed function.
 */
export async function callFunction<T>(
  url: string,
  { session, appCheck }: Tokens,
  data: object,
): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(session && { Authorization: `Bearer ${session}` }),
      ...(appCheck && { 'X-Firebase-AppCheck': appCheck }),
    },
    body: JSON.stringify({ data }),
  }).catch((cause: unknown) => {
    throw new BackendError('offline', { cause });
  });
  const answer = (await response.json().catch((cause: unknown) => {
    throw new BackendError('portal', { cause });
  })) as { result: T; error?: { status?: string } };
  if (response.ok && answer.error === undefined) return answer.result;
  const status = answer.error?.status ?? '';
  throw new BackendError(CODES[status] ?? 'unknown');
}
