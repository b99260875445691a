import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../i18n/format';
import { useQueueCounts } from '../queue-counts';

const COUNTS = ['soon', 'pending', 'decidedToday'] as const;

/** The queue's counts: due soon, pending and decided today. */
export function RequestCountsList() {
  const { t } = useTranslation('staff');
  const { remote, reload } = useQueueCounts();
  if (remote.status === 'failed')
    return (
      <p>
        {t('requests.countsFailed')}{' '}
        <button type="button" className="staff-text-button" onClick={reload}>
          {t('retry')}
        </button>
      </p>
    );
  return (
    <dl className="staff-figures">
      {COUNTS.map((name) => (
        <div
          key={name}
          className={
            name === 'soon' && remote.status === 'ready' && remote.data.soon > 0
              ? 'staff-figures__hot'
              : undefined
          }
        >
          <dt>
            {t(`requests.counts.${name}`, {
              count: remote.status === 'ready' ? remote.data[name] : 0,
            })}
          </dt>
          <dd className="figure">
            {remote.status === 'ready' ? formatNumber(remote.data[name]) : '–'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
