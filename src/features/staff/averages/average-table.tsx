import { useTranslation } from 'react-i18next';
import type { Remote } from '../../../data/remote';
import type { RequestAverages } from '../../../data/staff-backend';
import type { MarketGame } from '../../../domain/market-value';
import { games } from '../../../games/list';
import { AverageRow } from './average-row';

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
    <table className="table average-table" aria-label={t('averages.list')}>
      <thead>
        <tr>
          <th scope="col">{t('averages.columns.game')}</th>
          <th scope="col" className="table__right">
            {t('averages.columns.count')}
          </th>
          <th scope="col" className="table__right">
            {t('averages.columns.mean')}
          </th>
          <th scope="col" className="table__right">
            {t('averages.columns.median')}
          </th>
          <th scope="col">{t('averages.columns.trend')}</th>
          <th scope="col" className="table__right">
            {t('averages.columns.market')}
          </th>
          <th scope="col">{t('averages.columns.history')}</th>
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
    </table>
  );
}
