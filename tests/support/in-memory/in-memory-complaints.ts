import { BackendError } from '../../../src/data/errors';
import type { MailStatus } from '../../../src/data/staff/casework';
import type { ComplaintState } from '../../../src/data/staff/complaints';
import {
  answerBy,
  type Complaint,
  isOpenComplaint,
  MAX_COMPLAINT_ANSWER,
} from '../../../src/domain/complaint/complaint';
import type { ComplaintFigures } from '../../../src/domain/complaint/figures';
import { checkLine, normalizeText } from '../../../src/domain/fields/fields';
import { DAY_MS } from '../../../src/domain/time';
import {
  complaintAnswerId,
  complaintReceiptId,
  complaintWithdrawalId,
} from '../../../src/records/complaint/complaint';

/** What a staff backend in memory begins with about complaints. */
export interface StoredComplaints {
  readonly complaints?: readonly Complaint[];
}

interface Desk {
  readonly mayWork: boolean;
  readonly mails: ReadonlyMap<string, MailStatus>;
  readonly isTaken: (number: string) => boolean;
  readonly noteAnswer: (number: string) => void;
}

const byTime = (a: Complaint, b: Complaint) => a.receivedAt.getTime() - b.receivedAt.getTime();

/** Complaints with the promises of StaffBackend. */
export function createInMemoryComplaints(contents: StoredComplaints, desk: Desk) {
  const complaints = new Map((contents.complaints ?? []).map((each) => [each.number, each]));
  const list = (state: ComplaintState) => {
    const all = [...complaints.values()].sort(byTime);
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
    find: (number: string) => complaints.get(number),
    mails: ({ number, answer, withdrawnAt }: Complaint) => ({
      received: desk.mails.get(complaintReceiptId(number)),
      answered: answer && desk.mails.get(complaintAnswerId(number)),
      withdrawn: withdrawnAt && desk.mails.get(complaintWithdrawalId(number)),
    }),
    answer({ number }: Complaint, typed: string, upheld: boolean): Complaint {
      const stored = complaints.get(number);
      if (!desk.mayWork || checkLine(typed, MAX_COMPLAINT_ANSWER) || !stored)
        throw new BackendError('denied');
      const text = normalizeText(typed);
      if (!isOpenComplaint(stored) || desk.isTaken(number)) throw new BackendError('conflict');
      const closed = { ...stored, answer: { text, upheld, answeredAt: new Date() } };
      complaints.set(number, closed);
      desk.noteAnswer(number);
      return closed;
    },
  };
}
