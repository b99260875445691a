import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { daysOf, hoursPassed } from '../verification';
import './hour-cells.css';

/** The 72 hours, a mark each, a row per day of the visitor's calendar. */
export function HourCells({ receivedAt, now }: { readonly receivedAt: Date; readonly now: Date }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div
      className="hours"
      role="img"
      aria-label={t('status:page.hours', { count: hoursPassed(receivedAt, now) })}
    >
      {daysOf(receivedAt, now).map(({ date, skipped, hours }) => (
        <div className="hours__day" key={date.toDateString()}>
          <b className="hours__name">{formatDate(date, 'day', language)}</b>
          <span className="hours__row">
            {Array.from({ length: skipped }, (_, hour) => `before-${hour}`).map((key) => (
              <i key={key} />
            ))}
            {hours.map(({ index, state }) => (
              <i key={index} className={`hours__cell hours__cell--${state}`} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
