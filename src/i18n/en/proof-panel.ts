import type { proofPanel as spanish } from '../es/proof-panel';
import type { Translation } from '../translation';

/** The panel of a calculator that fills it in from the game. */
export const proofPanel: Translation<typeof spanish> = {
  offer: 'We fill it in for you.',
  fill: 'Fill it in for me',
  unloaded: 'We could not load this part. Check your connection and try again, or type it in.',
  token: {
    title: 'Do you have your tag?',
    intro:
      'The token is in the game: Settings, More settings, Show token. It works once and is not your password.',
    tag: 'Tag',
    token: 'Token',
    notice:
      'This content is not affiliated with, endorsed, sponsored, or specifically approved by Supercell and Supercell is not responsible for it.',
    policy: 'Supercell’s Fan Content Policy',
  },
  code: {
    title: 'Do you have your username?',
    intro:
      'We give you some words for your Roblox profile and read them there. We never ask for your password.',
    tag: 'Username',
    notice: 'We are not affiliated with or endorsed by Roblox.',
  },
  oauth: {
    title: 'Do you have your BattleTag?',
    intro:
      'You sign in to Battle.net and let us read your Warcraft profile. We never see your password.',
    tag: 'BattleTag',
    notice: 'We are not affiliated with or endorsed by Blizzard Entertainment.',
  },
};
