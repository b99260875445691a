import type { LoanRequest } from '../../../src/domain/request/loan-request.ts';
import type { RecordFields } from '../../../src/records/fields.ts';
import { sha256 } from '../calls/sha256.ts';

/** The most accounts that are kept of a session. */
const MOST = 20;

/** Where the accounts that a session proved are kept. */
export const triedPath = (uid: string): string => `intentosSesion/${sha256(`session ${uid}`)}`;

const hashOf = (game: string, account: string) => sha256(`${game} ${account}`);

const hashesIn = (stored: RecordFields | undefined): readonly unknown[] =>
  Array.isArray(stored?.cuentas) ? stored.cuentas : [];

/** The accounts of a session, as hashes, after it proved this one. */
export function triedAccounts(stored: RecordFields | undefined, game: string, account: string) {
  const hash = hashOf(game, account);
  return [...hashesIn(stored).filter((one) => one !== hash), hash].slice(-MOST);
}

/** How many accounts the session of a request proved beside the one that the request has. */
export function triedBeside(
  stored: RecordFields | undefined,
  { gameId, proven }: Pick<LoanRequest, 'gameId' | 'proven'>,
): number {
  const own = proven && hashOf(gameId, proven.account);
  return hashesIn(stored).filter((one) => one !== own).length;
}
