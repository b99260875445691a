import { deviceStore } from '../../../browser/browser-store';
import { DEFAULT_LANGUAGE, toLanguage } from '../../../domain/language';
import { INVITED, readInvitationFragment } from '../../../domain/staff/invitation-link';
import { LANGUAGE_KEY } from '../../../i18n/language-key';

/** How far the application has come. */
export type LoadingStatus = 'loading' | 'offline' | 'failed';

/** A page stays hidden no longer than this while it waits for its language. */
const LONGEST_WAIT_MS = 4000;

const root = document.documentElement;

const asked = new URLSearchParams(location.search).get('lang');
const language = toLanguage(asked || deviceStore.read(LANGUAGE_KEY));

/** Whether the page below is in another language than the visitor's: it is hidden until theirs comes. */
export const awaitsLanguage = language !== DEFAULT_LANGUAGE;

const showPage = () => root.classList.remove('awaiting-language');
if (awaitsLanguage) {
  root.classList.add('awaiting-language');
  setTimeout(showPage, LONGEST_WAIT_MS);
}

/** Whether the address is that of an invitation, so that the prerendered sign-in stays hidden. */
const isInvited = readInvitationFragment(location.hash.slice(1)) !== undefined;
if (isInvited) {
  root.classList.add(INVITED);
  addEventListener('DOMContentLoaded', () => showStatus('loading'));
}

let current: LoadingStatus = 'loading';

/** How far the application has come. */
export const loadingStatus = () => current;

/** Shows the message of a status in the visitor's language (pre-hydration-messages.tsx). */
export function showStatus(status: LoadingStatus): void {
  current = status;
  if (status !== 'loading') showPage();
  for (const message of document.querySelectorAll<HTMLElement>('[data-status]'))
    message.hidden = message.dataset.status !== status || message.lang !== language;
}
