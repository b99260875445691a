import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestFilter, StaffBackend } from '../../../data/staff-backend';
import { Failure } from '../list/failure';
import { ListFoot } from '../list/list-foot';
import { SkeletonRows } from '../list/skeleton-rows';
import { TabHead } from '../list/tab-head';
import { usePages } from '../list/use-pages';
import { useSettled } from '../list/use-settled';
import { useStaffRemote } from '../list/use-staff';
import { SelectedRequest } from './detail/selected-request';
import { NoRequests } from './queue/no-requests';
import { RequestCountsList } from './queue/request-counts';
import { RequestExport } from './queue/request-export';
import { RequestFilters } from './queue/request-filters';
import { rowButtonId } from './queue/request-row';
import { RequestTable } from './queue/request-table';
import { FIRST_QUERY } from './request-query';
import { useRequestQuery } from './use-request-query';
import '../../../ui/table.css';
import './queue/requests.css';
import './detail/request-detail.css';

const PAGE_SIZE = 50;

/** The request queue, soonest deadline first (product decision "Staff"). */
export default function RequestsTab() {
  const { t } = useTranslation('staff');
  const [query, setQuery] = useRequestQuery();
  const [search, setSearch] = useState('');
  const settled = useSettled(search.trim());
  const { status, gameId, overdue, selected } = query;

  const filter = useCallback(
    (): RequestFilter => ({ status, gameId, overdue, search: settled }),
    [status, gameId, overdue, settled],
  );
  const pages = usePages(
    useCallback(
      (staff: StaffBackend, after?: unknown) => staff.pageRequests(filter(), PAGE_SIZE, after),
      [filter],
    ),
  );
  const total = useStaffRemote(
    useCallback(
      // A search is read once and tells its own total.
      async (staff: StaffBackend) =>
        settled === '' ? await staff.countRequests(filter()) : undefined,
      [filter, settled],
    ),
  ).remote;
  const counted = total.status === 'ready' ? total.data : undefined;
  const known = settled === '' ? counted : pages.total;
  const rows = pages.remote.status === 'ready' ? pages.remote.data : [];
  const open = pages.remote.status === 'loading' ? undefined : selected;

  function close() {
    const button = document.getElementById(rowButtonId(open ?? ''));
    setQuery({ selected: undefined });
    // On narrow screens the list is out of sight until the detail has gone.
    requestAnimationFrame(() => button?.focus());
  }

  return (
    <div className={open === undefined ? 'requests' : 'requests requests--open'}>
      <div className="staff-tab requests__list">
        <TabHead title={t('requests.title')}>
          <RequestCountsList />
        </TabHead>
        <RequestFilters query={query} search={search} onQuery={setQuery} onSearch={setSearch} />
        {pages.remote.status === 'loading' && <SkeletonRows />}
        {pages.remote.status === 'failed' && (
          <Failure code={pages.remote.code} onRetry={pages.reload} />
        )}
        {pages.remote.status === 'ready' && rows.length === 0 && (
          <NoRequests
            isQueueEmpty={
              status === 'pending' && gameId === undefined && !overdue && settled === ''
            }
            onClear={() => {
              setSearch('');
              setQuery(FIRST_QUERY);
            }}
          />
        )}
        {rows.length > 0 && (
          <div>
            <RequestTable
              requests={rows}
              selected={selected}
              busy={pages.refreshing}
              onOpen={({ id }) => setQuery({ selected: id })}
            />
            <ListFoot pages={pages} shown={rows.length} total={known} words="requests" />
            <RequestExport filter={filter()} total={known} />
          </div>
        )}
      </div>
      {open !== undefined && (
        <SelectedRequest
          key={open}
          id={open}
          row={rows.find(({ id }) => id === open)}
          onClose={close}
          onChanged={(changed) => pages.replace(changed, ({ id }) => id === changed.id)}
        />
      )}
    </div>
  );
}
