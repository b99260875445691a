import { DEFAULT_LANGUAGE, type Language } from '../language';

/** The address of a page as a mail in this language gives it: the page opens in that language. */
export function pageLink(address: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return address;
  const [page = '', ...fragment] = address.split('#');
  const asked = `${page}${page.includes('?') ? '&' : '?'}lang=${language}`;
  return [asked, ...fragment].join('#');
}
