import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ShowPage } from '../../../ui/lazy-page';
import { OpenComplaintsProvider } from '../complaints/complaint-counts';
import { QueueCountsProvider } from '../requests/queue-counts';
import { SkeletonRows } from '../tab/skeleton-rows';
import { TabPage } from '../tab/tab-page';
import { findTab } from '../tabs';
import styles from './staff-frame.module.css';
import { type StaffIdentity, StaffSide } from './staff-side';

/** The staff area: the navigation on the side and the open tab. */
export function StaffFrame({
  member,
  onSignOut,
}: {
  readonly member: StaffIdentity;
  readonly onSignOut: () => void;
}) {
  const [params] = useSearchParams();
  const current = findTab(params.get('tab'));
  return (
    <QueueCountsProvider>
      <OpenComplaintsProvider>
        <div className={styles.staffFrame}>
          <StaffSide current={current} member={member} onSignOut={onSignOut} />
          <Suspense
            key={current.id}
            fallback={
              <TabPage>
                <SkeletonRows />
              </TabPage>
            }
          >
            <ShowPage page={current.page} />
          </Suspense>
        </div>
      </OpenComplaintsProvider>
    </QueueCountsProvider>
  );
}
