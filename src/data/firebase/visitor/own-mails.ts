import { type DocumentData, doc, Timestamp } from 'firebase/firestore/lite';
import type { LoanRequest } from '../../../domain/request/loan-request';
import type { OwnMail } from '../../backend';
import { readKept } from '../connection/read-kept';
import type { VisitorContext } from '../context';
import { reader } from '../records/record-fields';
import { mailIdsOf } from '../sent-request/mail-ids';

function readOwnMail(id: string, data: DocumentData): OwnMail {
  const mail = reader(data, `mail/${id}`);
  const { state, endTime } = data.delivery ?? {};
  return {
    subject: mail.part('message').text('subject'),
    to: mail.text('to'),
    sentAt: state === 'SUCCESS' && endTime instanceof Timestamp ? endTime.toDate() : undefined,
  };
}

/** The mails about the own request, oldest first; a visitor may get each, but not list them. */
export function ownMails({ db, caller }: VisitorContext, request: LoanRequest): Promise<OwnMail[]> {
  return caller.read(async () => {
    const found = await Promise.all(
      mailIdsOf(request).map(async (id) => ({ id, mail: await readKept(doc(db, 'mail', id)) })),
    );
    return found.flatMap(({ id, mail }) => (mail ? [readOwnMail(id, mail)] : []));
  });
}
