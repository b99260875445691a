import { collection, orderBy, query, where } from 'firebase/firestore/lite';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { STORED_CONFIRMING, STORED_STATUS } from '../../../../records/states';
import { eachPage } from '../../../pages';
import { isUnreadable } from '../../../staff/lists';
import type { StaffContext } from '../../context';
import { byClock, pageOfRequests } from './case-files';
import { claims } from './claims';

/** Requests read at once: more than colleagues usually have. */
const PAGE = 10;

/** The most urgent request to work on; see StaffBackend.nextRequest. */
export async function nextRequest(
  context: StaffContext,
  skip?: string,
): Promise<LoanRequest | undefined> {
  const { db } = context;
  const author = context.author();
  const taken = (await claims(context)).filter((claim) => claim.author !== author);
  const others = new Set(taken.map(({ requestId }) => requestId));
  const waiting = query(
    collection(db, 'users'),
    where('estadoCredito', 'in', [STORED_STATUS.pending, STORED_CONFIRMING]),
    orderBy('registro'),
  );
  const pages = eachPage(async (after) =>
    byClock(await pageOfRequests(context, waiting, PAGE, after), false),
  );
  for await (const rows of pages)
    for (const request of rows) {
      if (isUnreadable(request) || request.id === skip || others.has(request.id)) continue;
      const { proposal, tookPart } = request;
      if (tookPart?.includes(author)) continue;
      if (!(proposal?.waiting && proposal.author === author)) return request;
    }
  return undefined;
}
