import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffBackend } from '../../../data/staff-backend';
import type { MarketGame } from '../../../domain/market-value';
import { findGame } from '../../../games/list';
import { EmptyList } from '../list/empty-list';
import { Failure } from '../tab/failure';
import { SkeletonRows } from '../tab/skeleton-rows';
import { TabHead } from '../tab/tab-head';
import { TabPage } from '../tab/tab-page';
import { useStaffRemote } from '../tab/use-staff';
import { Warning } from '../tab/warning';
import { Card } from './card/card';
import { GameCard } from './card/game-card';
import styles from './values-tab.module.css';

const nameOf = (id: string) => findGame(id)?.name ?? id;

const order = ({ id }: MarketGame) => findGame(id)?.catalogue?.order ?? Number.MAX_SAFE_INTEGER;

/** The stored games in the order of the catalogue; one without a stored name gets its known name. */
async function readGames(staff: StaffBackend) {
  const { games, unreadable } = await staff.listGames();
  const named = games.map((game) => ({ ...game, name: game.name || nameOf(game.id) }));
  return { games: named.sort((a, b) => order(a) - order(b)), unreadable };
}

/** Market values: one card per game (specification, section 2, Admin). */
export default function ValuesTab() {
  const { t } = useTranslation('staff');
  const { remote, reload } = useStaffRemote(readGames);
  const [changed, setChanged] = useState<Readonly<Record<string, MarketGame>>>({});

  return (
    <TabPage>
      <TabHead title={t('values.title')} lead={t('values.lead')} />
      {remote.status === 'loading' && <SkeletonRows variant="cards" />}
      {remote.status === 'failed' && <Failure code={remote.code} onRetry={reload} />}
      {remote.status === 'ready' &&
        remote.data.games.length + remote.data.unreadable.length === 0 && (
          <EmptyList>{t('values.empty')}</EmptyList>
        )}
      {remote.status === 'ready' && (
        <div className={styles.cards}>
          {remote.data.games.map((game) => (
            <GameCard
              key={game.id}
              game={changed[game.id] ?? game}
              onChanged={(fresh) => setChanged((before) => ({ ...before, [fresh.id]: fresh }))}
            />
          ))}
          {remote.data.unreadable.map((id) => (
            <Card key={id} name={nameOf(id)}>
              <h2>{nameOf(id)}</h2>
              <p>
                <Warning>{t('values.unreadable', { id })}</Warning>
              </p>
            </Card>
          ))}
        </div>
      )}
    </TabPage>
  );
}
