import type { LoanRequest } from '../../domain/request/loan-request';
import { OURS } from '../../records/states';
import { eachPage } from '../pages';
import { isUnreadable } from '../staff/lists';
import type { Reading } from '../store';
import { pageOfEntries } from './case-files';
import { claims } from './casework';

/** Requests read at once: more than colleagues usually have. */
const PAGE = 10;

const WAITING = {
  of: 'indice',
  where: [['estadoCredito', 'in', OURS]],
  order: [['vence', 'asc']],
} as const;

/**
 * The open request with the nearest deadline that nobody else has taken and that waits neither
 * for the visitor nor for a second person other than this member; undefined if there is none.
 * Never the one in `skip`.
 */
export async function nextRequest(
  context: Reading,
  skip?: string,
): Promise<LoanRequest | undefined> {
  const author = context.author();
  const taken = (await claims(context)).filter((claim) => claim.author !== author);
  const others = new Set(taken.map(({ requestId }) => requestId));
  const pages = eachPage((after) => pageOfEntries(context.store, WAITING, PAGE, after));
  for await (const rows of pages)
    for (const request of rows) {
      if (isUnreadable(request) || request.id === skip || others.has(request.id)) continue;
      // The index learns a moment later that a request is decided.
      if (request.status !== 'pending') continue;
      const { proposal, tookPart } = request;
      if (tookPart?.includes(author)) continue;
      if (!(proposal?.waiting && proposal.author === author)) return request;
    }
  return undefined;
}
