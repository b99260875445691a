import type { privacy as original } from '../es/privacy';
import type { Translation } from '../translation';

export const privacy: Translation<typeof original> = {
  title: 'Privacy.',
  lead: 'What we keep about you, why, who sees it and for how long. There is no small print here.',
  facts: {
    label: 'In short',
    account: 'Your account is still yours.',
    accountText: 'We do not buy it, take it or touch it.',
    password: 'We never ask for your password.',
    passwordText: 'Neither the game’s nor a sign-in code. Anyone who asks for it is not the bank.',
    erased: 'Nothing of yours stays forever.',
    erasedText:
      'Each piece of your data is erased on a set date. You can erase almost all of it sooner.',
  },
  kept: {
    title: 'What we keep',
    what: 'What',
    why: 'Why',
    who: 'Who sees it',
    until: 'For how long',
    estimate: {
      what: 'What you enter into a calculator, and the accounts that you keep',
      why: 'To estimate the value of your account',
      who: 'Only you: it stays in your browser',
      until: 'Until you forget it on this device',
    },
    request: {
      what: 'Your request: name, ID number, e-mail, phone if you gave one, player name, account and value',
      why: 'To decide on the loan and reply to you',
      who: 'You and the bank’s staff',
      until:
        'Withdrawn: {{withdrawn}}. Closed without your answer: {{unanswered}}. Approved and lapsed: {{lapsed}}. Not approved: {{declined}}. Approved: {{approved}}, {{law.retention.en}}',
    },
    consents: {
      what: 'What you agreed to: the text, its version and the date',
      why: 'To know what you accepted and what you did not',
      who: 'You and the bank’s staff',
      until: 'As long as the request',
    },
    proofs: {
      what: 'The proof of an account: what its game says about it, and how many accounts you verified',
      why: 'To show the bank which lines are certain',
      who: 'You. The bank sees the account, which lines were verified, when, what the game showed and how many accounts you verified',
      until:
        '{{proofs}}. After that, with the request, only the mark of each line, the verified part and when',
    },
    tracker: {
      what: 'What the code shows: game, status, dates and reason',
      why: 'To follow the request from any device',
      who: 'Whoever has the code',
      until: 'As long as the request',
    },
    complaints: {
      what: 'Your complaints and their answers',
      why: 'Answering you',
      who: 'You and the bank’s staff',
      until: '{{answered}}, even if you erase your request',
    },
    mails: {
      what: 'The e-mails we send you',
      why: 'To know whether they arrived',
      who: 'The bank’s staff',
      until: '{{mails}}',
    },
    counts: {
      what: 'How many e-mails went to an address today, without the address',
      why: 'So that nobody floods your inbox',
      who: 'Nobody: the system reads it',
      until: 'Two days',
    },
    subscribers: {
      what: 'Your sign-up: first name, last name, e-mail and what you agreed to',
      why: 'To send you information about services for gamers',
      who: 'The bank’s staff',
      until: '{{subscribers}}, or until you unsubscribe',
    },
    rest: {
      what: 'Game, value, dates and decision, with nothing that says whose they are',
      why: 'The bank’s accounts and those the law asks for',
      who: 'Staff, in totals only',
      until: 'It is kept',
    },
    sent: {
      what: 'A keyed fingerprint of the ID or passport of an erased request, and its day of sending',
      why: 'To know whether another was sent',
      who: 'Staff, if someone asks with the same document',
      until: '30 days',
    },
    fingerprint: {
      what: 'A keyed fingerprint of a decline: ID or passport, game account, reason and day',
      why: 'To know whether there was one',
      who: 'Staff, if someone asks with the same document or account',
      until: '{{months}} months',
    },
    signatures: {
      what: 'Who of the bank signed what in an erased request, without words',
      why: 'To answer for the decision',
      who: 'Staff',
      until: '{{signatures}}',
    },
  },
  seen: {
    title: 'Who else is involved',
    bureaus:
      'The credit bureaus receive your ID number when the bank checks your history. That is why it asks for your permission when you send.',
    cloud:
      'The data is stored in Google Firebase, which works on behalf of the bank and uses it for nothing else.',
    never: 'Nobody buys it and nobody rents it. This site has no ads and no trackers.',
  },
  rights: {
    title: 'Your rights',
    text: '{{law.privacy.en}} gives you these. You can exercise almost all of them here, without paperwork and free of charge.',
    access: 'See your data and take it with you',
    accessWay:
      'In “My data”, in words and as a file. The notes that the bank decides by are not shown.',
    correction: 'Correct it',
    correctionWay:
      'The e-mail address, in “My request”. The rest by phone: {{phone}}, option {{option}}.',
    withdrawal: 'Change your mind',
    withdrawalWay:
      'Take back promotions in “My data”. Withdraw the request while it is open, and give the approval back until it is paid out, in “My request”.',
    withdrawalCall:
      'Take back promotions in “My data”. Withdraw the request while it is open, in “My request”. Give the approval back by phone: {{phone}}, option {{option}}.',
    erasure: 'Have it erased',
    erasureWay:
      'In “My data”, at once. On another device, with the code and a link to your e-mail. Of a loan that was paid out, what the law requires is kept.',
    myData: 'See my data',
    myRequest: 'See my request',
  },
  backing: {
    title: 'What “backing” means',
    text: 'Your account shows the time and effort that you have put into it. It is one more sign, and the bank decides how much it counts together with your credit history, your savings and other factors.',
    not: 'It is not a pledge: you do not hand it over, share it or sell it, because games do not allow that. The value that you estimate is not the loan.',
  },
  complaints: {
    title: 'If something went wrong',
    bank: 'First, the bank',
    bankText: 'Call {{phone}}, option {{option}}. It has 30 calendar days to answer you.',
    office: 'Then, {{complaints.office}}',
    officeText:
      'If it does not answer or you disagree, complain to {{complaints.office}}, {{complaints.does.en}}. It is free.',
  },
};
