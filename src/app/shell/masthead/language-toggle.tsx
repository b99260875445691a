import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../domain/language';
import { useLanguageChoice } from '../../../i18n/use-language';
import { afterPress } from '../../../ui/after-press';
import styles from './language-toggle.module.css';

/** ESP and ENG: switches every text at once, and remembers it. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const { language, failed, choose } = useLanguageChoice();

  return (
    <fieldset className={styles.languageToggle}>
      <legend className="visually-hidden">{t('shell:language.label')}</legend>
      {LANGUAGES.map((option) => (
        <button
          key={option}
          type="button"
          className={styles.option}
          lang={option}
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
