import type { myData as original } from '../../es/my-request/my-data';
import { optionalList, optionalWords } from '../../optional-words';
import type { Translation } from '../../translation';
import { complaintKinds } from '../complaint-kinds';
import { optionalFields } from '../optional-fields';

/** What stays of an erased request. */
const KEPT =
  'The bank keeps the game, the value, the dates and the decision, without your name, and, for 30 days, a keyed fingerprint of the ID or passport';

export const myData: Translation<typeof original> = {
  title: 'Your data.',
  text: 'What you gave us and what happened to your request, why and for how long. The notes that the bank decides by are not shown here.',
  loading: 'Looking for what we keep…',
  failedTitle: 'It did not load.',
  noneTitle: 'Nothing here.',
  noneText:
    'No request has been sent from this browser. If you sent it from another device, enter its code.',
  stored: {
    title: 'What we keep',
    of: 'Request {{reference}}, on {{date}}',
    count_one: '{{count}} piece of data.',
    count_other: '{{count}} pieces of data.',
    erasedOn: 'They are erased on',
    erasedAfter: 'They are erased automatically, as “For how long” says,',
    afterDecision: 'after the decision',
    erasedIf:
      'If the loan is paid out, they are erased in {{paid}}; if it lapses, {{lapsed}} later.',
  },
  groups: {
    person: 'Who you are',
    sent: 'What you sent',
    happened: 'What happened',
    questions: 'What the bank asked you',
    mails: 'E-mails',
    complaints: 'Your complaints',
  },
  complaints: {
    of: 'Complaints made from this browser, as of {{date}}',
    only: 'No request was sent from this browser. This is what we keep of your complaints.',
    kinds: complaintKinds,
    made: 'About: {{about}}. You made it on {{date}} with the name {{name}} and the e-mail {{email}}.',
    withdrawn: 'You withdrew it on {{date}}.',
    erased: 'It is erased by itself on {{date}}.',
    open: 'It is kept until the bank answers.',
    answer: 'The bank’s answer',
    upheld: 'On {{date}} the bank agreed with you',
    rejected: 'On {{date}} the bank did not agree with you',
  },
  person: {
    name: 'Name',
    nameWhy: 'So that the bank knows who it is talking to',
    cedula: 'ID number (cedula)',
    cedulaWhy: 'To check your credit history',
    email: 'E-mail',
    emailWhy: 'To reply to you',
    corrected: 'To reply to you. You corrected it on {{date}}; it was {{previous}}',
    optional: optionalWords(optionalFields, ({ label }) => label),
    optionalWhy: optionalWords(optionalFields, ({ why }) => why),
    nickname: 'Player name in {{game}}',
    nicknameWhy: 'To find your account',
    session: 'Number of this browser',
    sessionWhy: 'So that only this browser can see your data',
  },
  sent: {
    proven: 'Proof, line by line',
    created: 'created on {{date}}',
    provenWhy: 'How each line stands against what the game showed on {{date}}.',
    account: 'Your account',
    accountWhy: 'What you entered, frozen when you sent it',
    value: 'Value',
    valueWhy: 'With version {{version}} of the rates',
    valueAlone: 'What you saw when you sent it',
    received: 'Sent',
    receivedWhy: 'To count the {{verificationHours}} hours',
    code: 'Code',
    codeWhy: 'To follow the request from any device',
    declaration: 'What you confirmed',
    declared: 'That you are 18 or older and that the name and ID are yours',
    declarationWhy: 'Version {{version}}. The bank can lend only then',
    language: 'Language',
    languageWhy: 'To write to you in it',
    languages: { es: 'Spanish', en: 'English' },
  },
  happened: {
    status: 'Status',
    statusWhy: 'To tell you where it stands',
    since: '{{status}}, {{date}}',
    atBankWhy: 'As the bank’s system says, so that you know how it ended',
    until: 'Valid through',
    untilWhy: 'So that you know the last day of the approval',
    decided: 'The bank’s answer',
    decidedWhy: 'So that you know what it answered and when',
    reconsidered: 'Decision that you asked to have reconsidered',
    reconsideredWhy: 'On {{date}} you asked that another person looked at it: “{{words}}”',
    undone: 'Answer that no longer counts',
    undoneWhy: 'The bank undid it on {{date}}. {{cause}}',
    reason: 'Reason',
    reasonWhy: 'So that you know why, and when it makes sense to apply again',
    reservedWhy: 'So that you know where to ask for it',
  },
  questions: {
    needs: {
      nickname: 'Your player name in the game',
      cedula: 'The details of your ID card',
      income: 'Your income',
      phone: 'Your phone number',
      other: 'Something else',
    },
    asked: 'Asked on {{date}}',
    answered: 'Asked on {{asked}}, answered on {{date}}',
    unanswered: 'Not answered',
  },
  mails: {
    asked: 'Asked for on {{date}}',
    to: 'To {{address}}',
    toCounted: 'To {{address}}, unless three had already gone there that day',
  },
  take: {
    title: 'Take it with you',
    text: 'A file with what you see here, which other programs can read.',
    action: 'Download my data',
    print: 'Print this page',
  },
  elsewhere: {
    title: 'On another device?',
    text: 'With the code you see the status and can ask us to erase everything. Never your name or the rest.',
    action: 'Use a code',
  },
  consents: {
    title: 'What you agreed to.',
    text: 'Every permission in its exact words. You can take back the one for promotions whenever you like, at once.',
    version: 'Version {{version}}, in {{language}}',
    languages: { es: 'Spanish', en: 'English' },
    quote: '“{{words}}”',
    oldWords:
      'You agreed to an earlier version of this text. To read it, call {{phone}}, option {{option}}.',
    needed: 'Needed to send the request.',
    refused: 'You did not agree to it.',
    withdraw: 'Take back',
    withdrawing: 'Taking it back…',
    withdrawn: 'You took it back on {{date}}',
    missing: 'This request is from before permissions were recorded.',
  },
  erase: {
    title: 'Erase.',
    text: 'It happens at once and cannot be undone. We confirm it by e-mail (at most three a day go to one address).',
    action: 'Erase my data',
    goes: 'Erased',
    going: {
      person: `Name, e-mail, ${optionalList(optionalFields)} and ID number`,
      player: 'Your player name in the game',
      answers: 'What you answered the bank',
      rest: 'The code, the e-mails and what this browser keeps',
    },
    stays: 'Stays at the bank, without your name',
    staying: { value: 'Game and value', dates: 'Dates', decision: 'The decision' },
    trace: 'For 30 days, a keyed fingerprint of the ID or passport, with the day of sending',
    fingerprint:
      'For {{months}} months from the decline, a keyed fingerprint of the ID or passport and of the game account, with the reason',
    complaints:
      'The complaints that you made are not erased with the request: they prove what was asked and answered. They are erased by themselves {{period}} after the answer.',
    sure: 'Erase your data?',
    line: {
      withdraws:
        'Your request is still open: it is withdrawn first, and the bank no longer reviews it.',
      'ends-approval': 'If you erase the data, the approval ends.',
      erases: 'This request is closed: its data are erased at once.',
      loan: 'This loan was paid out. {{law}} requires keeping it until {{date}}.',
      'maybe-loan': 'This loan may have been paid out. {{law}} requires keeping it until {{date}}.',
      'loose-payment': 'Before anything is erased, the bank has to clear up a payment.',
    },
    sureLoan:
      'Only the telephone, promotions, e-mails and your answer about your telephone are erased. The rest is kept.',
    lighter:
      'We erased the telephone, promotions and e-mails. The rest is kept, as the law requires.',
    changed:
      'The request changed in the meantime and nothing was erased. See what would be erased now.',
    reload: 'See how it is now',
    sureText: `Your name, ID number, e-mail address, ${optionalList(optionalFields)}, player name, answers and e-mails are erased. The code will stop working.`,
    kept: `${KEPT}.`,
    keptDeclined: `${KEPT}; after a decline, for {{months}} months, of the game account too, with the reason.`,
    yes: 'Yes, erase',
    noCode:
      'This request is from before requests had codes. To have it erased, call {{phone}}, option {{option}}.',
    doneTitle: 'Erased.',
    doneText:
      'We erased your data at the bank and in this browser. We send a confirmation to your e-mail address (at most three e-mails a day go to one address).',
    session:
      'The data is erased, but this browser could not end your session. Clear this site’s data in the settings of your browser.',
  },
};
