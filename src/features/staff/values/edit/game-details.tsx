import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketGame } from '../../../../domain/market/market-value';
import { lazyPage } from '../../../../ui/lazy-page';
import { SkeletonRows } from '../../tab/skeleton-rows';
import { useMemberUid } from '../../tab/use-staff';
import { Fold } from '../card/fold';
import { keptFacts } from './kept-facts';

const { Lazy: Details } = lazyPage(() => import('./details'));

/** Name, image and destination of a game, folded away, and not fetched, until wanted. */
export function GameDetails({
  game,
  onChanged,
}: {
  readonly game: MarketGame;
  readonly onChanged: (game: MarketGame) => void;
}) {
  const { t } = useTranslation('staff');
  const owner = { uid: useMemberUid(), gameId: game.id };
  // What was typed and kept must be seen.
  const [open, setOpen] = useState(() => keptFacts(owner) !== undefined);
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return (
    <Fold summary={t('values.details')} open={open} onToggle={setOpen}>
      {wanted && (
        <Suspense fallback={<SkeletonRows />}>
          <Details game={game} onChanged={onChanged} />
        </Suspense>
      )}
    </Fold>
  );
}
