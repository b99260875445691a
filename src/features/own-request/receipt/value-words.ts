import type { TFunction } from 'i18next';
import { type Cents, formatDollars } from '../../../domain/money';

/** A request's value in dollars, or a note that its record has none. */
export function valueWords(value: Cents | undefined, t: TFunction): string {
  return value === undefined ? t('status:notRecorded') : formatDollars(value);
}
