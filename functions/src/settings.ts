import { defineSecret, defineString } from 'firebase-functions/params';
import { localSend } from './mail/local-send.ts';
import type { Send } from './mail/mail.ts';
import { smtpSend } from './mail/smtp.ts';

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

/** How mails leave: by SMTP, or on the emulators as `localSend` says. */
export function configuredSend(): Send {
  return deployed === undefined
    ? localSend()
    : smtpSend({ uri: deployed.smtpUri.value(), from: deployed.from.value() });
}
