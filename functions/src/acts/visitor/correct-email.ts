import { isOpenAsSeen } from '../../../../src/domain/acts/visitor/asked.ts';
import { VISITOR_AUTHOR } from '../../../../src/domain/audit.ts';
import { correctionMailId } from '../../../../src/records/mail.ts';
import { correctionRecord } from '../../../../src/records/request-life.ts';
import { refused, visitorAct } from '../act.ts';
import { endProposal } from '../requests/end-proposal.ts';
import { confirmingMail, ownCase } from './own-request.ts';

/** Corrects the address of the open request, once, and mails the new one. The earlier one stays for staff. */
export const correctEmail = visitorAct('correctEmail', {
  needs: 'session',
  async run({ seen, email }, { store, visitor, now }) {
    const own = await ownCase(store, visitor);
    const request = own?.request;
    if (request?.correction && request.applicant.email === email) return 'done';
    if (!own || !request || !isOpenAsSeen(request, seen) || request.correction)
      return refused('conflict');
    const { id, applicant } = request;
    if (applicant.email === email) return refused('same');
    const corrected = { ...request, applicant: { ...applicant, email } };
    return {
      writes: [
        { update: `users/${id}`, fields: correctionRecord(email, applicant.email, now) },
        confirmingMail(corrected, correctionMailId(id), 'email-corrected'),
        ...endProposal(own, 'correo', VISITOR_AUTHOR, now),
      ],
      entries: undefined,
    };
  },
});
