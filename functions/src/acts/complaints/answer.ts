import { brand } from '../../../../src/config/brand.ts';
import { isTaken } from '../../../../src/domain/acts/case.ts';
import { answerObstacle } from '../../../../src/domain/acts/complaints.ts';
import { isOpenComplaint } from '../../../../src/domain/complaint/complaint.ts';
import { complaintAnswerMail } from '../../../../src/domain/mail/complaint-mails.ts';
import {
  complaintAnswerId,
  complaintAnswerRecord,
  readComplaint,
} from '../../../../src/records/complaint/complaint.ts';
import { readClaim } from '../../../../src/records/staff/casework.ts';
import { refused, refusedBy, staffAct } from '../act.ts';
import { readable } from '../readable.ts';

/** Answers an open complaint, which closes it. The delivery of the mail fills in the words. */
export const answerComplaint = staffAct('answerComplaint', {
  roles: ['analyst', 'reviewer'],
  audit: ['responder'],
  async run({ number, words, upheld }, { store, member, now }) {
    const entryId = `reclamo_${number}`;
    const [record, claim, entry] = await store.get(
      `reclamos/${number}`,
      `tomas/${number}`,
      `auditoria/${entryId}`,
    );
    const complaint = readable(record, (fields) => readComplaint(number, fields));
    if (!complaint) return refused('conflict');
    const { answer } = complaint;
    const isSame = answer?.text === words && answer.upheld === upheld;
    if (isSame && entry?.autor === member.uid) return 'done';
    if (!isOpenComplaint(complaint)) return refused('conflict');
    const obstacle = answerObstacle(complaint, member);
    if (obstacle) return refusedBy(obstacle);
    if (isTaken(claim && readClaim(number, claim), member, now)) return refused('conflict');
    const message = { ...complaintAnswerMail(brand, number, upheld)[complaint.language] };
    return {
      writes: [
        { update: `reclamos/${number}`, fields: complaintAnswerRecord(words, upheld, now) },
        { create: `mail/${complaintAnswerId(number)}`, fields: { to: complaint.email, message } },
      ],
      entries: [
        { id: entryId, action: 'responder', about: `reclamos/${number}`, fields: { caso: number } },
      ],
    };
  },
});
