import { useTranslation } from 'react-i18next';
import type { Language } from '../domain/language';
import { languageOf, switchLanguage } from '.';

/** The language shown now and how to change it. */
export function useLanguage(): {
  readonly language: Language;
  readonly setLanguage: (language: Language) => Promise<void>;
} {
  const { i18n } = useTranslation();
  return {
    language: languageOf(i18n),
    setLanguage: (language) => switchLanguage(i18n, language),
  };
}
