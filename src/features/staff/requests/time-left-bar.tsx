import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { TimeLeft } from './time-left';

/** `6 h 12 min`, or how long the deadline has been over. */
export function timeLeftWords(left: TimeLeft, t: TFunction<'staff'>): string {
  const minutes = String(left.minutes).padStart(2, '0');
  if (left.late) {
    const time = left.hours === 0 ? `${left.minutes} min` : `${left.hours} h`;
    return t('requests.late', { time });
  }
  return left.hours === 0
    ? t('requests.minutesLeft', { minutes: left.minutes })
    : t('requests.hoursLeft', { hours: left.hours, minutes });
}

/** The time left in words over a bar of the time that is gone. */
export function TimeLeftBar({ left }: { readonly left: TimeLeft }) {
  const { t } = useTranslation('staff');
  return (
    <span className={left.hot ? 'time-left time-left--hot' : 'time-left'}>
      <b className="number">{timeLeftWords(left, t)}</b>
      <svg aria-hidden="true" viewBox="0 0 112 8" preserveAspectRatio="none">
        <rect className="time-left__all" width="112" height="8" />
        <rect className="time-left__gone" width={Math.round(left.gone * 112)} height="8" />
      </svg>
    </span>
  );
}
