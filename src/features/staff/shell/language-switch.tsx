import { useTranslation } from 'react-i18next';
import { LANGUAGES, languageName } from '../../../domain/language';
import { useLanguageChoice } from '../../../i18n/use-language';
import { afterPress } from '../../../ui/feedback/after-press';
import styles from './language-switch.module.css';

/** Switches between Spanish and English. If the copy cannot be loaded, it says so and the language stays. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, failed, choose } = useLanguageChoice();

  return (
    <fieldset className={styles.languageSwitch}>
      <legend className="visually-hidden">{t('shell:language.label')}</legend>
      {LANGUAGES.map((option) => (
        <button
          key={option}
          type="button"
          lang={option}
          aria-label={languageName(option)}
          aria-pressed={option === language}
          onClick={() => afterPress(() => void choose(option))}
        >
          {t(`shell:language.${option}`)}
        </button>
      ))}
      <span role="status">{failed && t('shell:language.failed')}</span>
    </fieldset>
  );
}
