import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { gameName } from '../../../games/list';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/feedback/note';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { lazyPage } from '../../../ui/page/lazy-page';
import { EmptyList } from '../list/empty-list';
import { Failure } from '../parts/failure';
import { SkeletonRows } from '../parts/skeleton-rows';
import { TabHead } from '../parts/tab-head';
import { TabPage } from '../parts/tab-page';
import { Warning } from '../parts/warning';
import { useKept } from '../session/use-kept';
import { useMember } from '../session/use-member';
import { useNames } from '../session/use-names';
import { Columns, GameRow } from './row/game-row';
import rowStyles from './row/game-row.module.css';
import { LazyMount } from './row/lazy-mount';
import { useGames } from './use-games';
import styles from './values-tab.module.css';

/** Only administrators import, and the tab is the first that everybody of staff opens. */
const { Lazy: ImportSection } = lazyPage(() => import('./import/import-section'));

/** Market values: a line for each game, which opens to change it (specification, section 2, Admin). */
export default function ValuesTab() {
  const { t } = useTranslation('staff');
  const { mayReview, mayAdminister } = useMember();
  const { remote, reload, show, refresh } = useGames();
  const games = remote.status === 'ready' ? remote.data.games : [];
  const named = useNames(games.flatMap(({ lastChange }) => lastChange?.author ?? []));
  const [importing, setImporting] = useKept('import.open', false);
  if (remote.status !== 'ready')
    return (
      <TabPage>
        <TabHead title={t('values.title')} lead={t('values.lead')} />
        {remote.status === 'loading' && <SkeletonRows />}
        {remote.status === 'failed' && <Failure code={remote.code} onRetry={reload} />}
      </TabPage>
    );
  const { unreadable } = remote.data;
  return (
    <TabPage>
      <TabHead title={t('values.title')} lead={t('values.lead')}>
        {games.length > 0 && mayAdminister && (
          <Button
            className={styles.importing}
            look={importing ? 'ink' : 'line'}
            aria-expanded={importing}
            onClick={() => setImporting(!importing)}
          >
            {t('values.import')}
            <Icon name={importing ? 'close' : 'arrow-up'} />
          </Button>
        )}
      </TabHead>
      {!mayReview && (
        <Note tone="info" told>
          {t(`values.closed.${mayAdminister ? 'values' : 'all'}`)}
        </Note>
      )}
      <LazyMount open={importing}>
        <Suspense fallback={<Skeleton className={styles.import} />}>
          <ImportSection games={games} onRefresh={refresh} />
        </Suspense>
      </LazyMount>
      {games.length + unreadable.length === 0 && <EmptyList>{t('values.empty')}</EmptyList>}
      <div className={styles.games}>
        {games.length > 0 && <Columns />}
        {games.map((game) => (
          <GameRow key={game.id} game={game} nameOf={named} onChanged={show} />
        ))}
        {unreadable.map((id) => (
          <article
            key={id}
            className={`${rowStyles.row} ${styles.unreadable}`}
            aria-label={gameName(id)}
          >
            <h2>{gameName(id)}</h2>
            <p>
              <Warning>{t('values.unreadable', { id })}</Warning>
            </p>
          </article>
        ))}
      </div>
      {mayReview && !mayAdminister && <p className="muted">{t('values.closed.games')}</p>}
    </TabPage>
  );
}
