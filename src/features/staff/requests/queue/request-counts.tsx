import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../i18n/format';
import { TextButton } from '../../../../ui/button/text-button';
import { Figures } from '../../list/figures';
import { useQueueCounts } from '../queue-counts';

const COUNTS = ['soon', 'pending', 'decidedToday'] as const;

/** The queue's counts: due soon, pending and decided today. */
export function RequestCountsList() {
  const { t } = useTranslation('staff');
  const { remote, reload } = useQueueCounts();
  if (remote.status === 'failed')
    return (
      <p>
        {t('requests.countsFailed')} <TextButton onClick={reload}>{t('retry')}</TextButton>
      </p>
    );
  const counts = remote.status === 'ready' ? remote.data : undefined;
  return (
    <Figures
      figures={COUNTS.map((name) => ({
        id: name,
        label: t(`requests.counts.${name}`, { count: counts?.[name] ?? 0 }),
        text: counts ? formatNumber(counts[name]) : '–',
        urgent: name === 'soon' && counts !== undefined && counts.soon > 0,
      }))}
    />
  );
}
