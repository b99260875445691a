import { LANGUAGES } from '../../domain/language';
import { early as earlyEnglish } from '../../i18n/en/pre-hydration';
import { shell as english } from '../../i18n/en/shell';
import { early as earlySpanish } from '../../i18n/es/pre-hydration';
import { shell as spanish } from '../../i18n/es/shell';

const words = {
  es: { loading: spanish.pageLoading, ...earlySpanish },
  en: { loading: english.pageLoading, ...earlyEnglish },
} as const;

/** A page's own address, with what it asks. */
const SAME_PAGE = '';

/**
 * What a prerendered page may have to say while the application is not there, in both languages.
 * Its inline script shows one sentence at most (tools/prerender/early.js); the application, which
 * does not know of it, has it taken away.
 */
export function EarlyWords() {
  return (
    <div className="corner-chip" id="early-words" role="status">
      {LANGUAGES.flatMap((language) => {
        const { again, ...sentences } = words[language];
        return Object.entries(sentences).map(([when, sentence]) => (
          <p
            key={`${when} ${language}`}
            className="corner-chip__chip"
            lang={language}
            data-when={when}
            hidden
          >
            {sentence}
            {when === 'failed' && <a href={SAME_PAGE}>{again}</a>}
          </p>
        ));
      })}
    </div>
  );
}
