import { brand } from '../../../../src/config/brand.ts';
import { isOwnAsSeen } from '../../../../src/domain/acts/visitor/asked.ts';
import { VISITOR_AUTHOR } from '../../../../src/domain/audit.ts';
import { givenBackMail } from '../../../../src/domain/mail/approval-mails.ts';
import { canGiveBack } from '../../../../src/domain/request/approval.ts';
import type { LoanRequest } from '../../../../src/domain/request/loan-request.ts';
import { isOpen } from '../../../../src/domain/request/states.ts';
import { withdrawalMailId } from '../../../../src/records/mail.ts';
import { withdrawalRecord } from '../../../../src/records/request-life.ts';
import { refused, visitorAct } from '../act.ts';
import { type Case, mailTo, statusChange } from '../requests/case.ts';
import { endUndo } from '../requests/end-undo.ts';
import type { Write } from '../write.ts';
import { caseOfCode } from './link.ts';
import { confirmingMail, ownCase } from './own-request.ts';

/** The mail that confirms it: one approval cannot be given back twice, nor one request be withdrawn so. */
const confirming = (request: LoanRequest): Write =>
  isOpen(request.status)
    ? confirmingMail(request, withdrawalMailId(request.id), 'withdrawn')
    : mailTo(request, withdrawalMailId(request.id), givenBackMail(brand, request.code));

/**
 * The writes that withdraw an open request, or give its approval back; undefined if neither is possible.
 * The decision stays.
 */
function withdrawing(one: Case, now: Date): readonly Write[] | undefined {
  const { request } = one;
  if (!isOpen(request.status) && !canGiveBack(request)) return undefined;
  return [
    ...statusChange(one, { to: 'withdrawn', fields: withdrawalRecord(now) }, now),
    ...endUndo(one, VISITOR_AUTHOR, now),
    confirming(request),
  ];
}

/** Withdraws the open request for good, or gives its approval back. */
export const withdraw = visitorAct('withdraw', {
  needs: 'session',
  async run({ seen }, { store, visitor, now }) {
    const one = await ownCase(store, visitor);
    if (one?.request.status === 'withdrawn') return 'done';
    const writes = one && isOwnAsSeen(one.request, seen) ? withdrawing(one, now) : undefined;
    return writes ? { writes, entries: undefined } : refused('conflict');
  },
});

/** The same by a mailed link. */
export const withdrawByLink = visitorAct('withdrawByLink', {
  needs: 'link',
  kind: 'withdrawal',
  async run({ code, what }, { store, link, now }) {
    const one = await caseOfCode(store, code);
    const isMeant = one && isOpen(one.request.status) === (what === 'request');
    const writes = isMeant && withdrawing(one, now);
    return writes
      ? { writes: [...writes, link.end(now)], entries: undefined }
      : refused('conflict');
  },
});
