import type { staffInvitation as original } from '../../../es/staff/shell/invitation';
import type { Translation } from '../../../translation';

export const staffInvitation: Translation<typeof original> = {
  title: 'Welcome',
  loading: 'Looking for your invitation…',
  hello: '{{name}}, choose the password that you will sign in with.',
  account: 'Your user is {{email}}.',
  helloBank: '{{name}}, sign in with your bank account: you need no other password here.',
  accountBank:
    'Use the one of {{email}}. Your access begins when you sign in, within the 24 hours of the invitation.',
  until: 'The link works once, until {{date}}.',
  password: 'Your password',
  advice:
    'At least {{min}} characters. Four unrelated words are easy to remember and hard to guess. Do not use your name, or a password that you use elsewhere.',
  problems: {
    short: 'It is short: use at least {{min}} characters.',
    long: 'It is too long: at most {{max}} characters.',
    same: 'It is the same as before. Choose another one.',
    repetitive: 'It repeats the same characters. Use more variety.',
    name: 'It contains part of your e-mail. Choose another one.',
  },
  submit: 'Create my account',
  submitting: 'Creating your account…',
  done: 'Done. Opening the staff area…',
  goneTitle: 'This link no longer works',
  gone: 'It was used once, a newer one replaced it, or the invitation was withdrawn. If you have an account, sign in with your password. If not, ask the person who invited you for another link.',
  expiredTitle: 'The link has ended',
  expired:
    'It worked for {{hours}} hours. Ask the person who invited you for another one: nothing is lost.',
  unclear:
    'We do not know whether your account was created. Try to sign in with the password that you typed; if that fails, open the link again.',
  busy: 'Your account could not be created. Try again: the link still works.',
  retry: 'Try again',
  signIn: 'Go to the staff sign-in',
};
