import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import { areValid, daysToExpiry, lastDayOf } from '../../../domain/loan/terms';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Note } from '../../../ui/feedback/note';
import { useStaffRead } from '../session/use-staff';

/** Tells staff, whichever game they look at, that the terms of the example end soon or have ended. */
export function ExpiryNote() {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { remote } = useStaffRead('loanConditions');
  const terms = remote.status === 'ready' ? remote.data?.terms : undefined;
  if (!terms) return null;
  const now = bankNow();
  const date = formatDate(lastDayOf(terms), 'date', language);
  if (!areValid(terms, now)) return <Note tone="warning">{t('loan.ended', { date })}</Note>;
  const days = daysToExpiry(terms, now);
  return days === undefined ? null : (
    <Note tone="warning">{t('loan.ends', { count: days, date })}</Note>
  );
}
