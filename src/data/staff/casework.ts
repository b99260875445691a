import type { MailStatus } from '../../domain/mail/mail';
import type { MailAboutKind } from '../../domain/mail/mails-about';

/** A mail about a request. */
export interface CaseMail extends MailStatus {
  readonly kind: MailAboutKind;
}
