import { brand } from '../../../../src/config/brand.ts';
import { identifyObstacle } from '../../../../src/domain/acts/casework.ts';
import { explainingMail } from '../../../../src/domain/mail/decision-mails.ts';
import { type LoanRequest, toldOf } from '../../../../src/domain/request/loan-request.ts';
import { RESERVED } from '../../../../src/domain/request/reasons.ts';
import { identifiedFile } from '../../../../src/records/case-file.ts';
import { explainedMailId } from '../../../../src/records/mail.ts';
import { explainedRecord } from '../../../../src/records/request-life.ts';
import { STORED_TOLD } from '../../../../src/records/words.ts';
import { refused, refusedBy, staffAct } from '../act.ts';
import { type Case, entryAbout, mailTo, readCases } from '../requests/case.ts';
import type { Write } from '../write.ts';

/** The writes that tell the reason of a decline that stands and was reserved, with its mail; none otherwise. */
function explaining({ request, record }: Case, identified: LoanRequest, now: Date): Write[] {
  const { id, code, status, decision, undone = [] } = request;
  const stored = record.decision as { readonly motivo?: unknown } | undefined;
  const reason = decision?.reason;
  if (status !== 'declined' || stored?.motivo !== STORED_TOLD[RESERVED]) return [];
  if (!reason || reason === RESERVED) return [];
  const told = toldOf(identified, reason, decision.duplicateOf !== undefined);
  return [
    { update: `users/${id}`, fields: explainedRecord(told, now) },
    ...(code ? [{ update: `seguimiento/${code}`, fields: { motivo: STORED_TOLD[told] } }] : []),
    mailTo(request, explainedMailId(id, undone.length + 1), explainingMail(brand, code)),
  ];
}

/** Tells that the member identified the applicant: the reason of a decline is told from then on. */
export const identify = staffAct('identify', {
  roles: ['analyst', 'reviewer'],
  audit: ['identificar'],
  async run({ id, email, identified: seen }, { store, member, now }) {
    const [one] = await readCases(store, [id]);
    if (!one) return refused('conflict');
    const { request } = one;
    const last = request.identified;
    const number = seen + 1;
    if (last?.number === number && last.author === member.uid) return 'done';
    if ((last?.number ?? 0) !== seen || request.applicant.email !== email)
      return refused('conflict');
    const obstacle = identifyObstacle(request, member);
    if (obstacle) return refusedBy(obstacle);
    const identified = { ...request, identified: { number, author: member.uid, at: now } };
    return {
      writes: [
        { merge: `expedientes/${id}`, fields: identifiedFile(member.uid, now, number) },
        ...explaining(one, identified, now),
      ],
      entries: [entryAbout(id, 'identificar', `identificada_${id}_${number}`)],
    };
  },
});
