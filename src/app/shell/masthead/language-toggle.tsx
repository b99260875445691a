import './language-toggle.css';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../../domain/language';
import { useLanguageChoice } from '../../../i18n/use-language';
import { afterPress } from '../../../ui/after-press';

/** ESP and ENG: switches every text at once, and remembers it. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const { language, failed, choose } = useLanguageChoice();

  return (
    <fieldset className="language-toggle">
      <legend className="visually-hidden">{t('shell:language.label')}</legend>
      {LANGUAGES.map((option) => (
        <button
          key={option}
          type="button"
          className="language-toggle__option"
          lang={option}
          aria-pressed={option === language}
          onClick={() => afterPress(() => void choose(option))}
        >
          {t(`shell:language.${option}`)}
        </button>
      ))}
      <span className="language-toggle__failure" role="status">
        {failed && t('shell:language.failed')}
      </span>
    </fieldset>
  );
}
