import type { decide as original } from '../../../es/staff/requests/decide';
import type { Translation } from '../../../translation';

export const decide: Translation<typeof original> = {
  approve: 'Approve',
  decline: 'Decline',
  ask: 'Ask for information',
  note: 'The bank e-mails the client. Undoing it takes two people.',
  approveTitle: 'Approve the request?',
  text: '{{name}}, {{game}}, {{value}}. An e-mail will be sent to {{email}}. Undoing it takes two people.',
  approveYes: 'Yes, approve',
  reason: 'Reason',
  missingReason: 'Choose a reason: the client will read it.',
  missingNeed: 'Choose what is missing.',
  preview: 'The client will read:',
  needs: {
    nickname: 'User name in the game',
    cedula: 'ID',
    income: 'Income',
    phone: 'Phone number',
  },
  unknownNeed: 'Something else',
  questions: {
    waiting: 'Waiting for an answer for {{time}}',
  },
  hours: '{{hours}} h',
  approved: 'Request approved. The e-mail is on its way.',
  declined: 'Request declined. The e-mail is on its way.',
  asked: 'Question sent. The e-mail is on its way.',
};
