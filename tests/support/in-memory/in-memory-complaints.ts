import { BackendError } from '../../../src/data/errors';
import type { MailStatus } from '../../../src/data/staff/casework';
import type { ComplaintState } from '../../../src/data/staff/complaints';
import { type Complaint, MAX_COMPLAINT_ANSWER } from '../../../src/domain/complaint/complaint';
import { checkLine, normalizeText } from '../../../src/domain/fields/fields';
import { complaintAnswerId, complaintReceiptId } from '../../../src/records/complaint';

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
    if (state === 'open') return all.filter(({ answer }) => answer === undefined);
    const found = state === 'closed' ? all.filter(({ answer }) => answer !== undefined) : all;
    return found.reverse();
  };
  return {
    list,
    find: (number: string) => complaints.get(number),
    mails: ({ number, answer }: Complaint) => ({
      received: desk.mails.get(complaintReceiptId(number)),
      answered: answer && desk.mails.get(complaintAnswerId(number)),
    }),
    answer({ number }: Complaint, typed: string, upheld: boolean): Complaint {
      const stored = complaints.get(number);
      if (!desk.mayWork || checkLine(typed, MAX_COMPLAINT_ANSWER) || !stored)
        throw new BackendError('denied');
      const text = normalizeText(typed);
      if (stored.answer || desk.isTaken(number)) throw new BackendError('conflict');
      const closed = { ...stored, answer: { text, upheld, answeredAt: new Date() } };
      complaints.set(number, closed);
      desk.noteAnswer(number);
      return closed;
    },
  };
}
