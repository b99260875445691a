import type { request as original } from '../es/request';
import type { Translation } from '../translation';

export const request: Translation<typeof original> = {
  title: 'Send your request',
  close: 'Close',
  notTheLoan: 'This value is not the loan. The bank answers within 72 hours at most.',
  fields: {
    name: 'Name',
    nickname: 'Player name in {{game}}',
    email: 'E-mail',
    cedula: 'ID number (cedula)',
  },
  consent: 'I agree that my data is used to evaluate my request and improve the service.',
  marketing: 'I want to receive promotions. This is optional.',
  privacy: 'How we look after your data',
  send: 'SEND',
  sending: 'Sending your request…',
  sent: 'Request sent',
  missing: {
    name: 'Enter your name.',
    nickname: 'Enter your player name in the game.',
    email: 'Enter your e-mail. That is where the bank answers.',
    cedula: 'Enter your ID number.',
    consent: 'Tick this box to be able to send.',
  },
  malformed: {
    email: 'This e-mail is not spelled right. Write it like this: name@mail.com',
    cedula: 'Use only letters, digits and hyphens.',
  },
  problems: {
    'too-short': 'It is too short. Use at least 5 characters.',
    'too-long': 'It is too long. Use {{max}} characters at most.',
    markup: 'Leave out the signs < and >.',
    'invisible-characters': 'It has characters that cannot be seen. Delete it and type it by hand.',
    'few-letters': 'Type at least two letters.',
    'stacked-marks': 'One letter has too many marks on it. Type it without them.',
    'long-local-part': 'Use an e-mail with at most 64 characters before the @.',
    'several-addresses': 'Enter a single e-mail, without spaces or commas.',
    'no-at': 'This e-mail has no @. Write it like this: name@mail.com',
    'no-domain-end': 'This e-mail has no ending. Write it like this: name@mail.com',
  },
  checkDigit: 'The last digit does not match the others. Check it; if it is right, go on.',
  failed: {
    title: 'It was not sent.',
    unclear: 'We do not know whether it arrived. If you try again, it is not sent twice.',
    kept: 'What you typed is still here.',
    call: 'Call {{phone}}, option {{option}}',
  },
  existing: {
    title: 'You already have a request',
    declinedTitle: 'You can ask again',
    text: 'Each person can have only one. This is yours and it does not change.',
    unread: 'You already have a request at the bank, and no other was sent.',
    received: 'Sent',
    status: 'Status',
    see: 'See my request',
  },
};
