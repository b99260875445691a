import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Remote } from '../../../data/remote';
import type { RequestAverages } from '../../../data/staff/requests';
import type { MarketGame } from '../../../domain/market/market-value';
import { games } from '../../../games/list';
import { ColumnHeading, Table } from '../../../ui/data/table';
import { AverageRow } from './average-row';
import styles from './average-table.module.css';
import { ALL_GAMES, chosenSummary } from './chosen';

/** The requests and the market value of every game with a calculator, one row each. */
export function AverageTable({
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
  const [now] = useState(() => new Date());
  const rows = [{ id: ALL_GAMES, name: t('averages.allGames') }, ...games];
  return (
    <Table className={styles.averageTable} aria-label={t('averages.list')}>
      <thead>
        <tr>
          <ColumnHeading>{t('averages.columns.game')}</ColumnHeading>
          <ColumnHeading kind="figure">{t('averages.columns.market')}</ColumnHeading>
          <ColumnHeading kind="figure">{t('averages.columns.count')}</ColumnHeading>
          <ColumnHeading kind="figure">{t('averages.columns.mean')}</ColumnHeading>
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
