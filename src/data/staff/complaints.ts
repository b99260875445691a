import type { Complaint } from '../../domain/complaint/complaint';
import type { ComplaintFigures } from '../../domain/complaint/figures';
import type { MailStatus } from '../../domain/mail/mail';
import type { Listed, Page } from './lists';

/** Which complaints a list has; closed ones are answered or withdrawn. */
export const COMPLAINT_STATES = ['open', 'closed', 'all'] as const;

export type ComplaintState = (typeof COMPLAINT_STATES)[number];

/** The mails about a complaint; undefined where there is none. */
export interface ComplaintMails {
  readonly received: MailStatus | undefined;
  readonly answered: MailStatus | undefined;
  readonly withdrawn: MailStatus | undefined;
}

/** Finding complaints. Claims, notes and the log are those of CaseworkBackend. */
export interface ComplaintsBackend {
  /** Open ones by their deadline, the others newest first. */
  pageComplaints(
    state: ComplaintState,
    size: number,
    after?: unknown,
  ): Promise<Page<Listed<Complaint>>>;
  countComplaints(state: ComplaintState): Promise<number>;
  /** The complaint with this number, undefined if there is none. */
  findComplaint(number: string): Promise<Listed<Complaint> | undefined>;
  /** The figures of Promedios: two counts and one read. */
  complaintFigures(now: Date): Promise<ComplaintFigures>;
  complaintMails(complaint: Complaint): Promise<ComplaintMails>;
}
