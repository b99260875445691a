import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankNow } from '../../../browser/bank-clock';
import type { Remote } from '../../../data/remote';
import type { RequestAverages } from '../../../data/staff/requests';
import type { MarketGame } from '../../../domain/market/market-value';
import { medianHours, onTimeShare } from '../../../domain/summary/request-summary';
import { findGame, games } from '../../../games/list';
import { averagesTab as english } from '../../../i18n/en/staff/averages';
import { averagesTab as spanish } from '../../../i18n/es/staff/averages';
import { formatNumber } from '../../../i18n/format';
import { useLanguage, useTabCopy } from '../../../i18n/use-language';
import { ColumnHeading, Table } from '../../../ui/data/table';
import { Said } from '../../../ui/feedback/said';
import { Figures } from '../list/figures';
import { Failure } from '../parts/failure';
import { TabHead } from '../parts/tab-head';
import { TabPage } from '../parts/tab-page';
import { useMember } from '../session/use-member';
import { useStaffRead } from '../session/use-staff';
import { AverageRow, inHours, inPercent } from './average-row';
import styles from './averages-tab.module.css';
import { ALL_GAMES, type Chosen, chosenSummary } from './chosen';
import { ComplaintFigures } from './complaint-figures';
import { GamePlots } from './plots/game-plots';
import { TeamFigures } from './team/team-figures';

/** The requests and the market value of every game with a calculator, one row each. */
function AverageTable({
  averages,
  markets,
  open,
  onOpen,
}: {
  readonly averages: Remote<RequestAverages>;
  readonly markets: readonly MarketGame[];
  readonly open: string;
  readonly onOpen: (gameId: string) => void;
}) {
  const { t } = useTranslation('staff');
  const [now] = useState(bankNow);
  const rows = [{ id: ALL_GAMES, name: t('averages.allGames') }, ...games];
  return (
    <Table className={styles.averageTable} aria-label={t('averages.list')}>
      <thead>
        <tr>
          <ColumnHeading>{t('game')}</ColumnHeading>
          <ColumnHeading kind="figure">{t('averages.columns.market')}</ColumnHeading>
          <ColumnHeading kind="figure">{t('averages.columns.count')}</ColumnHeading>
          <ColumnHeading kind="figure">{t('averages.columns.median')}</ColumnHeading>
          <ColumnHeading>{t('averages.columns.trend')}</ColumnHeading>
          <ColumnHeading kind="figure">{t('averages.columns.onTime')}</ColumnHeading>
          <ColumnHeading kind="figure">{t('averages.columns.hours')}</ColumnHeading>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name }) => (
          <AverageRow
            key={id}
            id={id}
            name={name}
            chosen={chosenSummary(averages, id)}
            market={markets.find((game) => game.id === id)}
            now={now}
            isOpen={id === open}
            onOpen={() => onOpen(id)}
          />
        ))}
      </tbody>
    </Table>
  );
}

const COPY = { es: spanish, en: english };

/** The values and decisions of requests, game by game, beside the market values. */
export default function AveragesTab() {
  useTabCopy(COPY);
  const { t } = useTranslation('staff');
  const averages = useStaffRead('requestAverages');
  const markets = useStaffRead('listGames');
  const [opened, setOpen] = useState<string>();
  const open = opened ?? ALL_GAMES;
  const { mayReview, mayAdminister } = useMember();
  const nameOf = (id: string) => findGame(id)?.name ?? t('averages.allGames');
  const games = markets.remote.status === 'ready' ? markets.remote.data.games : [];

  return (
    <TabPage>
      <TabHead title={t('averages.title')} lead={t('averages.lead')}>
        <Totals all={chosenSummary(averages.remote, ALL_GAMES)} />
      </TabHead>
      {averages.remote.status === 'failed' && (
        <Failure code={averages.remote.code} onRetry={averages.reload} />
      )}
      {markets.remote.status === 'failed' && (
        <Failure code={markets.remote.code} onRetry={markets.reload} />
      )}
      <GamePlots
        key={open}
        id={open}
        name={nameOf(open)}
        chosen={chosenSummary(averages.remote, open)}
        market={games.find(({ id }) => id === open)}
      />
      <AverageTable averages={averages.remote} markets={games} open={open} onOpen={setOpen} />
      <Said>{opened && t('averages.shown', { game: nameOf(open) })}</Said>
      <p className="muted">{t('averages.precision')}</p>
      <ComplaintFigures />
      {(mayReview || mayAdminister) && <TeamFigures />}
    </TabPage>
  );
}

/** The figures of all games together. */
function Totals({ all }: { readonly all: Chosen }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const summary = all.status === 'ready' ? all.data : undefined;
  const figure = (id: 'count' | 'onTime' | 'hours', text: string) => ({
    id,
    label: t(`averages.totals.${id}`),
    text: summary ? text : '–',
  });
  return (
    <Figures
      figures={[
        figure('count', formatNumber(summary?.count ?? 0)),
        figure('onTime', inPercent(summary && onTimeShare(summary), language)),
        figure('hours', inHours(summary && medianHours(summary))),
      ]}
    />
  );
}
