import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/language';
import type { MarketGame } from '../../../domain/market/market-value';
import { formatDollars } from '../../../domain/money';
import { percentText } from '../../../domain/percent';
import {
  medianHours,
  medianValue,
  onTimeShare,
  type RequestSummary,
} from '../../../domain/summary/request-summary';
import { formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Sparkline } from '../../../ui/chart/sparkline';
import { Cell, PressableRow, RowButton } from '../../../ui/data/table';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { GameName } from '../list/game-name';
import styles from './average-row.module.css';
import { ALL_GAMES, type Chosen } from './chosen';
import { recentDays } from './plots/recent-days';

const CENTS = 100;

/** A game's requests beside its market value, or the requests of all games. */
export function AverageRow({
  id,
  name,
  chosen,
  market,
  now,
  isOpen,
  onOpen,
}: {
  readonly id: string;
  readonly name: string;
  readonly chosen: Chosen;
  readonly market: MarketGame | undefined;
  readonly now: Date;
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
        {id === ALL_GAMES ? <strong>{name}</strong> : <GameName id={id} name={name} />}
      </Cell>
      <Cell kind="figure" className={styles.figure} data-label={t('averages.columns.market')}>
        {id === ALL_GAMES ? (
          '–'
        ) : current === undefined ? (
          <span className="muted">{t('averages.noMarket')}</span>
        ) : (
          <span className="money">{formatDollars(current * CENTS)}</span>
        )}
      </Cell>
      <RequestCells name={name} chosen={chosen} now={now} />
    </PressableRow>
  );
}

function RequestCells({
  name,
  chosen,
  now,
}: {
  readonly name: string;
  readonly chosen: Chosen;
  readonly now: Date;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  if (chosen.status !== 'ready')
    return (
      <Cell colSpan={5} className={styles.wide}>
        {chosen.status === 'failed' ? (
          t('averages.failedGame')
        ) : (
          <>
            <Skeleton className={styles.waiting} />
            <span className="visually-hidden">{t('loading')}</span>
          </>
        )}
      </Cell>
    );
  const { data } = chosen;
  return (
    <>
      <FigureCell column="count" text={formatNumber(data.count)} />
      <FigureCell column="median" text={inDollars(medianValue(data))} />
      <TrendCell name={name} summary={data} now={now} />
      <FigureCell column="onTime" text={inPercent(onTimeShare(data), language)} />
      <FigureCell column="hours" text={inHours(medianHours(data))} />
    </>
  );
}

const inDollars = (cents: number | undefined) => (cents === undefined ? '–' : formatDollars(cents));

/** `97 %`: a share of decisions. A share below 100 % is never rounded up to it. */
export const inPercent = (share: number | undefined, language: Language) =>
  share === undefined ? '–' : percentText(Math.floor(100 * share), language);

/** `18 h`: rounded to the hour up to which the figures are right. */
export const inHours = (hours: number | undefined) =>
  hours === undefined ? '–' : `${Math.round(hours)} h`;

function FigureCell({
  column,
  text,
}: {
  readonly column: 'count' | 'median' | 'onTime' | 'hours';
  readonly text: string;
}) {
  const { t } = useTranslation('staff');
  return (
    <Cell kind="figure" className={styles.figure} data-label={t(`averages.columns.${column}`)}>
      {text}
    </Cell>
  );
}

function TrendCell({
  name,
  summary,
  now,
}: {
  readonly name: string;
  readonly summary: RequestSummary;
  readonly now: Date;
}) {
  const { t } = useTranslation('staff');
  const counts = recentDays(summary, now).map(({ count }) => count);
  return (
    <Cell className={styles.line} data-label={t('averages.columns.trend')}>
      {counts.some((count) => count > 0) ? (
        <Sparkline values={counts} label={t('averages.trendOf', { game: name })} />
      ) : (
        <span className="muted">{t('averages.noTrend')}</span>
      )}
    </Cell>
  );
}
