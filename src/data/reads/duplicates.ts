import { isPersonKey } from '../../domain/request/keys';
import type { LoanRequest } from '../../domain/request/loan-request';
import { withCaseFile } from '../../records/case-file';
import { readKeys } from '../../records/keys';
import { isUnreadable, type Listed } from '../staff/lists';
import type { Reading } from '../store';
import { casesByIds } from './case-files';

/** More requests with one key than anybody would look through. */
const MOST_REPEATS = 50;

const receivedAt = (row: Listed<LoanRequest>) => (isUnreadable(row) ? 0 : row.receivedAt.getTime());

/**
 * A listed request with its case file, and the others with a key of its document, its e-mail or its
 * account, newest first; of each key at most 50.
 */
export async function findDuplicates({ store }: Reading, request: LoanRequest) {
  const file = (await store.get(`expedientes/${request.id}`)) ?? {};
  const found = await Promise.all(
    readKeys(file)
      .filter(isPersonKey)
      .map(async ({ id, text }) => {
        const named = [['llaves', id], '==', text] as const;
        const limit = MOST_REPEATS + 1;
        const files = await store.find({ of: 'expedientes', where: [named] }, { limit });
        return files.filter((one) => one.id !== request.id).slice(0, MOST_REPEATS);
      }),
  );
  const ids = [...new Set(found.flat().map((one) => one.id))];
  const others = await casesByIds(store, ids);
  return {
    request: withCaseFile(request, file),
    others: others.sort((a, b) => receivedAt(b) - receivedAt(a)),
  };
}
