import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnreadable, type Listed, readableRows } from '../../../../data/staff-backend';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { ColumnHeading, Table } from '../../../../ui/data/table';
import { UnreadableRow } from '../../list/unreadable-row';
import { useNow } from '../use-now';
import { RequestRow } from './request-row';
import { useRepeatFlags } from './use-repeat-flags';

const COLUMNS = 5;

/** The queue, one row per request. */
export function RequestTable({
  requests,
  selected,
  busy,
  onOpen,
}: {
  readonly requests: readonly Listed<LoanRequest>[];
  readonly selected: string | undefined;
  readonly busy: boolean;
  readonly onOpen: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const now = useNow();
  const flags = useRepeatFlags(useMemo(() => readableRows(requests), [requests]));
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
        {requests.map((request) =>
          isUnreadable(request) ? (
            <UnreadableRow key={request.id} columns={COLUMNS} path={`users/${request.id}`}>
              {t('requests.unreadable', { reference: reference(request) })}
            </UnreadableRow>
          ) : (
            <RequestRow
              key={request.id}
              request={request}
              flags={flags(request)}
              now={now}
              isOpen={request.id === selected}
              onOpen={() => onOpen(request)}
            />
          ),
        )}
      </tbody>
    </Table>
  );
}
