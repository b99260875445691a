import { bank } from '../../../src/bank/bank.ts';
import type { Send } from './mail.ts';
import { outboxSend } from './outbox.ts';
import { smtpSend } from './smtp.ts';

const LOCAL_FROM = `${bank.product} <no-reply@${new URL(bank.siteUrl).host}>`;

/** How mails leave locally: by SMTP where `SMTP_URI` is set, else into the outbox's folder. */
export function localSend(outbox = process.env.OUTBOX_DIR ?? '../.emulators/outbox'): Send {
  const { SMTP_URI, MAIL_FROM = LOCAL_FROM } = process.env;
  return SMTP_URI ? smtpSend({ uri: SMTP_URI, from: MAIL_FROM }) : outboxSend(outbox, MAIL_FROM);
}
