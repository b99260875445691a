import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../domain/language';
import { useLanguage } from '../../i18n/use-language';

/** ESP and ENG on ink. Where the other copy cannot be read, the language stays as it is. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  return (
    <fieldset className="staff-language">
      <legend className="visually-hidden">{t('shell.language.label')}</legend>
      {LANGUAGES.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === language}
          onClick={() => void setLanguage(option).catch(() => {})}
        >
          {t(`shell.language.${option}`)}
        </button>
      ))}
    </fieldset>
  );
}
