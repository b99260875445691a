import { useTranslation } from 'react-i18next';
import type { RequestFilter } from '../../../../data/staff/requests';
import { Button } from '../../../../ui/button/button';
import { Note } from '../../../../ui/feedback/note';
import { TabHead } from '../../tab/tab-head';
import { useMember } from '../../tab/use-member';
import { KeyCap } from '../keyboard/key-cap';
import styles from './queue-head.module.css';
import { RequestCountsList } from './request-counts';

/** The heading of the queue; beside an open case the heading alone. */
export function QueueHead({
  status,
  isNarrow,
  noneLeft,
  onNext,
}: {
  readonly status: RequestFilter['status'];
  readonly isNarrow: boolean;
  readonly noneLeft: boolean;
  readonly onNext: () => void;
}) {
  const { t } = useTranslation('staff');
  const { mayWork } = useMember();
  const title = t(`requests.status.${status}`);
  if (isNarrow)
    return (
      <header>
        <h1 className={`${styles.title} heading`}>{title}</h1>
      </header>
    );
  return (
    <>
      <TabHead title={title}>
        <div className={styles.figures}>
          <RequestCountsList />
          {mayWork && (
            <Button aria-keyshortcuts="n" onClick={onNext}>
              {t('requests.cases.claim.next')}
              <KeyCap>n</KeyCap>
            </Button>
          )}
        </div>
      </TabHead>
      {noneLeft && <Note tone="info">{t('requests.cases.claim.none')}</Note>}
      {!mayWork && <Note tone="info">{t('requests.cases.claim.readOnlyWhy')}</Note>}
    </>
  );
}
