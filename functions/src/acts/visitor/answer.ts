import { brand } from '../../../../src/config/brand.ts';
import { isOpenAsSeen } from '../../../../src/domain/acts/visitor/asked.ts';
import { answerReceivedMail } from '../../../../src/domain/mail/own-act-mails.ts';
import { resumedAt } from '../../../../src/domain/request/bank-hours.ts';
import { answerMailId } from '../../../../src/records/mail.ts';
import { answerRecord } from '../../../../src/records/request-life.ts';
import { refused, visitorAct } from '../act.ts';
import { mailTo, statusChange } from '../requests/case.ts';
import { ownCase } from './own-request.ts';

/** Answers the open question: the request is pending again. */
export const answer = visitorAct('answer', {
  needs: 'session',
  async run({ seen, text }, { store, visitor, now }) {
    const own = await ownCase(store, visitor);
    const request = own?.request;
    const number = seen.questions;
    if (request?.questions[number - 1]?.answer?.text === text) return 'done';
    const due = request && resumedAt(request, now);
    if (!own || !request || !isOpenAsSeen(request, seen) || !due) return refused('conflict');
    const mails = answerReceivedMail(brand, due, request.code);
    return {
      writes: [
        ...statusChange(own, { to: 'pending', fields: answerRecord(number, text, now) }, now),
        mailTo(request, answerMailId(request.id, number), mails),
      ],
      entries: undefined,
    };
  },
});
