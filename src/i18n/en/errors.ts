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
    text: 'The address does not exist or has changed. The thirteen calculators are on home.',
    games: 'See the calculators',
    home: 'Go to home',
  },
  backend: {
    denied: 'The bank did not accept this. Call {{phone}}, option {{option}}.',
    offline: 'There is no connection. Check your internet and try again.',
    timeout: 'The bank took too long to answer. Try again.',
    busy: 'Demand is high right now. Wait a minute and try again.',
    conflict: 'Somebody changed it first. Check what is new and try again.',
    'bad-credentials': 'Wrong user or password',
    expired: 'Your session has ended. Try again.',
    limit: 'You have reached the most sign-ups. Try again later.',
    unknown: 'Something failed on our side. Try again or call {{phone}}, option {{option}}.',
  },
  retry: 'Try again',
};
