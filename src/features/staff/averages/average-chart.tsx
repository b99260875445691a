import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Remote } from '../../../data/remote';
import type { RequestAverages, StaffBackend } from '../../../data/staff-backend';
import type { MarketGame } from '../../../domain/market-value';
import { formatDollars } from '../../../domain/money';
import { Emblem } from '../../../ui/art/emblem';
import { LineChart } from '../../../ui/chart/line-chart';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { useStaffRemote } from '../tab/use-staff';
import styles from './average-chart.module.css';
import { DayTable } from './day-table';
import { marketLine } from './market-line';

const CENTS = 100;

/** A game's average requested value and its market value over the last 30 days. */
export function AverageChart({
  id,
  name,
  averages,
  market,
}: {
  readonly id: string;
  readonly name: string;
  readonly averages: Remote<RequestAverages>;
  readonly market: MarketGame | undefined;
}) {
  const { t } = useTranslation('staff');
  const [now] = useState(() => new Date());
  const read = useCallback((staff: StaffBackend) => staff.listChanges(id), [id]);
  const { remote: changes } = useStaffRemote(read);
  const days = averages.status === 'ready' ? (averages.data.byGame[id]?.days ?? []) : [];
  const marketPoints = marketLine(market, changes.status === 'ready' ? changes.data : [], now);
  const isWaiting = averages.status === 'loading' || changes.status === 'loading';

  return (
    <section className={styles.averageChart} aria-label={name} aria-busy={isWaiting}>
      <header className={styles.head}>
        <Emblem id={id} />
        <h2>{name}</h2>
      </header>
      {isWaiting ? (
        <Skeleton className={styles.waiting} />
      ) : days.length === 0 && marketPoints.length === 0 ? (
        <p className="muted">{t('averages.chart.empty')}</p>
      ) : (
        <LineChart
          label={t('averages.chart.label', { game: name })}
          series={[
            {
              id: 'requested',
              label: t('averages.chart.requested'),
              look: 'main',
              points: days.map(({ day, mean }) => ({ x: day.getTime(), y: mean / CENTS })),
            },
            {
              id: 'market',
              label: t('averages.chart.market'),
              look: 'second',
              stepped: true,
              points: marketPoints,
            },
          ]}
          formatY={(dollars) => formatDollars(Math.round(dollars) * CENTS).replace('.00', '')}
          from={t('averages.chart.ago')}
          to={t('averages.chart.today')}
        />
      )}
      {days.length > 0 && <DayTable days={days} />}
    </section>
  );
}
