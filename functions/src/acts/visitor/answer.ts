import { isOpenAsSeen } from '../../../../src/domain/acts/visitor/asked.ts';
import { openQuestion } from '../../../../src/domain/request/loan-request.ts';
import { answerMailId } from '../../../../src/records/mail.ts';
import { answerRecord } from '../../../../src/records/request/request-life.ts';
import { refused, visitorAct } from '../act.ts';
import { statusChange } from '../requests/case.ts';
import { confirmingMail, ownRequest } from './own-request.ts';

/** Answers the open question: the request is pending again. */
export const answer = visitorAct('answer', {
  needs: 'session',
  async run({ seen, text }, { store, visitor, now }) {
    const request = await ownRequest(store, visitor);
    const number = seen.questions;
    if (request?.questions[number - 1]?.answer?.text === text) return 'done';
    if (!request || !isOpenAsSeen(request, seen) || !openQuestion(request))
      return refused('conflict');
    return {
      writes: [
        ...statusChange(request, { to: 'pending', fields: answerRecord(number, text, now) }, now),
        confirmingMail(request, answerMailId(request.id, number), 'answer-received'),
      ],
      entries: undefined,
    };
  },
});
