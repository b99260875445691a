import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ShowPage } from '../../../ui/lazy-page';
import { SkeletonRows } from '../list/skeleton-rows';
import { QueueCountsProvider } from '../requests/queue-counts';
import { findTab } from '../tabs';
import { StaffSide } from './staff-side';

/** The staff area: the navigation on the side and the open tab. */
export function StaffFrame({
  email,
  onSignOut,
}: {
  readonly email: string;
  readonly onSignOut: () => void;
}) {
  const [params] = useSearchParams();
  const current = findTab(params.get('tab'));
  return (
    <QueueCountsProvider>
      <div className="staff">
        <StaffSide current={current} email={email} onSignOut={onSignOut} />
        <Suspense
          key={current.id}
          fallback={
            <div className="staff-tab">
              <SkeletonRows />
            </div>
          }
        >
          <ShowPage page={current.page} />
        </Suspense>
      </div>
    </QueueCountsProvider>
  );
}
