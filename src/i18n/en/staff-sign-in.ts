import type { staffSignIn as original } from '../es/staff-sign-in';
import type { Translation } from '../translation';

export const staffSignIn: Translation<typeof original> = {
  title: 'Login',
  user: 'User',
  password: 'access',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
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
  home: 'Back to the home page',
};
