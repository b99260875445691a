import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreadable, type Listed, readableRows } from '../../../../data/staff/lists';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { ColumnHeading, Table } from '../../../../ui/data/table';
import { UnreadableRow } from '../../list/unreadable-row';
import { useNow } from '../use-now';
import { byPerson } from './by-person';
import { RequestRow } from './row/request-row';
import { useRowNote } from './row/use-row-note';
import { useRepeatFlags } from './use-repeat-flags';

const COLUMNS = 5;

/** The queue, one row per person. */
export function RequestTable({
  requests,
  busy,
  onOpen,
}: {
  readonly requests: readonly Listed<LoanRequest>[];
  readonly busy: boolean;
  readonly onOpen: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const now = useNow();
  const flags = useRepeatFlags(useMemo(() => readableRows(requests), [requests]));
  const note = useRowNote();
  return (
    <Table aria-label={t('requests.list')} aria-busy={busy}>
      <thead>
        <tr>
          <ColumnHeading>{t('requests.columns.left')}</ColumnHeading>
          <ColumnHeading>{t('requests.columns.client')}</ColumnHeading>
          <ColumnHeading>{t('requests.columns.game')}</ColumnHeading>
          <ColumnHeading kind="figure">{t('requests.columns.value')}</ColumnHeading>
          <ColumnHeading>{t('requests.columns.notices')}</ColumnHeading>
        </tr>
      </thead>
      <tbody>
        {byPerson(requests).map((row) =>
          isUnreadable(row) ? (
            <UnreadableRow key={row.id} columns={COLUMNS} path={`users/${row.id}`}>
              {t('requests.unreadable', { reference: reference(row) })}
            </UnreadableRow>
          ) : (
            <RequestRow
              key={row.request.id}
              row={row}
              note={note(row, now)}
              flags={flags(row.request)}
              now={now}
              onOpen={() => onOpen(row.request)}
            />
          ),
        )}
      </tbody>
    </Table>
  );
}
