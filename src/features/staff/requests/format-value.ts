import type { TFunction } from 'i18next';
import { type Cents, formatDollars } from '../../../domain/money';

/** A request's value in dollars, or a note that its record has none. */
export function formatValue(value: Cents | undefined, t: TFunction<'staff'>): string {
  return value === undefined ? t('notRecorded') : formatDollars(value);
}
