import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Remote } from '../../../data/remote';
import type { GameRequests, RequestAverages, StaffBackend } from '../../../data/staff-backend';
import type { MarketGame } from '../../../domain/market-value';
import { formatDollars } from '../../../domain/money';
import { formatDate, formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Emblem } from '../../../ui/art/emblem';
import { LineChart } from '../../../ui/data/line-chart';
import { useStaffRemote } from '../list/use-staff';
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
    <section className="average-chart" aria-label={name} aria-busy={isWaiting}>
      <header className="average-chart__head">
        <Emblem id={id} />
        <h2>{name}</h2>
      </header>
      {isWaiting ? (
        <span className="skeleton average-chart__wait" />
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

function DayTable({ days }: { readonly days: GameRequests['days'] }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  return (
    <details className="average-chart__data">
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
              <td className="number">{formatDollars(Math.round(mean))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
