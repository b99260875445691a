import type { complaint as original } from '../es/complaint';
import type { Translation } from '../translation';
import { complaintKinds } from './complaint-kinds';

export const complaint: Translation<typeof original> = {
  title: 'Complain to the bank.',
  lead: 'Tell {{bank}} what went wrong. You get a number and a date for the answer.',
  another: 'Make another complaint',
  sentTitle: 'Your complaint is on its way.',
  withdrawnTitle: 'You withdrew your complaint.',
  withdrawnLead:
    'The confirmation also goes to {{email}}. You can complain again whenever you like.',
  sentLead: 'The receipt also goes to {{email}}. Keep it: it is your proof.',
  kind: 'What is it about?',
  choose: 'Choose one',
  kinds: complaintKinds,
  text: 'Tell us in your own words',
  textHint: 'Do not write passwords or card numbers.',
  used: '{{used}} of {{max}}',
  code: 'Code of your request (if it is about one)',
  name: 'Your name',
  email: 'Your e-mail',
  send: 'Send the complaint',
  sending: 'Sending your complaint…',
  privacy: 'We use your name and your e-mail address only to answer you.',
  failed: 'Your complaint was not saved.',
  unclear: 'We do not know whether your complaint was saved.',
  limit:
    'You can make up to {{max}} complaints here, {{seconds}} seconds apart. If you need another one, call {{phone}}, option {{option}}.',
  problems: {
    kind: 'Choose what it is about.',
    text: 'Write what happened.',
    malformed:
      'This is not a complete code. It is in the e-mail about your request. If you do not have it, leave this empty.',
    complaint:
      'This is the number of a complaint, not the code of a request. If you do not have the code, leave this empty.',
    reference:
      'This is the reference, only the beginning of the code. If you do not have the whole code, leave this empty.',
    unknown: 'No request has this code. Check it or leave this empty.',
  },
  steps: {
    title: 'What happens next',
    bank: 'The bank answers',
    bankText:
      'Within {{complaints.days}} calendar days, by e-mail and on this page, in plain words.',
    office: 'Not convinced, or no answer?',
    officeText: 'Take it to {{complaints.office}}, {{complaints.of.en}}, free of charge.',
  },
  yours: 'Your complaints',
  yoursFailed: 'We could not read the complaints that you made on this device.',
  receipt: {
    title: 'Complaint receipt',
    received: 'Received',
    about: 'About',
    aboutRequest: '{{kind}}, {{reference}}',
    by: 'The bank answers no later than',
    passed: '{{passed}} of {{days}} days have passed',
    late: 'The time is over. You can take this receipt to {{complaints.office}}.',
    answered: 'The bank answered',
    upheld: 'You are right',
    rejected: 'The bank does not agree with you',
    law: 'Proof of complaint. {{complaints.law.en}}.',
    withdraw: 'Withdraw the complaint',
    sure: 'Withdraw the complaint?',
    sureText: 'The bank stops answering it. It cannot be undone, but you can complain again.',
    yes: 'Yes, withdraw it',
    cancel: 'Cancel',
    withdrawing: 'Withdrawing the complaint…',
    withdrawn: 'You withdrew it',
    withdrawnText: 'The bank will no longer answer it.',
    print: 'Print',
    copy: 'Copy the number',
    copied: 'Number copied',
    notCopied: 'It could not be copied. Please write it down.',
  },
};
