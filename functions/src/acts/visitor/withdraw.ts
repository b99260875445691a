import { isOpenAsSeen } from '../../../../src/domain/acts/own-request.ts';
import { withdrawalMailId } from '../../../../src/records/mail.ts';
import { withdrawalRecord } from '../../../../src/records/request/request-life.ts';
import { refused, visitorAct } from '../act.ts';
import { statusChange } from '../requests/case.ts';
import { confirmingMail, ownRequest } from './own-request.ts';

/** Withdraws the open request for good. */
export const withdraw = visitorAct('withdraw', {
  async run({ seen }, { store, visitor, now }) {
    const request = await ownRequest(store, visitor);
    if (request?.status === 'withdrawn') return 'done';
    if (!request || !isOpenAsSeen(request, seen)) return refused('conflict');
    return {
      writes: [
        ...statusChange(request, { to: 'withdrawn', fields: withdrawalRecord(now) }, now),
        confirmingMail(request, withdrawalMailId(request.id), 'withdrawn'),
      ],
      entries: undefined,
    };
  },
});
