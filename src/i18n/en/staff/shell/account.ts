import type { account as original } from '../../../es/staff/shell/account';
import type { Translation } from '../../../translation';
import { optionalFields } from '../../optional-fields';

export const account: Translation<typeof original> = {
  title: 'Your account',
  atBank:
    'You sign in with your bank account. Its password and second factor are changed there, not here.',
  password: {
    title: 'Password',
    duty: 'Choose your password',
    dutyWhy:
      'Your current password was given to you, so others may have seen it. Before you continue, choose one that only you know.',
    present: 'Current password',
    presentDuty: 'The password you were given',
    next: 'New password',
    advice:
      'At least {{min}} characters. Four unrelated words are easy to remember and hard to guess. Do not use your name, or a password that you use elsewhere.',
    ends: 'Changing it ends your other sessions.',
    presentProblem: 'Enter your current password.',
    problems: {
      short: 'Too short: enter at least {{min}} characters.',
      long: 'Too long: {{max}} characters at most.',
      same: 'This is the one you have. Choose another.',
      repetitive: 'It repeats the same characters. Use more variety.',
      name: 'It contains part of your e-mail address. Choose another.',
    },
    wrong: 'That is not your current password.',
    weak: 'The bank does not accept that new password. Choose a longer, more varied one.',
    busy: 'Too many attempts. Wait a few minutes and try again.',
    unclear:
      'We do not know whether it was changed. Try again; if your current one is refused, sign out and sign in with the new one.',
    submit: 'Change the password',
    submitting: 'Changing the password…',
    done: 'Done: your password has changed and your other sessions have ended.',
  },
  factor: {
    title: 'Second factor',
    duty: 'Protect your account',
    dutyWhy: 'The bank asks for a code besides the password. Set it up once and continue.',
    why: 'A code besides your password: someone who finds out the password still cannot sign in.',
    set: 'Your account asks for a code at every sign-in. If you lose your phone, contact the person who manages the accounts.',
    phone: 'Your mobile number',
    phoneProblem: optionalFields.phone.malformed,
    send: 'Send the code',
    change: 'Change the number',
    begin: 'Set up with an app',
    scan: 'Scan this code with your authenticator app, or enter the key in it. Then copy the six digits it shows.',
    qr: 'QR code for your authenticator app',
    noQr: 'The QR code could not be drawn. Use the key.',
    key: 'Key',
    sent: 'We sent a code in a text message to {{phone}}.',
    submit: 'Confirm the code',
    busyNow: 'One moment…',
    notTaken: 'That number cannot be used. Check it and try again.',
    done: 'Done: from now on your account asks for a code at every sign-in.',
  },
};
