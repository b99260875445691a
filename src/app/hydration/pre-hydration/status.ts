import { LANGUAGE_KEY } from '../../../i18n/language-key';

/** How far the application has come. */
export type LoadingStatus = 'loading' | 'offline' | 'failed';

/** A page stays hidden no longer than this while it waits for its English. */
const LONGEST_WAIT_MS = 4000;

const root = document.documentElement;

function preferredLanguage(): string | null {
  try {
    return new URLSearchParams(location.search).get('lang') || localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

/** Whether the visitor reads English: the page below is Spanish and hidden until English is there. */
export const awaitsEnglish = preferredLanguage() === 'en';

const showPage = () => root.classList.remove('awaiting-language');
if (awaitsEnglish) {
  root.classList.add('awaiting-language');
  setTimeout(showPage, LONGEST_WAIT_MS);
}

let current: LoadingStatus = 'loading';

/** How far the application has come. */
export const loadingStatus = () => current;

/** Shows the message of a status in the visitor's language (pre-hydration-messages.tsx). */
export function showStatus(status: LoadingStatus): void {
  current = status;
  if (status !== 'loading') showPage();
  for (const message of document.querySelectorAll<HTMLElement>('[data-status]'))
    message.hidden =
      message.dataset.status !== status || message.lang !== (awaitsEnglish ? 'en' : 'es');
}
