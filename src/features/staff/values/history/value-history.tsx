import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../../../../ui/lazy-page';
import { SkeletonRows } from '../../tab/skeleton-rows';
import { Fold } from '../card/fold';
import type { PastValuesProps } from './past-values';

const { Lazy: PastValues } = lazyPage(() => import('./past-values'));

/** What a game's values were, folded away, and neither fetched nor read, until wanted. */
export function ValueHistory(props: PastValuesProps) {
  const { t } = useTranslation('staff');
  const [open, setOpen] = useState(false);
  return (
    <Fold summary={t('values.history.title')} open={open} onToggle={setOpen}>
      {open && (
        <Suspense fallback={<SkeletonRows />}>
          <PastValues {...props} />
        </Suspense>
      )}
    </Fold>
  );
}
