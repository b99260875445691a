import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../domain/language';
import { languageOf, switchLanguage } from '.';

/** The language shown now. */
export function useLanguage(): { readonly language: Language } {
  const { i18n } = useTranslation();
  return { language: languageOf(i18n) };
}

/**
 * The language shown now, how to change it, and whether that failed: then the copy of the other
 * could not be fetched and the language stays.
 */
export function useLanguageChoice(): {
  readonly language: Language;
  readonly failed: boolean;
  readonly choose: (wanted: Language) => Promise<void>;
} {
  const { i18n } = useTranslation();
  const [failed, setFailed] = useState(false);
  return {
    language: languageOf(i18n),
    failed,
    choose: async (wanted) => {
      setFailed(false);
      await switchLanguage(i18n, wanted).catch(() => setFailed(true));
    },
  };
}
