import type { MailStatus } from '../../domain/mail/mail';

/** Which complaints a list has; closed ones are answered or withdrawn. */
export const COMPLAINT_STATES = ['open', 'closed', 'all'] as const;

export type ComplaintState = (typeof COMPLAINT_STATES)[number];

/** The mails about a complaint; undefined where there is none. */
export interface ComplaintMails {
  readonly received: MailStatus | undefined;
  readonly answered: MailStatus | undefined;
  readonly withdrawn: MailStatus | undefined;
}
