import { bank } from '../../../src/bank/bank.ts';
import type { Send } from './mail.ts';
import { outboxSend } from './outbox.ts';
import { smtpSend } from './smtp.ts';

const LOCAL_FROM = `${bank.product} <no-reply@${new URL(bank.siteUrl).host}>`;

/** Sends mails of a local run: by SMTP if `SMTP_URI` is set, otherwise into the outbox's folder. */
export function localSend(outbox = process.env.OUTBOX_DIR ?? '../.emulators/outbox'): Send {
  const { SMTP_URI, MAIL_FROM = LOCAL_FROM } = process.env;
  return SMTP_URI ? smtpSend({ uri: SMTP_URI, from: MAIL_FROM }) : outboxSend(outbox, MAIL_FROM);
}
