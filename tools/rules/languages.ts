import { LANGUAGES } from '../../src/domain/language';
import { literal } from './rules-text';

/**
 * Writes the languages into a part of the rules: `ALL_LANGUAGES` is their list, and a check of
 * `EACH_LANGUAGE` after `&&` stands once for each.
 */
export function withLanguages(part: string, languages: readonly string[] = LANGUAGES): string {
  return part
    .replaceAll('ALL_LANGUAGES', `[${languages.map(literal).join(', ')}]`)
    .replace(/\s+&& \w+\([^()]*\.EACH_LANGUAGE\b[^()]*\)/g, (check) =>
      languages.map((language) => check.replaceAll('EACH_LANGUAGE', language)).join(''),
    );
}
