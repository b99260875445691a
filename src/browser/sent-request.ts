import type { LoanRequest } from '../domain/request/loan-request';

/** In memory only: a request names a person, and a page that is loaded again reads it. */
let sent: LoanRequest | undefined;

/** Keeps the request that sending returned for the page that shows it; undefined forgets it. */
export function keepSent(request: LoanRequest | undefined): void {
  sent = request;
}

/** The request that was just sent, until a page showed it. */
export function justSent(): LoanRequest | undefined {
  return sent;
}
