import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../data/staff-backend';
import { findGame, games as list } from '../../../games/list';
import { AverageChart } from '../averages/average-chart';
import { AverageTable } from '../averages/average-table';
import { useGameRequests } from '../averages/use-game-requests';
import { Failure } from '../failure';
import { TabHead } from '../tab-head';
import { useStaffRemote } from '../use-staff';
import '../../../ui/table.css';
import '../averages/averages.css';

const GAME_IDS = list.map(({ id }) => id);

const readMarkets = (staff: StaffBackend) => staff.listGames();

/** Per game: how many requests, for how much, beside the market value. */
export default function AveragesTab() {
  const { t } = useTranslation('staff');
  const { byGame, retry } = useGameRequests(GAME_IDS);
  const markets = useStaffRemote(readMarkets);
  const [open, setOpen] = useState(GAME_IDS[0] ?? '');
  const games = markets.remote.status === 'ready' ? markets.remote.data : [];
  const done = Object.values(byGame).filter(({ status }) => status !== 'loading').length;

  return (
    <div className="staff-tab">
      <TabHead title={t('averages.title')} lead={t('averages.lead')}>
        <p role="status" className="muted">
          {done < GAME_IDS.length && t('averages.progress', { done, total: GAME_IDS.length })}
        </p>
      </TabHead>
      {markets.remote.status === 'failed' && (
        <Failure code={markets.remote.code} onRetry={markets.reload} />
      )}
      <AverageChart
        key={open}
        id={open}
        name={findGame(open)?.name ?? open}
        requests={byGame[open] ?? { status: 'loading' }}
        market={games.find(({ id }) => id === open)}
      />
      <AverageTable byGame={byGame} markets={games} open={open} onOpen={setOpen} onRetry={retry} />
    </div>
  );
}
