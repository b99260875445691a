import { isOpenAsSeen } from '../../../../src/domain/acts/visitor/asked.ts';
import { isOpen } from '../../../../src/domain/request/states.ts';
import { withdrawalMailId } from '../../../../src/records/mail.ts';
import { withdrawalRecord } from '../../../../src/records/request/request-life.ts';
import { refused, visitorAct } from '../act.ts';
import { type Case, statusChange } from '../requests/case.ts';
import { caseOfCode } from './link.ts';
import { confirmingMail, ownCase } from './own-request.ts';

/** The writes that withdraw an open request, with the mail that confirms it. */
const withdrawing = (one: Case, now: Date) => [
  ...statusChange(one, { to: 'withdrawn', fields: withdrawalRecord(now) }, now),
  confirmingMail(one.request, withdrawalMailId(one.request.id), 'withdrawn'),
];

/** Withdraws the open request for good. */
export const withdraw = visitorAct('withdraw', {
  needs: 'session',
  async run({ seen }, { store, visitor, now }) {
    const own = await ownCase(store, visitor);
    if (own?.request.status === 'withdrawn') return 'done';
    if (!own || !isOpenAsSeen(own.request, seen)) return refused('conflict');
    return { writes: withdrawing(own, now), entries: undefined };
  },
});

/** The same by a mailed link. */
export const withdrawByLink = visitorAct('withdrawByLink', {
  needs: 'link',
  kind: 'withdrawal',
  async run({ code }, { store, link, now }) {
    const one = await caseOfCode(store, code);
    if (!one || !isOpen(one.request.status)) return refused('conflict');
    return { writes: [...withdrawing(one, now), link.end(now)], entries: undefined };
  },
});
