import type { TFunction } from 'i18next';
import type { MailStatus } from '../../../../domain/mail/mail';

/** How far a mail has come, in words. */
export function mailStateText({ state, stuck }: MailStatus, t: TFunction<'staff'>): string {
  if (!stuck) return t(`requests.mail.states.${state}`);
  return t(`requests.mail.stuck.${state === 'processing' ? 'interrupted' : 'unsent'}`);
}
