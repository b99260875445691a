import { defineSecret, defineString } from 'firebase-functions/params';
import type { Send } from './mail.ts';
import { outboxSend } from './outbox.ts';
import { smtpSend } from './smtp.ts';

const LOCAL_FROM = 'LevelUp <no-reply@levelup.example>';

const local = process.env.FUNCTIONS_EMULATOR === 'true';

// Declared only for a deployment: there firebase asks for what is missing, while the emulator would
// look for the secret in Google's Secret Manager.
const deployed = local
  ? undefined
  : {
      smtpUri: defineSecret('SMTP_URI'),
      from: defineString('MAIL_FROM', {
        description: 'Sender of every mail, as "Name <address>".',
      }),
    };

/** The secrets that the function needs. */
export const secrets = deployed === undefined ? [] : [deployed.smtpUri];

/**
 * How mails leave: by SMTP where `SMTP_URI` is set; on the emulator without it, into the folder
 * `OUTBOX_DIR`.
 */
export function configuredSend(): Send {
  if (deployed !== undefined)
    return smtpSend({ uri: deployed.smtpUri.value(), from: deployed.from.value() });
  const { SMTP_URI, MAIL_FROM = LOCAL_FROM, OUTBOX_DIR = '../.emulators/outbox' } = process.env;
  return SMTP_URI
    ? smtpSend({ uri: SMTP_URI, from: MAIL_FROM })
    : outboxSend(OUTBOX_DIR, MAIL_FROM);
}
