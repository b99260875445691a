import { isOpenAsSeen } from '../../../../src/domain/acts/visitor/asked.ts';
import { correctionMailId } from '../../../../src/records/mail.ts';
import { correctionRecord } from '../../../../src/records/request/request-life.ts';
import { refused, visitorAct } from '../act.ts';
import { confirmingMail, ownRequest } from './own-request.ts';

/** Corrects the address of the open request, once, and mails the new one. The earlier one stays for staff. */
export const correctEmail = visitorAct('correctEmail', {
  needs: 'session',
  async run({ seen, email }, { store, visitor, now }) {
    const request = await ownRequest(store, visitor);
    if (request?.correction && request.applicant.email === email) return 'done';
    if (!request || !isOpenAsSeen(request, seen) || request.correction) return refused('conflict');
    const { id, applicant } = request;
    if (applicant.email === email) return refused('same');
    const corrected = { ...request, applicant: { ...applicant, email } };
    return {
      writes: [
        { update: `users/${id}`, fields: correctionRecord(email, applicant.email, now) },
        confirmingMail(corrected, correctionMailId(id), 'email-corrected'),
      ],
      entries: undefined,
    };
  },
});
