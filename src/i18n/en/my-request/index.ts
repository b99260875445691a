import { needsIn, reasonsIn } from '../../../domain/request/reason-words';
import type { status as original } from '../../es/my-request';
import type { Translation } from '../../translation';
import { acts } from './actions';
import { outcomes } from './tracker';

export const status: Translation<typeof original> = {
  ...acts,
  ...outcomes,
  needs: needsIn('en'),
  reasons: reasonsIn('en'),
  names: {
    pending: 'Pending',
    reconsidering: 'Being reconsidered',
    information: 'Your turn',
    approved: 'Approved',
    declined: 'Not approved',
    withdrawn: 'Withdrawn',
    unanswered: 'No answer',
    lapsed: 'Lapsed',
    disbursed: 'Disbursed',
    cancelled: 'Cancelled',
    repaid: 'Repaid',
  },
  ticket: {
    label: 'Your request',
    kind: 'Loan request',
    account: 'Your account',
    now: 'Now',
    value: 'Value you sent',
    reference: 'Reference',
    sent: 'What you sent',
  },
  code: {
    qr: 'QR code with the link to this request',
    qrFailed: 'The QR code did not load. The code and the link work just as well.',
    copy: 'Copy the link',
    copied: 'Link copied',
    refused: 'Your browser did not allow copying. Copy the link from here:',
    keep: 'Keep this code: it works even if you change devices.',
    shows:
      'This code shows the status on any device. Never your name, your ID number or the value.',
    askTitle: 'Did you send it from another device?',
    askText: 'Enter the code on your receipt or paste its link.',
    field: 'Code of the request',
    follow: 'See the status',
    missing: 'Enter the code or paste its link.',
    malformed:
      'This code is not written correctly. It is {{codePrefix}}- and 26 letters and digits, never 0, O, 1, I or L.',
    complaint:
      'This is the number of a complaint, not the code of a request. The bank answers complaints by e-mail.',
    reference:
      'This is the reference, only the beginning of the code. The whole code is on your receipt and in the e-mail about your request.',
    unknownTitle: 'We cannot find it.',
    unknownText:
      'No request has this code. Compare it with the one on your receipt: it is {{codePrefix}}- and 26 letters and digits, none of them 0, O, 1, I or L.',
    own: 'What you sent is only shown in this browser. The code shows the status and nothing else.',
    elsewhere:
      'You see the status here and nothing else. What was sent is only shown in the browser that sent it.',
  },
  notRecorded: 'Not recorded',
  consents: {
    title: 'What you agreed to',
    evaluation: 'Evaluate my request',
    bureaus: 'Check with the credit bureaus',
    promotions: 'Receive promotions',
    version: 'version {{version}}',
    withdrawn: '(you took it back on {{date}})',
    given: 'Agreed to on',
  },
  lines: {
    none: 'Your request does not include the quantities.',
    loading: 'Looking for the rates that you estimated with…',
    failed:
      'We could not read the rates that you estimated with. Your value does not change; these are the quantities.',
    unknownRates:
      'We could not find the rates that you estimated with. Your value does not change; these are the quantities.',
    unknownGame:
      'This version of the page cannot show the details of this game. Your value does not change.',
  },
  notTheLoan:
    'This value is not the loan. The bank decides based on your credit history, your savings and other factors.',
  print: 'Print',
  loading: 'Looking for your request…',
  stale: 'We could not refresh the page. This is the latest information we received.',
  proof: {
    share: '{{share}} of the value, verified on {{date}}.',
    offer: 'You verified the account {{account}}, and this request does not have that proof yet.',
    other:
      'This request is about {{account}}. To use another account, withdraw it and send another.',
    again: 'Verify again',
    add: 'Add the proof',
    adding: 'Adding…',
    failed: 'We could not add it. Your request is unchanged: try again.',
  },
  challenge: {
    title: 'Show that the account is yours',
    text: 'Put this code into your name or profile in {{game}}. The bank looks your account up in the game, sees it and knows that it is yours.',
    after:
      'Leave it there until the bank answers, then take it out. It is optional, and we never ask for the password of your account.',
    copy: 'Copy the code',
    copied: 'Code copied',
    refused: 'Your browser did not allow copying. Copy the code from here:',
  },
  received: {
    title: 'Thanks for signing up',
    text: 'More information on services for gamers will come soon.',
    answer: 'The bank will reply by e-mail no later than',
    answered: 'The bank answered on',
    code: 'Your code',
    redirect: 'Taking you to the home page in',
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
    pendingTitle: 'Under review.',
    pendingText: 'The bank has your request and will reply by e-mail by {{moment}} at the latest.',
    informationTitle: 'Your turn.',
    informationText:
      'The bank needs something from you before it decides. While it waits for you, the {{verificationHours}} hours stand still.',
    overdueTitle: 'We are running late.',
    overdueText:
      'We are sorry: the {{verificationHours}} hours ended on {{moment}} and you have no answer yet. Call {{phone}}, option {{option}}, and give your reference.',
    approvedTitle: 'Good news.',
    approvedText:
      'The bank approved your request. A loan officer will call you to agree on the terms.',
    disbursedTitle: 'It is paid out.',
    disbursedText: 'The bank paid out the money of this loan.',
    repaidTitle: 'It is repaid.',
    repaidText: 'You have paid back this loan.',
    cancelledTitle: 'The bank cancelled this loan.',
    cancelledText:
      'The bank had approved your request, and cancelled the loan before paying it out. Call {{phone}}, option {{option}}, to learn why.',
    reconsideringTitle: 'Being reconsidered.',
    reconsideringText:
      'Another person is looking at it again and replies to you by e-mail no later than {{moment}}. Until then, the first answer holds.',
    withdrawnTitle: 'Withdrawn.',
    withdrawnText:
      'The bank no longer reviews this request. Your account is still yours, and you can ask again.',
    givenBackText:
      'The approval ended because you no longer want this loan. You can send another request.',
    unansweredTitle: 'It was closed.',
    unansweredText:
      'The bank asked you something, did not get your answer and closed this request without a decision. That is not a rejection, and you can ask again.',
    lapsedTitle: 'It lapsed.',
    lapsedText:
      'The approval lapsed on {{day}}, and we have no record that the loan was paid out. You can send another request.',
    validity: 'Valid through {{day}}.',
    declinedTitle: 'Not this time.',
    declinedText:
      'The bank declined this request. Your account is still yours, and you can ask again.',
    noneTitle: 'Nothing here.',
    noneText:
      'There is no request in this browser. Find out what your account is worth and send your request; then you can follow it here.',
    noneAction: 'ESTIMATE NOW',
    failedTitle: 'It did not load.',
    left: 'Time left, at most',
    leftText: 'Each mark is one of the {{verificationHours}} hours.',
    duration: '{{hours}}\u00a0h {{minutes}}\u00a0min',
    over: 'The {{verificationHours}} hours are over',
    hourRow: 'Hours {{first}} to {{last}}',
    hours_one: '{{count}} of {{verificationHours}} hours has passed',
    hours_other: '{{count}} of {{verificationHours}} hours have passed',
  },
  steps: {
    received: 'Received',
    reopened: 'Back to review',
    checking: 'Under review',
    checkingNow: 'The bank is reviewing your details',
    answer: 'Answer by e-mail',
    answerBy: 'By {{moment}}',
    answerLate: 'Due on {{moment}}',
  },
};
