import type { ComplaintState } from '../../../src/data/staff/complaints';
import { answerBy, type Complaint, isOpenComplaint } from '../../../src/domain/complaint/complaint';
import type { ComplaintFigures } from '../../../src/domain/complaint/figures';
import type { MailStatus } from '../../../src/domain/mail/mail';
import { DAY_MS } from '../../../src/domain/time';
import {
  complaintAnswerId,
  complaintReceiptId,
  complaintWithdrawalId,
  readComplaint,
} from '../../../src/records/complaint';
import { collectionOf } from '../acts/map-database';
import type { InMemoryDocuments } from './in-memory-documents';

const byTime = (a: Complaint, b: Complaint) => a.receivedAt.getTime() - b.receivedAt.getTime();

/** Complaints with the promises of StaffBackend. */
export function createInMemoryComplaints(
  { documents }: InMemoryDocuments,
  mail: (id: string, askedAt: Date) => MailStatus | undefined,
) {
  const complaints = () =>
    collectionOf(documents, 'reclamos').map(({ id, fields }) => readComplaint(id, fields));
  const find = (number: string) => complaints().find((each) => each.number === number);
  const list = (state: ComplaintState) => {
    const all = complaints().sort(byTime);
    if (state === 'open') return all.filter(isOpenComplaint);
    const found = state === 'closed' ? all.filter((each) => !isOpenComplaint(each)) : all;
    return found.reverse();
  };
  return {
    list,
    figures(now: Date): ComplaintFigures {
      const open = list('open');
      const answers = list('closed').flatMap(({ answer, receivedAt }) =>
        answer ? [{ ...answer, receivedAt }] : [],
      );
      const days = answers.map(({ answeredAt, receivedAt }) =>
        Math.ceil((answeredAt.getTime() - receivedAt.getTime()) / DAY_MS),
      );
      return {
        open: open.length,
        overdue: open.filter((each) => answerBy(each) < now).length,
        upheld: answers.filter(({ upheld }) => upheld).length,
        rejected: answers.filter(({ upheld }) => !upheld).length,
        days: Object.fromEntries(
          days.map((day) => [day, days.filter((each) => each === day).length]),
        ),
      };
    },
    find,
    mails: ({ number, receivedAt, answer, withdrawnAt }: Complaint) => ({
      received: mail(complaintReceiptId(number), receivedAt),
      answered: answer && mail(complaintAnswerId(number), answer.answeredAt),
      withdrawn: withdrawnAt && mail(complaintWithdrawalId(number), withdrawnAt),
    }),
  };
}
