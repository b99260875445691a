import type { proofPanel as spanish } from '../es/proof-panel';
import type { Translation } from '../translation';

/** The coupon of a calculator that fills it in from the game. */
export const proofPanel: Translation<typeof spanish> = {
  proves: 'and it is verified.',
  again: 'It was verified: verify it again',
  notKept: 'What we read from the game is not kept.',
  goes: 'What the game shows goes with your request.',
  asking: 'Asking the game…',
  unloaded:
    'We could not load this part. Check your connection or your ad blocker and try again, or type it in.',
  token: {
    offer: 'We fill it in with your tag',
    fill: 'Fill it in for me',
    intro:
      'The token is in the game: Settings, More settings, Show token. It works once and is not your password.',
    tag: 'Tag',
    token: 'Token',
    notice:
      'This content is not affiliated with, endorsed, sponsored, or specifically approved by Supercell and Supercell is not responsible for it.',
    policy: 'Supercell’s Fan Content Policy',
  },
  code: {
    offer: 'We fill it in with your username',
    fill: 'Fill it in for me',
    intro:
      'We give you some words for your Roblox profile and read them there. We never ask for your password.',
    tag: 'Username',
    notice: 'We are not affiliated with or endorsed by Roblox.',
  },
  oauth: {
    offer: 'We fill it in with Battle.net',
    fill: 'Sign in with Battle.net',
    intro:
      'You sign in to Battle.net and let us read your Warcraft profile. We never see your password.',
    notice: 'We are not affiliated with or endorsed by Blizzard Entertainment.',
  },
};
