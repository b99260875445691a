import { isOpenAsSeen } from '../../../../src/domain/acts/visitor/asked.ts';
import type { LoanRequest } from '../../../../src/domain/request/loan-request.ts';
import { isOpen } from '../../../../src/domain/request/states.ts';
import { withdrawalMailId } from '../../../../src/records/mail.ts';
import { withdrawalRecord } from '../../../../src/records/request/request-life.ts';
import { refused, visitorAct } from '../act.ts';
import { statusChange } from '../requests/case.ts';
import { caseOfCode } from './link.ts';
import { confirmingMail, ownRequest } from './own-request.ts';

/** The writes that withdraw an open request, with the mail that confirms it. */
const withdrawing = (request: LoanRequest, now: Date) => [
  ...statusChange(request, { to: 'withdrawn', fields: withdrawalRecord(now) }, now),
  confirmingMail(request, withdrawalMailId(request.id), 'withdrawn'),
];

/** Withdraws the open request for good. */
export const withdraw = visitorAct('withdraw', {
  needs: 'session',
  async run({ seen }, { store, visitor, now }) {
    const request = await ownRequest(store, visitor);
    if (request?.status === 'withdrawn') return 'done';
    if (!request || !isOpenAsSeen(request, seen)) return refused('conflict');
    return { writes: withdrawing(request, now), entries: undefined };
  },
});

/** The same by a mailed link. */
export const withdrawByLink = visitorAct('withdrawByLink', {
  needs: 'link',
  kind: 'withdrawal',
  async run({ code }, { store, link, now }) {
    const request = (await caseOfCode(store, code))?.request;
    if (!request || !isOpen(request.status)) return refused('conflict');
    return { writes: [...withdrawing(request, now), link.end(now)], entries: undefined };
  },
});
