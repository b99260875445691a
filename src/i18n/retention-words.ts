import type { TFunction } from 'i18next';

const DAYS_A_YEAR = 365;

/** A period in words: whole years if possible, `2 años`, else `90 días`. */
export function retentionText(days: number, t: TFunction): string {
  return days % DAYS_A_YEAR === 0
    ? t('retention:years', { count: days / DAYS_A_YEAR })
    : t('retention:days', { count: days });
}
