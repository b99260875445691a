import { useTranslation } from 'react-i18next';
import type { Remote } from '../../../data/remote';
import type { GameRequests, RequestAverages } from '../../../data/staff-backend';
import type { MarketGame } from '../../../domain/market-value';
import { formatDollars } from '../../../domain/money';
import { formatNumber } from '../../../i18n/format';
import { Sparkline } from '../../../ui/chart/sparkline';
import { Cell, PressableRow, RowButton } from '../../../ui/data/table';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { GameName } from '../list/game-name';
import styles from './average-row.module.css';

const CENTS = 100;

const NO_REQUESTS: GameRequests = { count: 0, mean: undefined, median: undefined, days: [] };

/** A game's requests beside its market value. */
export function AverageRow({
  id,
  name,
  averages,
  market,
  isOpen,
  onOpen,
}: {
  readonly id: string;
  readonly name: string;
  readonly averages: Remote<RequestAverages>;
  readonly market: MarketGame | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation('staff');
  const current = market?.values.at(-1);
  return (
    <PressableRow isOpen={isOpen} className={styles.averageRow}>
      <Cell className={styles.game}>
        <RowButton
          aria-pressed={isOpen}
          aria-label={t('averages.show', { game: name })}
          onClick={onOpen}
        />
        <GameName id={id} name={name} />
      </Cell>
      <RequestCells id={id} name={name} averages={averages} />
      <Cell kind="figure" className={styles.figure} data-label={t('averages.columns.market')}>
        {current === undefined ? (
          <span className="muted">{t('averages.noMarket')}</span>
        ) : (
          <span className="money">{formatDollars(current * CENTS)}</span>
        )}
      </Cell>
      <Cell className={styles.line} data-label={t('averages.columns.history')}>
        {market && market.values.length > 1 && (
          <Sparkline values={market.values} label={t('averages.historyOf', { game: name })} />
        )}
      </Cell>
    </PressableRow>
  );
}

function RequestCells({
  id,
  name,
  averages,
}: {
  readonly id: string;
  readonly name: string;
  readonly averages: Remote<RequestAverages>;
}) {
  const { t } = useTranslation('staff');
  if (averages.status === 'loading')
    return (
      <Cell colSpan={4} className={styles.wide}>
        <Skeleton className={styles.waiting} />
        <span className="visually-hidden">{t('loading')}</span>
      </Cell>
    );
  if (averages.status === 'failed')
    return (
      <Cell colSpan={4} className={styles.wide}>
        {t('averages.failedGame')}
      </Cell>
    );
  const { count, mean, median, days } = averages.data.byGame[id] ?? NO_REQUESTS;
  return (
    <>
      <Cell kind="figure" className={styles.figure} data-label={t('averages.columns.count')}>
        {formatNumber(count)}
      </Cell>
      <MoneyCell label={t('averages.columns.mean')} cents={mean} />
      <MoneyCell label={t('averages.columns.median')} cents={median} />
      <Cell className={styles.line} data-label={t('averages.columns.trend')}>
        {days.length > 0 ? (
          <Sparkline
            values={days.map((day) => day.mean)}
            label={t('averages.trendOf', { game: name })}
          />
        ) : (
          <span className="muted">{t('averages.noTrend')}</span>
        )}
      </Cell>
    </>
  );
}

function MoneyCell({
  label,
  cents,
}: {
  readonly label: string;
  readonly cents: number | undefined;
}) {
  return (
    <Cell kind="figure" className={styles.figure} data-label={label}>
      {cents === undefined ? '–' : formatDollars(Math.round(cents))}
    </Cell>
  );
}
