import { type Mended, withMended } from '../../../../src/domain/rates/mended.ts';
import type { LoanRequest } from '../../../../src/domain/request/loan-request.ts';
import { findCalculator } from '../../../../src/games/index.ts';
import { mendedRecord, readMending, readWrongVersions } from '../../../../src/records/mended.ts';
import { readLoanRequest } from '../../../../src/records/request.ts';
import { readable } from '../readable.ts';
import type { Case } from '../requests/case.ts';
import type { Database, Store } from '../store.ts';
import { REMOVED } from '../write.ts';

/** What mends the version of rates of a request, as it is now; undefined where nobody found that wrong. */
export async function mendedOf(
  store: Store,
  { gameId, ratesVersion, answers }: LoanRequest,
): Promise<Mended | undefined> {
  if (ratesVersion === undefined) return undefined;
  const [current] = await store.get(`tarifas/${gameId}`);
  const by = readable(current, readWrongVersions)?.[ratesVersion];
  if (by === undefined) return undefined;
  const [version] = await store.get(`tarifas/${gameId}/versiones/${by}`);
  return readable(version, (data) => readMending(findCalculator(gameId), answers, data));
}

/** The case with what mends its rates now: its file may not have it yet. */
export async function mendedCase(store: Store, one: Case): Promise<Case> {
  return { ...one, request: withMended(one.request, await mendedOf(store, one.request)) };
}

/** Keeps in the case file of a request what mends its rates, for lists; acts find it themselves. */
export async function keepMended(database: Database, uid: string): Promise<void> {
  await database.transaction(async (store) => {
    const [record] = await store.get(`users/${uid}`);
    const request = readable(record, (data) => readLoanRequest(uid, data));
    const mended = request && (await mendedOf(store, request));
    const fields = mended && mendedRecord(mended, undefined, REMOVED);
    return { writes: fields ? [{ merge: `expedientes/${uid}`, fields }] : [], answer: undefined };
  });
}
