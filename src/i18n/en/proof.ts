import type { proof as spanish } from '../es/proof';
import type { Translation } from '../translation';

/** The outcomes of proving an account in a calculator. */
export const proof: Translation<typeof spanish> = {
  retry: 'Try again',
  newWords: 'Get other words',
  askingStill: 'The game is slow. We will wait a few more seconds.',
  yours: '{{name}} is yours.',
  lines_one: 'One line verified',
  lines_other: '{{count}} lines verified',
  takeBack: 'Remove',
  notRemoved: 'We could not remove it. Try again in a moment.',
  phrase:
    'Copy these words, paste them into the About section of your Roblox profile and save it. You can delete them afterwards.',
  phraseDone: 'They are there',
  lookAgain: 'Look again',
  byHand: 'I would rather type it in',
  kept: 'What you entered is still there.',
  left_one: 'You have {{count}} attempt left for now.',
  left_other: 'You have {{count}} attempts left for now.',
  uncalled: 'We could not ask.',
  offline: 'You seem to be offline. What you entered is still there: try again once you are back.',
  tryLater: 'What you entered is still there. Try again in a moment.',
  noAccount:
    'Your connection opened many new visits in a short time. Try again in an hour, or right away on another connection, such as your mobile data. What you entered is still there.',
  missing: {
    tag: 'Enter your tag.',
    name: 'Enter your username.',
    token: 'Paste an unused token.',
  },
  /** What no account is called; nothing was asked. */
  malformed: {
    tag: 'This cannot be a tag: it has # and 3 to 15 letters and digits.',
    name: 'This cannot be a Roblox username: it has 3 to 20 letters, digits and underscores.',
    token: 'Paste an unused token.',
  },
  refused: {
    title: 'You shared nothing.',
    detail: 'Battle.net did not let us read your profile, as you chose.',
  },
  failure: {
    'not-found': {
      title: 'The game does not know that account.',
      detail: 'Check the spelling and try again.',
    },
    'invalid-token': {
      title: 'That token has been used or has expired.',
      detail: 'Get another one in the game and paste it here.',
    },
    'code-missing': {
      title: 'The words are not in your profile yet.',
      detail: 'Save them in the About section and wait a moment: it can take a while to show.',
    },
    'private-inventory': {
      title: 'Your inventory is private.',
      detail: 'Your inventory is private: limited items stay as you declare them.',
    },
    banned: {
      title: 'The game has banned that account.',
      detail: 'We cannot verify it. If that is a mistake, contact the game.',
    },
    'too-many': {
      title: 'Too many attempts.',
      detail: 'You can make ten in ten minutes. Wait a little, or type it in.',
    },
    maintenance: {
      title: 'The game is down for maintenance.',
      detail: 'Try again later.',
    },
    'wrong-key': {
      title: 'The game does not accept our key.',
      detail: 'That is our fault, not yours. For now, type it in.',
    },
    slow: {
      title: 'The game is taking too long to answer.',
      detail: 'Try again in a moment.',
    },
    unavailable: {
      title: 'The game does not answer.',
      detail: 'Try again later.',
    },
  },
  signIn: {
    'not-found': {
      title: 'That is not the account.',
      detail: 'You signed in with another BattleTag, or that account has no Warcraft characters.',
    },
    'invalid-token': {
      title: 'You did not finish signing in to Battle.net.',
      detail: 'Press again and allow us to read your Warcraft profile.',
    },
  },
  line: {
    exactHint: 'Read from the game, exact',
    atLeastHint: 'Read from the game: you have at least this',
    hiddenHint: 'The game does not show it',
    unlock: 'Change by hand: {{label}}',
    shareProven: 'verified',
    shareDeclared: 'declared',
    say: 'Verifying does not raise the value: it tells the bank which lines are certain.',
  },
};
