import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../../browser/bank-clock';
import type { StaffBackend } from '../../../../data/staff/backend';
import type { MarketGame, MarketValueChange } from '../../../../domain/market/market-value';
import { type Cents, formatDollars } from '../../../../domain/money';
import { medianValue } from '../../../../domain/summary/request-summary';
import { formatDate, formatNumber } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Emblem } from '../../../../ui/art/emblem';
import { ColumnChart } from '../../../../ui/chart/column-chart';
import { type ChartSeries, LineChart } from '../../../../ui/chart/line-chart';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { useStaffRemote } from '../../session/use-staff';
import { ALL_GAMES, type Chosen } from '../chosen';
import { Decisions } from './decisions';
import styles from './game-plots.module.css';
import { type RecentDay, recentDays, timeAxis } from './recent-days';

/** The figures of the chart, day by day. */
function DayTable({ days }: { readonly days: readonly RecentDay[] }) {
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
          </tr>
        </thead>
        <tbody>
          {days.map(({ noon, count }) => (
            <tr key={noon.getTime()}>
              <th scope="row">{formatDate(noon, 'day', language)}</th>
              <td className="number">{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/**
 * A game's market value over the last 30 days as points of milliseconds and whole dollars: the value
 * at its beginning if there was one, each change, and the value now. Empty for a game without a value.
 */
export function marketLine(
  game: Pick<MarketGame, 'values'> | undefined,
  changes: readonly MarketValueChange[],
  now: Date,
): { readonly x: number; readonly y: number }[] {
  const current = game?.values.at(-1);
  if (current === undefined) return [];
  const [start] = timeAxis(now);
  const recent = changes
    .filter(({ changedAt }) => changedAt.getTime() > start)
    .sort((a, b) => a.index - b.index);
  const first = recent[0];
  const atStart = first ? first.previous : current;
  return [
    ...(atStart === undefined ? [] : [{ x: start, y: atStart }]),
    ...recent.map(({ changedAt, value }) => ({ x: changedAt.getTime(), y: value })),
    { x: now.getTime(), y: current },
  ];
}

const CENTS = 100;

const NO_CHANGES: MarketValueChange[] = [];

/** The requests of a game, or of all games, in plots and the figures of the last 30 days. */
export function GamePlots({
  id,
  name,
  chosen,
  market,
}: {
  readonly id: string;
  readonly name: string;
  readonly chosen: Chosen;
  readonly market: MarketGame | undefined;
}) {
  const { t } = useTranslation('staff');
  const [now] = useState(bankNow);
  const read = useCallback(
    async (staff: StaffBackend) => (id === ALL_GAMES ? NO_CHANGES : staff.read('listChanges', id)),
    [id],
  );
  const { remote: changes } = useStaffRemote(read);
  const isWaiting = chosen.status === 'loading' || changes.status === 'loading';
  const days = chosen.status === 'ready' ? recentDays(chosen.data, now) : [];
  const marketPoints = marketLine(market, changes.status === 'ready' ? changes.data : [], now);
  const hasRequests = days.some(({ count }) => count > 0);

  return (
    <section
      className={`panel stack gap-20 ${styles.gamePlots}`}
      aria-label={name}
      aria-busy={isWaiting}
    >
      <header className={styles.head}>
        {id !== ALL_GAMES && <Emblem id={id} />}
        <h2>{name}</h2>
      </header>
      {isWaiting && <Skeleton className={styles.waiting} />}
      {!isWaiting && chosen.status === 'failed' && <p>{t('averages.failedGame')}</p>}
      {!isWaiting && !hasRequests && marketPoints.length === 0 && (
        <p className="muted">{t('averages.chart.empty')}</p>
      )}
      {!isWaiting && (hasRequests || marketPoints.length > 0) && (
        <div className={`fold-wide ${styles.plots}`}>
          <ValuePlot
            name={name}
            median={chosen.status === 'ready' ? medianValue(chosen.data) : undefined}
            marketPoints={marketPoints}
            axis={timeAxis(now)}
          />
          <CountPlot name={name} days={days} />
        </div>
      )}
      {!isWaiting && hasRequests && <DayTable days={days.filter(({ count }) => count > 0)} />}
      {!isWaiting && chosen.status === 'ready' && chosen.data.count > 0 && (
        <Decisions summary={chosen.data} />
      )}
    </section>
  );
}

function ValuePlot({
  name,
  median,
  marketPoints,
  axis,
}: {
  readonly name: string;
  /** What applicants estimate, in cents: of all requests, so it stands still. */
  readonly median: Cents | undefined;
  readonly marketPoints: ReturnType<typeof marketLine>;
  readonly axis: readonly [number, number];
}) {
  const { t } = useTranslation('staff');
  const estimated: ChartSeries = {
    id: 'estimated',
    label: t('averages.chart.estimated'),
    look: 'main',
    points: median === undefined ? [] : axis.map((x) => ({ x, y: median / CENTS })),
  };
  const market: ChartSeries = {
    id: 'market',
    label: t('averages.chart.market'),
    look: 'second',
    stepped: true,
    points: marketPoints,
  };
  const shown = [estimated, market].filter(({ points }) => points.length > 0);
  const [first, second] = shown;
  if (!first) return null;
  return (
    <div>
      <h3 className={styles.title}>{second ? t('averages.chart.values') : first.label}</h3>
      <LineChart
        label={second ? t('averages.chart.label', { game: name }) : `${name}: ${first.label}`}
        series={shown}
        axis={axis}
        formatY={(dollars) => formatDollars(Math.round(dollars) * CENTS).replace('.00', '')}
        from={t('averages.chart.ago')}
        to={t('averages.chart.today')}
      />
    </div>
  );
}

function CountPlot({ name, days }: { readonly name: string; readonly days: readonly RecentDay[] }) {
  const { t } = useTranslation('staff');
  return (
    <div>
      <h3 className={styles.title}>{t('averages.chart.perDay')}</h3>
      <ColumnChart
        label={t('averages.chart.perDayOf', { game: name })}
        values={days.map(({ count }) => count)}
        formatY={formatNumber}
        from={t('averages.chart.ago')}
        to={t('averages.chart.today')}
      />
    </div>
  );
}
