import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../../i18n/use-language';
import { ShowPage } from '../../../ui/page/lazy-page';
import { MainContent } from '../../../ui/page/main-content';
import { PageTitle, usePageTitle } from '../../../ui/page/page-title';
import { OpenComplaintsProvider } from '../complaints/complaint-counts';
import { SkeletonRows } from '../parts/skeleton-rows';
import { TabPage } from '../parts/tab-page';
import { QueueCountsProvider } from '../requests/queue-counts';
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
  const { language } = useLanguage();
  // What is open in a tab has a title of its own.
  const [opened, setOpened] = useState<string>();
  usePageTitle(opened ?? current.label[language]);
  return (
    <QueueCountsProvider>
      <OpenComplaintsProvider>
        <div className={styles.staffFrame}>
          <StaffSide current={current} member={member} onSignOut={onSignOut} />
          <MainContent className={styles.content}>
            <Suspense
              key={current.id}
              fallback={
                <TabPage>
                  <SkeletonRows />
                </TabPage>
              }
            >
              <PageTitle value={setOpened}>
                <ShowPage page={current.page} />
              </PageTitle>
            </Suspense>
          </MainContent>
        </div>
      </OpenComplaintsProvider>
    </QueueCountsProvider>
  );
}
