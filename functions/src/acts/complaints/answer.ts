import { brand } from '../../../../src/config/brand.ts';
import { isTaken } from '../../../../src/domain/acts/case.ts';
import { actorsOn, answering } from '../../../../src/domain/acts/complaints.ts';
import { isOpenComplaint } from '../../../../src/domain/complaint/complaint.ts';
import { complaintAnswerMail } from '../../../../src/domain/mail/complaint-mails.ts';
import { readStaffRequest } from '../../../../src/records/case-file.ts';
import { readClaim } from '../../../../src/records/casework.ts';
import {
  complaintAnswerId,
  complaintAnswerRecord,
  readComplaint,
} from '../../../../src/records/complaint.ts';
import { refused, refusedBy, staffAct } from '../act.ts';
import { readable } from '../readable.ts';
import { readDirectory } from '../signing.ts';
import type { Store } from '../store.ts';

/** Who acted on the request with this code; nobody without one, or once it is erased. */
async function actedOn(store: Store, code: string | undefined): Promise<string[]> {
  const [owner] = code === undefined ? [] : await store.get(`codigos/${code}`);
  const id = owner?.id;
  if (typeof id !== 'string') return [];
  const [record, file] = await store.get(`users/${id}`, `expedientes/${id}`);
  const request = readable(record, (fields) => readStaffRequest(id, fields, file));
  return request ? actorsOn(request) : [];
}

/** Answers an open complaint, which closes it. The delivery of the mail fills in the words. */
export const answerComplaint = staffAct('answerComplaint', {
  roles: ['analyst', 'reviewer', 'admin'],
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
    const acted = await actedOn(store, complaint.code);
    const directory = acted.length > 0 ? await readDirectory(store) : [];
    const how = answering(complaint, member, acted, directory);
    if (how && how !== 'nobody-left') return refusedBy(how);
    if (isTaken(claim && readClaim(number, claim), member, now)) return refused('conflict');
    const given = { text: words, upheld, answeredAt: now };
    const message = { ...complaintAnswerMail(brand, number, upheld)[complaint.language] };
    return {
      writes: [
        { update: `reclamos/${number}`, fields: complaintAnswerRecord(given) },
        { create: `mail/${complaintAnswerId(number)}`, fields: { to: complaint.email, message } },
      ],
      entries: [
        {
          ...{ id: entryId, action: 'responder', about: `reclamos/${number}` },
          fields: { caso: number, ...(how && { nadieMas: true }) },
        },
      ],
    };
  },
});
