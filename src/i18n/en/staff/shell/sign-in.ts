import type { staffSignIn as original } from '../../../es/staff/shell/sign-in';
import type { Translation } from '../../../translation';

export const staffSignIn: Translation<typeof original> = {
  title: 'Login',
  user: 'User',
  password: 'access',
  showPassword: 'Show: {{label}}',
  hidePassword: 'Hide: {{label}}',
  show: 'Show',
  hide: 'Hide',
  submit: 'Sign in',
  submitting: 'Checking your account…',
  done: 'Done. Opening the staff area…',
  userProblem: 'Enter your full e-mail address: name@mail.com',
  passwordProblem: 'Enter at least 5 characters.',
  busy: 'Too many attempts. Wait a few minutes and try again.',
  needed: 'This page is for the bank’s staff. Sign in with your account.',
  expired: 'Your session has ended. Sign in again: what you typed is still here.',
  removed:
    'Your account no longer has access to the staff area. If this is a mistake, contact the person who manages the accounts.',
  'password-changed': 'Your password has changed. Sign in with the new one.',
  lock: {
    title: 'Screen locked',
    page: 'Locked',
    who: 'Session of',
    password: 'Password',
    why: 'Nothing happened for {{minutes}} minutes, or the browser was closed. Enter your password to go on where you were.',
    whyBank:
      'Nothing happened for {{minutes}} minutes, or the browser was closed. Sign in with your bank account in another tab and come back to this one: you go on where you were.',
    submit: 'Unlock',
    leave: 'Sign in with another account',
  },
  bank: {
    leaving: 'Opening the bank’s sign-in…',
    denied: 'The bank did not confirm who you are. Sign in again.',
    stranger:
      'Your bank account has no access here, or your invitation has expired. Ask whoever manages the accounts for one.',
  },
  code: {
    sms: 'We sent a code in a text message to the number ending in {{end}}.',
    totp: 'Open your authenticator app and copy the code for {{bank}}.',
    label: 'Six-digit code',
    problem: 'Enter the six digits of the code.',
    wrong: 'That code is wrong or no longer valid. Check it, or go back and ask for another.',
    submit: 'Confirm',
    back: 'Back to the password',
  },
  home: 'Back to the home page',
};
