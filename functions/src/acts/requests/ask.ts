import { brand } from '../../../../src/config/brand.ts';
import { isAsSeen, isTaken } from '../../../../src/domain/acts/case.ts';
import { askObstacle } from '../../../../src/domain/acts/casework.ts';
import { questionWords } from '../../../../src/domain/mail/decision-mail-words.ts';
import { questionMail } from '../../../../src/domain/mail/question-mails.ts';
import { questionFile } from '../../../../src/records/case-file.ts';
import { questionMailId } from '../../../../src/records/mail.ts';
import { questionRecord } from '../../../../src/records/request-life.ts';
import { refused, refusedBy, staffAct } from '../act.ts';
import { mailTo, readCases, statusChange } from './case.ts';
import { endProposal } from './end-proposal.ts';

/** Asks the visitor a question: the request waits for the answer. */
export const ask = staffAct('ask', {
  roles: ['analyst', 'reviewer'],
  noAudit: 'the case file names who asked, and the log shows the question from there',
  async run({ id, seen, need }, { store, member, now }) {
    const [one] = await readCases(store, [id]);
    if (!one) return refused('conflict');
    const { request } = one;
    const number = seen.questions + 1;
    const asked = request.questions[number - 1];
    const isSame = asked?.author === member.uid && asked.need === need && !asked.answer;
    if (isSame && request.questions.length === number && request.status === 'information')
      return 'done';
    if (request.status !== 'pending' || !isAsSeen(request, seen)) return refused('conflict');
    const obstacle = askObstacle(request, member);
    if (obstacle) return refusedBy(obstacle);
    if (isTaken(one.claim, member, now)) return refused('conflict');
    const fields = questionRecord(number, need, now);
    const mails = questionMail(brand, questionWords(need), request.code);
    return {
      writes: [
        ...statusChange(one, { to: 'information', fields, need }, now),
        { merge: `expedientes/${id}`, fields: questionFile(member.uid, now, number) },
        mailTo(request, questionMailId(id, number), mails),
        ...endProposal(one, 'pregunta', member.uid, now),
      ],
      entries: undefined,
    };
  },
});
