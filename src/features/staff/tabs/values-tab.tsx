import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../data/staff-backend';
import type { MarketGame } from '../../../domain/market-value';
import { findGame } from '../../../games/list';
import { EmptyList } from '../empty-list';
import { Failure } from '../failure';
import { SkeletonRows } from '../skeleton-rows';
import { TabHead } from '../tab-head';
import { useStaffRemote } from '../use-staff';
import { GameCard } from '../values/game-card';
import '../values/values.css';

const order = ({ id }: MarketGame) => findGame(id)?.catalogue?.order ?? Number.MAX_SAFE_INTEGER;

const readGames = async (staff: StaffBackend) =>
  (await staff.listGames()).sort((a, b) => order(a) - order(b));

/** Market values: one card per game (specification, section 2, Admin). */
export default function ValuesTab() {
  const { t } = useTranslation('staff');
  const { remote, reload } = useStaffRemote(readGames);
  const [changed, setChanged] = useState<Readonly<Record<string, MarketGame>>>({});

  return (
    <div className="staff-tab">
      <TabHead title={t('values.title')} lead={t('values.lead')} />
      {remote.status === 'loading' && <SkeletonRows look="cards" />}
      {remote.status === 'failed' && <Failure code={remote.code} onRetry={reload} />}
      {remote.status === 'ready' && remote.data.length === 0 && (
        <EmptyList>{t('values.empty')}</EmptyList>
      )}
      {remote.status === 'ready' && (
        <div className="values">
          {remote.data.map((game) => (
            <GameCard
              key={game.id}
              game={changed[game.id] ?? game}
              onChanged={(fresh) => setChanged((before) => ({ ...before, [fresh.id]: fresh }))}
            />
          ))}
        </div>
      )}
    </div>
  );
}
