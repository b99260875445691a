import { useTranslation } from 'react-i18next';
import type { Remote } from '../../../data/remote';
import type { RequestAverages } from '../../../data/staff-backend';
import type { MarketGame } from '../../../domain/market-value';
import { games } from '../../../games/list';
import { ColumnHeading, Table } from '../../../ui/data/table';
import { AverageRow } from './average-row';
import styles from './average-table.module.css';

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
  return (
    <Table className={styles.averageTable} aria-label={t('averages.list')}>
      <thead>
        <tr>
          <ColumnHeading>{t('averages.columns.game')}</ColumnHeading>
          <ColumnHeading kind="figure">{t('averages.columns.count')}</ColumnHeading>
          <ColumnHeading kind="figure">{t('averages.columns.mean')}</ColumnHeading>
          <ColumnHeading kind="figure">{t('averages.columns.median')}</ColumnHeading>
          <ColumnHeading>{t('averages.columns.trend')}</ColumnHeading>
          <ColumnHeading kind="figure">{t('averages.columns.market')}</ColumnHeading>
          <ColumnHeading>{t('averages.columns.history')}</ColumnHeading>
        </tr>
      </thead>
      <tbody>
        {games.map(({ id, name }) => (
          <AverageRow
            key={id}
            id={id}
            name={name}
            averages={averages}
            market={markets.find((game) => game.id === id)}
            isOpen={id === open}
            onOpen={() => onOpen(id)}
          />
        ))}
      </tbody>
    </Table>
  );
}
