import { brand } from '../../config/brand';
import { paths } from '../../config/paths';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../domain/language';

/** Addresses that search engines leave out: personal, for staff, or the answer to a form. */
export const unlistedPaths: readonly string[] = [
  paths.requestReceived,
  paths.requestStatus,
  paths.myAccounts,
  paths.myData,
  paths.unsubscribe,
  paths.signUpThanks,
  paths.staffSignIn,
  paths.staff,
];

/**
 * Whether search engines list a path. The example of a loan is there only once the bank has published
 * terms, so nothing that is built names it.
 */
export function isListed(path: string): boolean {
  return path !== '*' && path !== paths.loan && !unlistedPaths.includes(path);
}

/** The absolute address of a page in a language. */
export function pageAddress(path: string, language: Language): string {
  return `${brand.siteUrl}${path}${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`;
}

/** The absolute addresses of a page: one per language, and the default one. */
export function alternatesOf(path: string): readonly { language: string; href: string }[] {
  return [
    ...LANGUAGES.map((language) => ({ language, href: pageAddress(path, language) })),
    { language: 'x-default', href: pageAddress(path, DEFAULT_LANGUAGE) },
  ];
}
