import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreadable, type Listed, readableRows } from '../../../../data/staff/lists';
import type { RequestOrder } from '../../../../data/staff/requests';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { ColumnHeading, Table } from '../../../../ui/data/table';
import { useNow } from '../../../../ui/use-now';
import { SortHeading } from '../../list/sort/sort-heading';
import { UnreadableRow } from '../../list/unreadable-row';
import { byPerson } from './by-person';
import { RequestRow } from './row/request-row';
import { useRowNote } from './row/use-row-note';
import { useRepeatFlags } from './use-repeat-flags';

const COLUMNS = 5;

/** The queue, one row per person. */
export function RequestTable({
  requests,
  sort,
  busy,
  onSort,
  onOpen,
}: {
  readonly requests: readonly Listed<LoanRequest>[];
  readonly sort: RequestOrder;
  readonly busy: boolean;
  readonly onSort: (sort: RequestOrder) => void;
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
          <SortHeading id="left" label={t('requests.columns.left')} {...{ sort, onSort }} />
          <SortHeading id="name" label={t('requests.columns.client')} {...{ sort, onSort }} />
          <ColumnHeading>{t('requests.columns.game')}</ColumnHeading>
          <SortHeading
            id="value"
            label={t('requests.columns.value')}
            kind="figure"
            {...{ sort, onSort }}
          />
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
