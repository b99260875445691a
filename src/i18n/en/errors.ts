import type { errors as original } from '../es/errors';
import type { Translation } from '../translation';

export const errors: Translation<typeof original> = {
  unexpected: {
    title: 'Unexpected Application Error!',
    text: 'Something failed while showing this page. What you typed in the calculator is still kept in this tab.',
    retry: 'Try again',
    home: 'Go to home',
  },
  newRelease: {
    title: 'There is a new version',
    text: 'The page changed while you were using it. Load it again; what you noted in the calculator is kept.',
    reload: 'Load again',
  },
  noConnection: {
    title: 'No connection',
    text: 'This page could not get here. Check your internet and load it again; what you noted in the calculator is kept.',
  },
  notFound: {
    title: 'Nothing here.',
    text: 'The address does not exist or has changed. All the calculators are on the home page.',
    games: 'See the calculators',
    home: 'Go to home',
  },
  retry: 'Try again',
};
