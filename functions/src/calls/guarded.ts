import { logger } from 'firebase-functions';
import {
  type CallableOptions,
  type CallableRequest,
  HttpsError,
  type HttpsFunction,
  type HttpsOptions,
  onCall,
  onRequest,
  type Request,
} from 'firebase-functions/v2/https';
import { callerAddress } from './caller-address.ts';
import { knowsSite, proxyHops, requiresAppCheck } from './settings.ts';

/** The most bytes of a call by the site's pages; the longest one has some 6,000. */
export const MAX_CALL_BYTES = 16_000;

type Response = Parameters<HttpsFunction>[1];

/** Hosts of functions. Firebase Hosting tells a function the host of the site instead. */
const OWN_HOST = /\.(run\.app|cloudfunctions\.net)$/;

/**
 * Why a call is refused before anything looks into its body. `address`: every function has an address
 * at the site, and this one was called at its own, with one proxy less, so that the caller would write
 * the address that counts. `size`: the body has more than so many bytes.
 */
export function refusalOf(
  { headers, rawBody }: Pick<Request, 'headers' | 'rawBody'>,
  most: number,
): 'address' | 'size' | undefined {
  const host = headers['x-forwarded-host'];
  const isOwnHost = host === undefined || OWN_HOST.test(String(host));
  if (knowsSite && isOwnHost) return 'address';
  return (rawBody?.length ?? 0) > most ? 'size' : undefined;
}

/** The address that a call came from, as `callerAddress` says. */
export function addressOf({ headers, socket }: Pick<Request, 'headers' | 'socket'>) {
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  // How many entries arrive tells how many hops there are; the addresses are not logged.
  logger.debug('proxies', { forwarded: forwarded.split(',').length });
  return callerAddress(forwarded, socket.remoteAddress, proxyHops());
}

/** A function at an address of the site; refuses other calls and longer bodies. */
export function siteRequest(
  options: HttpsOptions,
  most: number,
  answer: (request: Request, response: Response) => void | Promise<void>,
) {
  return onRequest({ cors: false, ...options }, (request, response) => {
    const refusal = refusalOf(request, most);
    if (refusal === undefined) return answer(request, response);
    response.status(refusal === 'size' ? 413 : 403).json({ error: refusal });
  });
}

/**
 * A function that the site's pages call; refuses other calls, longer bodies, and calls
 * without App Check where it is on.
 */
export function callable<Answer>(
  options: CallableOptions,
  answer: (request: CallableRequest) => Promise<Answer>,
) {
  return onCall(options, async (request) => {
    const refusal = refusalOf(request.rawRequest, MAX_CALL_BYTES);
    if (refusal === 'address') throw new HttpsError('permission-denied', 'Call it at the site.');
    if (refusal === 'size') throw new HttpsError('invalid-argument', 'The body is too long.');
    // Not `unauthenticated`: nothing is wrong with the session.
    if (requiresAppCheck() && !request.app)
      throw new HttpsError('permission-denied', 'App Check is needed.');
    return answer(request);
  });
}
