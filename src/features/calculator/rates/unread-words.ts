import type { Language } from '../../../domain/language';
import { momentWords } from '../../../i18n/rates-words';
import type { Say } from '../../../i18n/receipt-words';
import type { KnownRates } from './use-rates';

/** Which rates are used because those in force could not be read, and why; undefined if they were. */
export function unreadWords(
  { rates, seenAt, failure }: KnownRates,
  language: Language,
  t: Say,
): string | undefined {
  if (!failure) return undefined;
  const why = failure === 'offline' ? 'offline' : 'unread';
  return seenAt
    ? t(`calculator:rates.${why}Seen`, { moment: momentWords(seenAt, language, t) })
    : t(`calculator:rates.${why}Never`, { version: rates.version });
}
