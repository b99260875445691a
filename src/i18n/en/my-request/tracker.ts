import { undoCausesIn } from '../../../domain/request/reason-words';
import type { outcomes as original } from '../../es/my-request/tracker';
import type { Translation } from '../../translation';
import { lineProblems } from '../field-problems';

export const outcomes: Translation<typeof original> = {
  declined: {
    why: 'Why',
    change: 'What would change it',
    unknown:
      'No reason was recorded for this decision. If you want to know it, call {{phone}}, option {{option}}.',
    anyTime: 'You can send another request at any time.',
    when: 'When it makes sense to ask again',
    from: 'From {{date}}',
    each: 'Each mark is one of the {{days}} days.',
    left_one: '{{count}} day',
    left_other: '{{count}} days',
    passed_one: '{{count}} of {{days}} days has passed',
    passed_other: '{{count}} of {{days}} days have passed',
    now: 'Now',
    nowTitle: 'Whenever you like',
    nowText: 'There is no need to wait.',
    early: 'You can do it today. Before that date, the reason is most likely still the same.',
    ready: 'You can do it today.',
  },
  complaint: {
    title: 'You do not agree?',
    bank: 'Complain to the bank',
    bankText:
      '{{phone}}, option {{option}}, with {{reference}}. It answers within 30 calendar days.',
    make: 'Complain to the bank',
    office: 'Then go to {{complaints.office}}',
    officeText: 'If the bank does not answer, or if its answer does not convince you. It is free.',
  },
  next: {
    title: 'What comes next',
    done: 'Done:',
    decision: 'Decision',
    decisionText: 'It goes to your e-mail too.',
    call: 'A loan officer calls you',
    callWhen: '2 working days',
    callText: 'From {{phone}}. You agree on amount, term and payments.',
    cedula: 'Bring your ID',
    cedulaWhen: 'The original',
    cedulaText: 'And a copy of both sides.',
    income: 'Bring proof of income',
    incomeWhen: '3 months',
    incomeText: 'Pay slips, a letter from your employer or bank statements.',
    sign: 'Sign at your branch',
    signWhen: 'You decide',
    signText: 'You can say no until you sign.',
    never: 'The bank never charges in advance and never asks for your game password.',
  },
  atBank: {
    disbursed: 'Loan disbursed',
    disbursedText:
      'Your contract says how much you pay, and when. If you did not expect this, call {{phone}}, option {{option}}.',
    repaid: 'Loan repaid',
    repaidText:
      'You owe nothing for this loan. If you have questions, call {{phone}}, option {{option}}.',
    cancelled: 'Loan cancelled at the bank',
    cancelledText:
      'You received no money and owe nothing for this request. To learn why, call {{phone}}, option {{option}}.',
    on: 'On {{moment}}',
  },
  question: {
    title: 'The bank asks',
    unknown: 'The bank needs something from you. Call, and it will tell you what.',
    left: 'Once you answer, the bank has',
    waiting: 'The bank has been waiting for you for {{time}}.',
    waitingText:
      'Each mark is one of the {{verificationHours}} hours. The striped one waits for your answer.',
    minutes: '{{minutes}}\u00a0min',
    hours_one: '{{count}}\u00a0hour',
    hours_other: '{{count}}\u00a0hours',
    cells:
      'Hours passed: {{passed}}. Still ahead: {{left}}. They stand still while the bank waits for you.',
    closes:
      'You have until {{date}}. Without an answer, the request is closed without a decision, and you can ask again. We remind you by e-mail before that.',
    closing:
      'The time to answer is over, and the request may be closed at any moment. You can still answer.',
    elsewhere:
      'Answer in the browser that sent the request, or call {{phone}}, option {{option}}, with {{reference}}.',
  },
  withdrawn: {
    title: 'Confirmation of withdrawal',
    text: 'This request was withdrawn on {{moment}}',
    keep: 'Print this page if you want to keep the confirmation.',
  },
  undone: {
    causes: undoCausesIn('en'),
    answers: { approved: 'approved', declined: 'declined' },
    review:
      'Your request goes back to review, and the answer of {{date}} ({{answer}}) no longer counts.',
    decided:
      'The answer you see is the one that counts; that of {{date}} ({{answer}}) no longer does.',
    closed: 'The answer of {{date}} ({{answer}}) no longer counts.',
  },
  reconsider: {
    once: 'Once only, until {{date}}',
    title: 'Another look',
    doubt: { told: 'Is the reason wrong?', reserved: 'Did the bank miss something?' },
    text: 'Someone who did not take the first decision looks at it, within {{verificationHours}} hours. That answer is the last.',
    byMail:
      'To know that it is you, we send a link to the e-mail address of the request. There you say what is wrong.',
    link: 'Send me the link',
    what: 'What is wrong?',
    given: 'The reason that you got',
    points: { reason: 'The decision', overlooked: 'The bank missed something' },
    field: 'Say it in a few words',
    never: 'Do not write passwords or card numbers.',
    problems: {
      missing: 'Say what is wrong.',
      ...lineProblems,
    },
    action: 'Ask for another look',
    wrote: 'What you wrote',
    until: 'The answer of {{date}} (declined) holds until the bank gives you the new one.',
    looked: 'Another person looked at your request again, as you asked.',
  },
  unanswered: {
    title: 'Closed without a decision',
    text: 'On {{moment}}',
    why: 'The bank waited {{days}} days or more for your answer. It can no longer be given here: ask again whenever you like.',
  },
  lapsed: {
    title: 'Approval lapsed',
    text: 'On {{moment}}',
  },
  facts: {
    sent: 'Sent',
    decided: 'Decided',
    took: 'Took',
    withdrawn: 'Withdrawn',
    unanswered: 'Closed',
    lapsed: 'Lapsed',
  },
};
