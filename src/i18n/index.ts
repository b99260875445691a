import i18next, { type i18n, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { deviceStore } from '../browser/browser-store';
import { DEFAULT_LANGUAGE, type Language, toLanguage } from '../domain/language';
import { wholePageHydrated } from '../ui/page/hydration';
import { errors } from './es/app/errors';
import { meta } from './es/app/meta';
import { shell } from './es/app/shell';
import { LANGUAGE_KEY } from './language-key';

/** The Spanish copy of every page; pages add theirs with `usePageCopy`. */
const spanish = { errors, meta, shell };

/** Fetches the copy of the staff by language. */
const staffCopy: Readonly<Record<Language, () => Promise<object>>> = {
  es: async () => (await import('./es/staff')).staff,
  en: async () => (await import('./en/staff')).staff,
};

/** Ends a sentence with one full stop where a time of day ends it: `a las 1:40 p. m.` */
const oneFullStop: PostProcessorModule = {
  type: 'postProcessor',
  name: 'oneFullStop',
  process: (sentence: string) => sentence.replaceAll('m..', 'm.'),
};

/**
 * A Spanish i18next; other copy is added by pages, `loadStaffCopy` and `switchLanguage`. Every
 * sentence may use the variables (what the bank's settings say).
 */
export function createI18n(variables: Readonly<Record<string, unknown>>): i18n {
  const instance = i18next.createInstance();
  void instance
    .use(initReactI18next)
    .use(oneFullStop)
    .init({
      lng: DEFAULT_LANGUAGE,
      fallbackLng: false,
      ns: Object.keys(spanish),
      defaultNS: 'shell',
      resources: { es: { ...spanish } },
      interpolation: { escapeValue: false, defaultVariables: variables },
      postProcess: oneFullStop.name,
      initAsync: false,
      react: { useSuspense: false },
      saveMissing: true,
      missingKeyHandler: (_languages, namespace, key) =>
        reportError(new Error(`A page shows ${namespace}:${key} without having its copy`)),
    });
  return instance;
}

/** The current language of an i18next instance. */
export function languageOf(instance: i18n): Language {
  return toLanguage(instance.language);
}

/** Makes the copy of the staff available in a language. Rejects when its file cannot be read. */
export async function loadStaffCopy(instance: i18n, language: Language): Promise<void> {
  if (instance.hasResourceBundle(language, 'staff')) return;
  instance.addResourceBundle(language, 'staff', await staffCopy[language]());
}

/** Fetches the public copy by language. The pages themselves bring the Spanish one. */
const publicCopy: Readonly<Record<Language, () => Promise<object>>> = {
  es: async () => spanish,
  en: async () => (await import('./en')).copy,
};

/** Makes the copy of every public page available in a language. */
async function loadCopy(instance: i18n, language: Language): Promise<void> {
  if (instance.hasResourceBundle(language, 'shell')) return;
  const copy = await publicCopy[language]();
  for (const [namespace, sentences] of Object.entries(copy))
    instance.addResourceBundle(language, namespace, sentences);
}

/**
 * The language that was asked for last: copy that arrives later for another one changes nothing.
 */
const lastAsked = new WeakMap<i18n, Language>();

/** Shows the product in a language, remembers it and keeps `<html lang>` true. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  lastAsked.set(instance, language);
  const withStaff = instance.hasResourceBundle(languageOf(instance), 'staff');
  try {
    await Promise.all([
      loadCopy(instance, language),
      withStaff && loadStaffCopy(instance, language),
    ]);
  } catch (error) {
    if (lastAsked.get(instance) === language) lastAsked.delete(instance);
    throw error;
  }
  await wholePageHydrated();
  if (lastAsked.get(instance) !== language) return;
  // Setting the same language again would re-render everything.
  if (languageOf(instance) !== language) {
    await instance.changeLanguage(language);
    document.documentElement.lang = language;
  }
  deviceStore.write(LANGUAGE_KEY, language);
}

/** The language that was chosen last; its copy may still be loading. */
export function requestedLanguage(instance: i18n): Language {
  return lastAsked.get(instance) ?? languageOf(instance);
}

/** The language of `?lang=`, else the remembered one, else Spanish. */
export function preferredLanguage(search: string): Language {
  const asked = new URLSearchParams(search).get('lang') ?? deviceStore.read(LANGUAGE_KEY);
  return toLanguage(asked);
}
