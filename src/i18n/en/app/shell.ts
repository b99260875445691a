import type { shell as original } from '../../es/app/shell';
import type { Translation } from '../../translation';

export const shell: Translation<typeof original> = {
  skip: 'Skip to content',
  nav: {
    label: 'Main',
    home: 'HOME',
    info: 'INFO',
    faqs: 'FAQS',
    myRequest: 'MY REQUEST',
    calculator: 'CALCULATOR',
    calculatorsLabel: 'Calculators by game',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
  },
  language: {
    label: 'Language',
    es: 'ESP',
    en: 'ENG',
    failed:
      'We could not change the language. Check your internet connection or your ad blocker and try again.',
  },
  footer: {
    call: 'Call {{phone}}, option {{option}}',
    option: 'option {{option}}',
    openAccount: 'Open your first account',
    requestStatus: 'My request',
    myAccounts: 'My accounts',
    myData: 'My data',
    complaint: 'Complain',
    signUp: 'Sign up for information',
    privacy: 'Privacy',
    legal:
      '© {{year}} {{bank}}. {{product}} estimates what your game account is worth. The bank decides on every loan.',
  },
  loading: 'Connecting to the bank…',
  pageLoading: 'Loading the page…',
  home: 'Go to the home page',
  cancel: 'Cancel',
  newTab: '(opens in a new tab)',
  leaving: 'You go to the start page in {{seconds}} seconds. Press Escape to stay.',
  video: { pause: 'Pause the background video', play: 'Play the background video' },
};
