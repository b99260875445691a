import { useTranslation } from 'react-i18next';
import type { Remote } from '../../../../data/remote';
import type { CaseMail } from '../../../../data/staff/casework';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { TextButton } from '../../../../ui/button/text-button';
import { useNames } from '../../tab/use-names';
import styles from './case-log.module.css';
import { LogItem } from './log-item';
import { type LogLine, logLines } from './log-lines';
import type { CaseEntries } from './use-case-entries';

/** A mail of a request stands with the act that caused it. */
export type CaseMailsRemote = Remote<{ readonly id: string; readonly mails: readonly CaseMail[] }>;

/** Everything that happened in a case, newest first. */
export function CaseLog({
  requests,
  entries: { remote, reload },
  mails,
}: {
  readonly requests: readonly LoanRequest[];
  readonly entries: CaseEntries;
  readonly mails: CaseMailsRemote;
}) {
  const { t } = useTranslation('staff');
  const lines = logLines(
    requests,
    remote.status === 'ready' ? remote.data : [],
    new Map(mails.status === 'ready' ? [[mails.data.id, mails.data.mails]] : []),
  );
  const nameOf = useNames(lines.flatMap(({ author }) => author ?? []));
  const isShared = new Set(lines.map(({ request }) => request.id)).size > 1;
  return (
    <>
      <header className={styles.head}>
        <h3>{t('requests.cases.log.title')}</h3>
        <span className="number" role="status">
          {remote.status === 'loading'
            ? t('loading')
            : t('requests.cases.log.entries', { count: lines.length })}
        </span>
      </header>
      {remote.status === 'failed' && (
        <p role="alert">
          {t('requests.cases.log.failed')} <TextButton onClick={reload}>{t('retry')}</TextButton>
        </p>
      )}
      <ol className={styles.caseLog}>
        {lines.map((line) => (
          <LogItem key={keyOf(line)} line={line} nameOf={nameOf} isShared={isShared} />
        ))}
      </ol>
    </>
  );
}

const keyOf = ({ kind, at, request, author }: LogLine) =>
  `${kind} ${at.toISOString()} ${request.id} ${author ?? ''}`;
