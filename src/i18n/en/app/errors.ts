import type { errors as original } from '../../es/app/errors';
import type { Translation } from '../../translation';

export const errors: Translation<typeof original> = {
  unexpected: {
    title: 'Unexpected Application Error!',
    text: 'Something went wrong while showing this page. What you entered in the calculator is still saved in this tab.',
  },
  newRelease: {
    title: 'There is a new version',
    text: 'The page was updated while you were using it. Reload it: what you entered in the calculator is not lost.',
    reload: 'Reload',
  },
  noConnection: {
    title: 'No connection',
    text: 'This page could not be loaded. Check your internet connection and reload it: what you entered in the calculator is not lost.',
  },
  blocked: {
    title: 'A part is missing',
    text: 'The site answers, but a part of this page did not arrive. An ad blocker may have stopped it: turn it off on this site and reload the page. If it happens again, call {{phone}}, option {{option}}. What you entered in the calculator is not lost.',
  },
  notFound: {
    title: 'There is nothing here.',
    text: 'The address does not exist or has changed. All the calculators are on the home page.',
    games: 'See the calculators',
  },
  retry: 'Try again',
};
