import type { MailStatus } from '../../domain/mail/mail';
import { mailsAbout } from '../../domain/mail/mails-about';
import type { LoanRequest } from '../../domain/request/loan-request';
import { mailIdOf } from '../../records/mail';
import { readMailStatus } from '../../records/mail-status';
import type { CaseMail } from '../staff/casework';
import type { Reading } from '../store';

/** A mail with its delivery, undefined if there is none. */
export async function mailStatus(
  { store, clock }: Reading,
  mailId: string,
  askedAt: Date,
): Promise<MailStatus | undefined> {
  const mail = await store.getKept(`mail/${mailId}`);
  return mail && readMailStatus(mailId, mail, askedAt, new Date(clock.now()));
}

/** Every mail about a request, oldest first. */
export async function mailsOf(
  context: Reading,
  request: LoanRequest,
): Promise<readonly CaseMail[]> {
  const mails = mailsAbout(request).map(async (about) => {
    const mailId = mailIdOf(request.id, about);
    const mail = await mailStatus(context, mailId, about.askedAt);
    return mail ? [{ ...mail, kind: about.kind }] : [];
  });
  return (await Promise.all(mails)).flat();
}
