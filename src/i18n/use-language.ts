import type { i18n } from 'i18next';
import { useContext, useState } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import type { Language } from '../domain/language';
import { languageOf, switchLanguage } from '.';
import type { copy } from './es';

/**
 * The product's i18next itself, for use after a render: `useTranslation()` returns a copy, whose
 * language stays that of its render.
 */
export function useI18n(): i18n {
  return useContext(I18nContext).i18n;
}

/** The language shown now. */
export function useLanguage(): { readonly language: Language } {
  const { i18n } = useTranslation();
  return { language: languageOf(i18n) };
}

/**
 * The current language, a function to change it, and whether that failed because the other copy
 * could not be fetched; the language then stays.
 */
export function useLanguageChoice(): {
  readonly language: Language;
  readonly failed: boolean;
  readonly choose: (wanted: Language) => Promise<void>;
} {
  const i18n = useI18n();
  const { language } = useLanguage();
  const [failed, setFailed] = useState(false);
  return {
    language,
    failed,
    choose: async (wanted) => {
      setFailed(false);
      await switchLanguage(i18n, wanted).catch(() => setFailed(true));
    },
  };
}

/**
 * Adds the Spanish copy of a page by namespace. A page calls it first, so that its sentences come
 * with its code and with no other page's. Another language is fetched whole when it is chosen.
 */
export function usePageCopy(namespaces: Partial<typeof copy>): void {
  const i18n = useI18n();
  for (const [namespace, sentences] of Object.entries(namespaces))
    if (!i18n.hasResourceBundle('es', namespace))
      i18n.addResourceBundle('es', namespace, sentences);
}

/**
 * Adds the copy of a staff tab, in the language shown now, to that of the staff area. The tab calls
 * it first, so that its sentences come with its code.
 */
export function useTabCopy(copies: Readonly<Record<Language, object>>): void {
  const i18n = useI18n();
  const { language } = useLanguage();
  const sentences = copies[language];
  if (Object.keys(sentences).some((part) => !i18n.getResource(language, 'staff', part)))
    i18n.addResourceBundle(language, 'staff', sentences);
}
