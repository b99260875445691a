import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { lazyPage } from '../../../ui/lazy-page';
import { EmptyList } from '../list/empty-list';
import { Failure } from '../tab/failure';
import { SkeletonRows } from '../tab/skeleton-rows';
import { TabHead } from '../tab/tab-head';
import { TabPage } from '../tab/tab-page';
import { Warning } from '../tab/warning';
import { Card } from './card/card';
import { GameCard } from './card/game-card';
import { ClosedNote } from './closed-note';
import { useValueRoles } from './roles';
import { nameOf, useGames } from './use-games';
import styles from './values-tab.module.css';

/** Only administrators import, and the tab is the first that everybody of staff opens. */
const { Lazy: ImportSection } = lazyPage(() => import('./import/import-section'));

/** Market values: one card per game (specification, section 2, Admin). */
export default function ValuesTab() {
  const { t } = useTranslation('staff');
  const { mayManageGames } = useValueRoles();
  const { remote, reload, show, refresh } = useGames();
  if (remote.status !== 'ready')
    return (
      <TabPage>
        <TabHead title={t('values.title')} lead={t('values.lead')} />
        {remote.status === 'loading' && <SkeletonRows variant="cards" />}
        {remote.status === 'failed' && <Failure code={remote.code} onRetry={reload} />}
      </TabPage>
    );
  const { games, unreadable } = remote.data;
  return (
    <TabPage>
      <TabHead title={t('values.title')} lead={t('values.lead')} />
      <ClosedNote />
      {games.length + unreadable.length === 0 && <EmptyList>{t('values.empty')}</EmptyList>}
      {games.length > 0 && mayManageGames && (
        <Suspense fallback={<Skeleton className={styles.import} />}>
          <ImportSection games={games} onRefresh={refresh} />
        </Suspense>
      )}
      <div className={styles.cards}>
        {games.map((game) => (
          <GameCard key={game.id} game={game} onChanged={show} />
        ))}
        {unreadable.map((id) => (
          <Card key={id} name={nameOf(id)}>
            <h2>{nameOf(id)}</h2>
            <p>
              <Warning>{t('values.unreadable', { id })}</Warning>
            </p>
          </Card>
        ))}
      </div>
    </TabPage>
  );
}
