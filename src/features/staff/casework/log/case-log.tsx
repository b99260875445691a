import type { Remote } from '../../../../data/remote';
import type { CaseMail } from '../../../../data/staff/casework';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { useNames } from '../../session/use-names';
import { LogItem } from './log-item';
import { type LogLine, logLines } from './log-lines';
import { LogHead } from './log-parts';
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
  const lines = logLines(
    requests,
    remote.status === 'ready' ? remote.data : [],
    new Map(mails.status === 'ready' ? [[mails.data.id, mails.data.mails]] : []),
  );
  const nameOf = useNames(lines.flatMap(({ author }) => author ?? []));
  const isShared = new Set(lines.map(({ request }) => request.id)).size > 1;
  return (
    <>
      <LogHead
        isLoading={remote.status === 'loading'}
        count={lines.length}
        onRetry={remote.status === 'failed' ? reload : undefined}
      />
      <ol>
        {lines.map((line) => (
          <LogItem key={keyOf(line)} line={line} nameOf={nameOf} isShared={isShared} />
        ))}
      </ol>
    </>
  );
}

const keyOf = ({ kind, at, request, author }: LogLine) =>
  `${kind} ${at.toISOString()} ${request.id} ${author ?? ''}`;
