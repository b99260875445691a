import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../../domain/money';
import { formatDate, formatNumber } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import styles from './day-table.module.css';
import type { RecentDay } from './recent-days';

/** The figures of the chart, day by day. */
export function DayTable({ days }: { readonly days: readonly RecentDay[] }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  return (
    <details className={styles.dayTable}>
      <summary>{t('averages.chart.data')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('averages.chart.day')}</th>
            <th scope="col">{t('averages.chart.count')}</th>
            <th scope="col">{t('averages.chart.mean')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count, mean }) => (
            <tr key={day.getTime()}>
              <th scope="row">{formatDate(day, 'day', language)}</th>
              <td className="number">{formatNumber(count)}</td>
              <td className="number">{mean === undefined ? '–' : formatDollars(mean)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
