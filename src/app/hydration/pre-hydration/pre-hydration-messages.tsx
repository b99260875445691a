import { type ByLanguage, LANGUAGES } from '../../../domain/language';
import { preHydration as english } from '../../../i18n/en/app/pre-hydration';
import { shell as englishShell } from '../../../i18n/en/app/shell';
import { preHydration as spanish } from '../../../i18n/es/app/pre-hydration';
import { shell as spanishShell } from '../../../i18n/es/app/shell';
import styles from '../../shell/corner-chip.module.css';
import { MESSAGES_ID } from './messages-id';
import type { LoadingStatus } from './status';

const copy: ByLanguage<Readonly<Record<LoadingStatus | 'again', string>>> = {
  es: { loading: spanishShell.pageLoading, ...spanish },
  en: { loading: englishShell.pageLoading, ...english },
};

const STATUSES: readonly LoadingStatus[] = ['loading', 'offline', 'failed'];

/** The address of the page itself, with its query. */
const SAME_PAGE = '';

/**
 * The messages of a prerendered page before hydration, in both languages. The inline script shows
 * one at most (status.ts); the application removes them all.
 */
export function PreHydrationMessages() {
  return (
    <div className={styles.cornerChip} id={MESSAGES_ID} role="status">
      {LANGUAGES.flatMap((language) =>
        STATUSES.map((status) => (
          <p
            key={`${status} ${language}`}
            className={styles.chip}
            lang={language}
            data-status={status}
            hidden
          >
            {copy[language][status]}
            {status === 'failed' && <a href={SAME_PAGE}>{copy[language].again}</a>}
          </p>
        )),
      )}
    </div>
  );
}
