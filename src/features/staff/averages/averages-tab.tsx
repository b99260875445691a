import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../data/staff-backend';
import { findGame, games as list } from '../../../games/list';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Failure } from '../tab/failure';
import { TabHead } from '../tab/tab-head';
import { TabPage } from '../tab/tab-page';
import { useStaffRemote } from '../tab/use-staff';
import { AverageChart } from './average-chart';
import { AverageTable } from './average-table';

const GAME_IDS = list.map(({ id }) => id);

const readAverages = (staff: StaffBackend) => staff.requestAverages(GAME_IDS, new Date());

const readMarkets = (staff: StaffBackend) => staff.listGames().then(({ games }) => games);

/** The number and the average value of each game's requests, beside its market value. */
export default function AveragesTab() {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const averages = useStaffRemote(readAverages);
  const markets = useStaffRemote(readMarkets);
  const [open, setOpen] = useState(GAME_IDS[0] ?? '');
  const games = markets.remote.status === 'ready' ? markets.remote.data : [];
  const since = averages.remote.status === 'ready' ? averages.remote.data.newestSince : undefined;

  return (
    <TabPage>
      <TabHead title={t('averages.title')} lead={t('averages.lead')}>
        {since && (
          <p className="muted">
            {t('averages.newest', { date: formatDate(since, 'date', language) })}
          </p>
        )}
      </TabHead>
      {averages.remote.status === 'failed' && (
        <Failure code={averages.remote.code} onRetry={averages.reload} />
      )}
      {markets.remote.status === 'failed' && (
        <Failure code={markets.remote.code} onRetry={markets.reload} />
      )}
      <AverageChart
        key={open}
        id={open}
        name={findGame(open)?.name ?? open}
        averages={averages.remote}
        market={games.find(({ id }) => id === open)}
      />
      <AverageTable averages={averages.remote} markets={games} open={open} onOpen={setOpen} />
    </TabPage>
  );
}
