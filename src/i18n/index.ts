import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '../domain/language';
import { LANGUAGE_KEY } from './language-key';
import { spanish } from './page-copy';

/** Copy by namespace and language, fetched when first needed; pages provide their Spanish. */
const sources = {
  copy: {
    es: async () => spanish,
    en: async () => (await import('./en')).copy,
  },
  staff: {
    es: async () => (await import('./es/staff')).staff,
    en: async () => (await import('./en/staff')).staff,
  },
} as const;

export type Namespace = keyof typeof sources;

/**
 * A Spanish i18next; other copy is added by `loadCopy` and `switchLanguage`. The variables (names
 * of the bank and the product, its phone) are at hand in every sentence.
 */
export function createI18n(variables: Readonly<Record<string, string | number>>): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: 'es',
    fallbackLng: false,
    ns: ['copy'],
    defaultNS: 'copy',
    resources: { es: { copy: spanish } },
    interpolation: { escapeValue: false, defaultVariables: variables },
    initAsync: false,
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) =>
      reportError(new Error(`A page shows ${key} without having provided its words`)),
  });
  return instance;
}

/** The current language of an i18next instance. */
export function languageOf(instance: i18n): Language {
  return LANGUAGES.find((language) => language === instance.language) ?? 'es';
}

/** Makes the copy of a namespace available in a language. Rejects when its file cannot be read. */
export async function loadCopy(
  instance: i18n,
  language: Language,
  namespace: Namespace,
): Promise<void> {
  if (instance.hasResourceBundle(language, namespace)) return;
  instance.addResourceBundle(language, namespace, await sources[namespace][language]());
}

/** The language asked for last: copy that arrives later changes nothing. */
const lastAsked = new WeakMap<i18n, Language>();

/** Shows the product in a language, remembers it and keeps `<html lang>` true. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  lastAsked.set(instance, language);
  const namespaces: Namespace[] = instance.hasResourceBundle(languageOf(instance), 'staff')
    ? ['copy', 'staff']
    : ['copy'];
  await Promise.all(namespaces.map((namespace) => loadCopy(instance, language, namespace)));
  if (lastAsked.get(instance) !== language) return;
  // Said again, the same language would have every sentence drawn and every style made anew.
  if (languageOf(instance) !== language) {
    await instance.changeLanguage(language);
    document.documentElement.lang = language;
  }
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
}

/** The language asked for by `?lang=`, else the remembered one, else Spanish. */
export function preferredLanguage(search: string): Language {
  const asked = new URLSearchParams(search).get('lang') ?? remembered();
  return LANGUAGES.find((language) => language === asked) ?? 'es';
}

function remembered(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}
