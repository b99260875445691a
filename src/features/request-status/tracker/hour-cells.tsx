import { useTranslation } from 'react-i18next';
import { VERIFICATION_HOURS } from '../../../domain/request/time-limits';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { daysOf, hoursPassed } from '../verification';
import { Cells } from './cells';

const HOURS_A_DAY = 24;

/** The 72 hours, a mark each, a row per day of the visitor's calendar. */
export function HourCells({
  receivedAt,
  now,
  waitsSince,
}: {
  readonly receivedAt: Date;
  readonly now: Date;
  /** Since when the bank waits for the visitor, if it does. */
  readonly waitsSince?: Date | undefined;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const passed = hoursPassed(receivedAt, now);
  const before = waitsSince ? hoursPassed(receivedAt, waitsSince) : passed;
  const label = waitsSince
    ? t('status:question.cells', {
        passed: before,
        waiting: passed - before,
        left: VERIFICATION_HOURS - passed,
      })
    : t('status:page.hours', { count: passed });
  const rows = daysOf(receivedAt, now, waitsSince).map(({ date, skipped, hours }) => ({
    name: formatDate(date, 'day', language),
    skipped,
    states: hours.map(({ state }) => state),
  }));
  return <Cells label={label} rows={rows} columns={HOURS_A_DAY} />;
}
