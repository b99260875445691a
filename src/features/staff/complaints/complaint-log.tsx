import { useTranslation } from 'react-i18next';
import type { Complaint } from '../../../domain/complaint/complaint';
import type { CaseEntry } from '../../../domain/request/case';
import { LogHead, LogRow } from '../casework/log/log-parts';
import type { CaseEntries } from '../casework/log/use-case-entries';
import { useNames } from '../session/use-names';

/** Everything that happened to a complaint, newest first. */
export function ComplaintLog({
  complaint,
  entries: { remote, reload },
}: {
  readonly complaint: Complaint;
  readonly entries: CaseEntries;
}) {
  const { t } = useTranslation('staff');
  const { withdrawnAt } = complaint;
  const entries = remote.status === 'ready' ? remote.data : [];
  const nameOf = useNames(entries.map(({ author }) => author));

  function deed(entry: CaseEntry): string {
    switch (entry.kind) {
      case 'note':
        return entry.text;
      case 'opened':
        return t('requests.cases.log.opened', { count: 1 });
      case 'takenOver':
        return t('requests.cases.log.takenOver', { reason: entry.reason ?? '' });
      default:
        return t(`requests.cases.log.${entry.kind}`);
    }
  }

  return (
    <>
      <LogHead
        isLoading={remote.status === 'loading'}
        count={entries.length + (withdrawnAt ? 2 : 1)}
        onRetry={remote.status === 'failed' ? reload : undefined}
      />
      <ol>
        {withdrawnAt && (
          <LogRow
            at={withdrawnAt}
            name={complaint.name}
            isNote={false}
            deed={t('complaints.withdrew')}
          />
        )}
        {entries.map((entry) => (
          <LogRow
            key={`${entry.kind} ${entry.at.toISOString()} ${entry.author}`}
            at={entry.at}
            name={nameOf(entry.author)}
            isNote={entry.kind === 'note'}
            deed={deed(entry)}
          />
        ))}
        <LogRow
          at={complaint.receivedAt}
          name={complaint.name}
          isNote={false}
          deed={t('complaints.sent')}
        />
      </ol>
    </>
  );
}
