import { useTranslation } from 'react-i18next';
import type { RequestFilter } from '../../../../data/staff/requests';
import { formatNumber } from '../../../../i18n/format';
import { Button } from '../../../../ui/button/button';
import { TextButton } from '../../../../ui/button/text-button';
import { Note } from '../../../../ui/feedback/note';
import { KeyCap } from '../../casework/keyboard/key-cap';
import { useKeyNames } from '../../casework/keyboard/keys-on';
import { Figures } from '../../list/figures';
import { TabHead } from '../../parts/tab-head';
import { useMember } from '../../session/use-member';
import { useQueueCounts } from '../queue-counts';
import styles from './queue-head.module.css';

const COUNTS = ['soon', 'pending', 'decidedToday'] as const;

/** The queue's counts: due soon, pending and decided today. */
function RequestCountsList() {
  const { t } = useTranslation('staff');
  const { remote, reload } = useQueueCounts();
  if (remote.status === 'failed')
    return (
      <p>
        {t('requests.countsFailed')} <TextButton onClick={reload}>{t('retry')}</TextButton>
      </p>
    );
  const counts = remote.status === 'ready' ? remote.data : undefined;
  return (
    <Figures
      figures={COUNTS.map((name) => ({
        id: name,
        label: t(`requests.counts.${name}`, { count: counts?.[name] ?? 0 }),
        text: counts ? formatNumber(counts[name]) : '–',
        urgent: name === 'soon' && counts !== undefined && counts.soon > 0,
      }))}
    />
  );
}

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
  const keyName = useKeyNames();
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
            <Button aria-keyshortcuts={keyName('n')} onClick={onNext}>
              {t('requests.cases.claim.next')}
              <KeyCap>n</KeyCap>
            </Button>
          )}
        </div>
      </TabHead>
      {noneLeft && <Note tone="info">{t('requests.cases.claim.none')}</Note>}
      {!mayWork && (
        <Note tone="info" told>
          {t('requests.cases.claim.readOnlyWhy')}
        </Note>
      )}
    </>
  );
}
