import { BackendError, type BackendErrorCode } from '../../errors';

/** The meaning of a callable function's statuses. */
const CODES: Readonly<Record<string, BackendErrorCode>> = {
  PERMISSION_DENIED: 'denied',
  UNAUTHENTICATED: 'expired',
  RESOURCE_EXHAUSTED: 'busy',
  UNAVAILABLE: 'busy',
};

/** The same, where something before the function answers in words of its own. */
const STATUSES: Readonly<Record<number, BackendErrorCode>> = { 429: 'busy', 503: 'busy' };

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
  const answer = (await response.json().catch(() => undefined)) as
    | { result: T; error?: { status?: string } }
    | undefined;
  if (response.ok && answer && answer.error === undefined) return answer.result;
  const code = CODES[answer?.error?.status ?? ''] ?? STATUSES[response.status];
  throw new BackendError(code ?? (answer ? 'unknown' : 'portal'));
}
