import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, languageName } from '../../../domain/language';
import { useLanguageChoice } from '../../../i18n/use-language';
import { afterPress } from '../../../ui/feedback/after-press';
import styles from './language-toggle.module.css';

/** ESP and ENG: switches every text at once, and remembers it. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const { language, failed, choose } = useLanguageChoice();
  const group = useRef<HTMLFieldSetElement>(null);

  // Where only the other language is shown, the focus goes on to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pressed follows the language
  useEffect(() => {
    const pressed = group.current?.querySelector('[aria-pressed="true"]');
    if (pressed !== document.activeElement || pressed?.checkVisibility()) return;
    group.current?.querySelector<HTMLElement>('[aria-pressed="false"]')?.focus();
  }, [language]);

  return (
    <fieldset ref={group} className={styles.languageToggle}>
      <legend className="visually-hidden">{t('shell:language.label')}</legend>
      {LANGUAGES.map((option) => (
        <button
          key={option}
          type="button"
          className={styles.option}
          lang={option}
          aria-label={languageName(option)}
          aria-pressed={option === language}
          onClick={() => afterPress(() => void choose(option))}
        >
          {t(`shell:language.${option}`)}
        </button>
      ))}
      <span className={styles.failure} role="status">
        {failed && t('shell:language.failed')}
      </span>
    </fieldset>
  );
}
