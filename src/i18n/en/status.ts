import type { status as original } from '../es/status';
import type { Translation } from '../translation';

export const status: Translation<typeof original> = {
  names: { pending: 'Pending', approved: 'Approved', declined: 'Not approved' },
  ticket: {
    label: 'Your request',
    kind: 'Loan request',
    account: 'Your account',
    now: 'Now',
    value: 'Value you sent',
    reference: 'Reference',
  },
  notRecorded: 'Not recorded',
  lines: {
    none: 'Your request does not record the quantities.',
    otherRates:
      'Rates have changed since you sent your request. Your value does not change; here are the quantities.',
    unknownGame:
      'This version of the page does not know this game’s questions. Your value does not change.',
  },
  notTheLoan:
    'This value is not the loan. The bank decides on your credit history, your savings and other factors.',
  call: 'Call {{phone}}, option {{option}}',
  print: 'Print',
  retry: 'Try again',
  loading: 'Looking for your request…',
  stale: 'We could not refresh. This is the last we read.',
  received: {
    title: 'Thanks for signing up',
    text: 'More information on services for gamers will come soon.',
    answer: 'The bank answers to your e-mail no later than',
    answered: 'The bank answered on',
    redirect: 'We take you home in',
    seconds: '{{seconds}} s',
    stay: 'Stay',
    staying: 'Stay here as long as you like.',
    receipt: 'Request receipt',
    sentOn: 'Sent',
    status: 'See my request',
    failedTitle: 'The receipt did not load.',
    noneTitle: 'No receipt here.',
    noneText: 'No request has been sent from this browser.',
  },
  page: {
    loadingTitle: 'Your request.',
    pendingTitle: 'We are checking.',
    pendingText: 'The bank has your request. By {{moment}}, at the latest, it answers by e-mail.',
    overdueTitle: 'We are late.',
    overdueText:
      'Sorry: the 72 hours ended on {{moment}} and you have no answer yet. Call {{phone}}, option {{option}}, and give your reference.',
    approvedTitle: 'Good news.',
    approvedText:
      'The bank checked your request and its status is “approved”. It writes to your e-mail with the terms.',
    declinedTitle: 'You have an answer.',
    declinedText:
      'The bank checked your request and cannot approve it this time. If you have questions, call {{phone}}, option {{option}}.',
    noneTitle: 'Nothing here.',
    noneText:
      'There is no request in this browser. Find out what your account is worth and send it; then you can follow it here.',
    noneAction: 'ESTIMATE NOW',
    failedTitle: 'It did not load.',
    left: 'At most this long to go',
    leftText: 'Each mark is one of the 72 hours.',
    duration: '{{hours}}\u00a0h {{minutes}}\u00a0min',
    over: 'The 72 hours are over',
    answeredIn: 'The bank answered in',
    hours_one: '{{count}} of 72 hours has passed',
    hours_other: '{{count}} of 72 hours have passed',
  },
  again: {
    text: 'You can ask again whenever you like. This browser then no longer shows request {{reference}}, so note down the reference.',
    action: 'Ask again',
    doneTitle: 'Ask again.',
    doneText:
      'This browser no longer shows request {{reference}}. To ask about it, call {{phone}}, option {{option}}, and give the reference.',
  },
  forget: {
    action: 'Forget on this device',
    title: 'Forget on this device?',
    text: 'This browser will no longer be able to show request {{reference}}, and it deletes what you noted in the calculators. The request stays with the bank: note down the reference and, to ask about it, call {{phone}}, option {{option}}.',
    confirm: 'Forget',
    cancel: 'Cancel',
    doneTitle: 'Forgotten.',
    doneText: 'This browser no longer shows your request or what you noted in the calculators.',
  },
  steps: {
    received: 'Received',
    checking: 'Being checked',
    checkingNow: 'The bank is checking your data',
    checkingDone: 'Done',
    answer: 'Answer by e-mail',
    answerBy: 'Before {{moment}}',
    answerLate: 'Due on {{moment}}',
  },
};
