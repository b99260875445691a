import { getFirestore } from 'firebase-admin/firestore';
import { defineInt, defineSecret, defineString, select } from 'firebase-functions/params';
import { handOver } from './mail/hand-over.ts';
import { localSend } from './mail/local-send.ts';
import type { Send } from './mail/mail.ts';
import { smtpSend } from './mail/smtp.ts';

const local = process.env.FUNCTIONS_EMULATOR === 'true';

// Declared for a deployment only: firebase-tools then asks for missing values, while the emulator
// would look for the secret in Google's Secret Manager.
const deployed = local
  ? undefined
  : {
      transport: defineString('MAIL_TRANSPORT', {
        default: 'smtp',
        description: 'How mails leave: by SMTP, or handed over to the extension.',
        input: select(['smtp', 'extension']),
      }),
      smtpUri: defineSecret('SMTP_URI'),
      from: defineString('MAIL_FROM', {
        description: 'Sender of every mail, as "Name <address>".',
      }),
    };

/** How many mails are sent at the same time at most: providers refuse more. */
export const mailsAtOnce =
  deployed === undefined
    ? 5
    : defineInt('MAILS_AT_ONCE', {
        default: 5,
        description: 'How many mails are sent at the same time.',
      });

/** The value of `mailsAtOnce` in a running function. */
export function configuredMailsAtOnce(): number {
  return typeof mailsAtOnce === 'number' ? mailsAtOnce : mailsAtOnce.value();
}

/** The secrets that the function needs. */
export const secrets = deployed === undefined ? [] : [deployed.smtpUri];

/** The transport of mails: `MAIL_TRANSPORT`, or `localSend` on the emulators. */
export function configuredSend(): Send {
  if (deployed === undefined) return localSend();
  return deployed.transport.value() === 'extension'
    ? handOver(getFirestore())
    : smtpSend({ uri: deployed.smtpUri.value(), from: deployed.from.value() });
}
