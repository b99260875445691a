import type { home as original } from '../es/home';
import type { Translation } from '../translation';

export const home: Translation<typeof original> = {
  hero: {
    line1: 'Your play',
    line2: 'counts.',
    text: 'Find out what your game account is worth and ask for a loan backed by it.',
    estimate: 'Estimate now',
    how: 'See how it works',
    art: 'A game cartridge goes into the {{product}} machine and a receipt with its value comes out: {{currency.symbol}}70.75',
    receipt: {
      title: 'Value receipt',
      robux: '1,300 robux',
      limited: '6 limiteds',
      letters: '9 letters',
      years: '7 years',
    },
    check: 'Checked within',
  },
  facts: {
    title: 'In numbers',
    calculators: 'calculators, one for each game',
    hours: 'at most to verify your request',
    loans: 'loan per person',
    personalData: 'personal details needed for an estimate',
  },
  info: {
    title: 'Three steps, one receipt.',
    estimate: {
      title: 'Estimate',
      text: 'Choose your game and enter what you have. The receipt shows where every {{currency.one.en}} comes from.',
    },
    send: {
      title: 'Send',
      text: 'Send the value to the bank with your name, ID number and e-mail.',
    },
    answer: {
      title: 'Get an answer',
      text: 'The bank checks your request within {{verificationHours}} hours and replies by e-mail.',
    },
    more: 'Learn more',
  },
  games: {
    title: 'Pick your cartridge.',
    about: 'Each game’s price is its market value. It does not enter the estimate of your account.',
    reference: 'Reference values',
    current: 'Up-to-date values',
    maybeOld: 'We could not load today’s value. This one may be out of date.',
    failed: 'Today’s values did not load. These may be out of date.',
    up: 'Up',
    down: 'Down',
    equal: 'Same',
    none: 'No market value yet',
    history: 'Values, oldest first: {{values}}',
  },
  key: {
    title: 'How to read the values',
    text: 'Each price is the market value set by the bank, compared with the previous one.',
    up: 'Up since the last change',
    down: 'Down since the last change',
    equal: 'No change',
  },
  needs: {
    title: 'What you need.',
    customer: 'To be a {{bank}} customer',
    notYet: 'Not one yet?',
    id: 'Your ID number and an e-mail address',
    idText: 'The answer goes to that address.',
    account: 'A game account of your own',
    accountText: 'It backs the loan.',
  },
  questions: { title: 'Questions.', all: 'See all questions' },
};
