import { beforeEach } from 'vitest';
import type { OutgoingMail, Send } from '../../../functions/src/mail/mail';

/** The answer of a server that took a mail. */
export const RECEIPT = {
  messageId: '<m>',
  accepted: [],
  rejected: [],
  pending: [],
  response: '250',
};

/** Sends mails by keeping them; each test of a file begins without any. */
export function keptMails() {
  const sent: OutgoingMail[] = [];
  const send: Send = async (mail) => {
    sent.push(mail);
    return RECEIPT;
  };
  beforeEach(() => void sent.splice(0));
  return { sent, send };
}
