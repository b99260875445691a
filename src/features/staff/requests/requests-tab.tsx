import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestFilter, StaffBackend } from '../../../data/staff-backend';
import { ListFoot } from '../list/list-foot';
import { useDebouncedValue } from '../list/use-debounced-value';
import { useNotedSearch } from '../list/use-noted-search';
import { usePages } from '../list/use-pages';
import { Failure } from '../tab/failure';
import { SkeletonRows } from '../tab/skeleton-rows';
import { TabHead } from '../tab/tab-head';
import { TabPage } from '../tab/tab-page';
import { useStaffRemote } from '../tab/use-staff';
import { SelectedRequest } from './detail/selected-request';
import { NoRequests } from './queue/no-requests';
import { RequestCountsList } from './queue/request-counts';
import { RequestExport } from './queue/request-export';
import { RequestFilters } from './queue/request-filters';
import { rowButtonId } from './queue/request-row';
import { RequestTable } from './queue/request-table';
import { DEFAULT_QUERY } from './request-query';
import styles from './requests-tab.module.css';
import { useRequestQuery } from './use-request-query';

const PAGE_SIZE = 50;

/** The queue of loan requests, soonest deadline first (product decision "Staff"). */
export default function RequestsTab() {
  const { t } = useTranslation('staff');
  const [query, setQuery] = useRequestQuery();
  const [search, setSearch] = useState('');
  const debouncedSearch = useDebouncedValue(search.trim());
  const { status, gameId, overdue, selected } = query;

  const filter = useCallback(
    (): RequestFilter => ({ status, gameId, overdue, search: debouncedSearch }),
    [status, gameId, overdue, debouncedSearch],
  );
  const noteSearch = useNotedSearch('requests');
  const pages = usePages(
    useCallback(
      async (staff: StaffBackend, after?: unknown) => {
        await noteSearch(staff, filter().search);
        return staff.pageRequests(filter(), PAGE_SIZE, after);
      },
      [filter, noteSearch],
    ),
  );
  const count = useStaffRemote(
    useCallback(
      // A search reports its own total with its first page.
      async (staff: StaffBackend) =>
        debouncedSearch === '' ? await staff.countRequests(filter()) : undefined,
      [filter, debouncedSearch],
    ),
  ).remote;
  const countedTotal = count.status === 'ready' ? count.data : undefined;
  const knownTotal = debouncedSearch === '' ? countedTotal : pages.total;
  const rows = pages.remote.status === 'ready' ? pages.remote.data : [];
  const open = pages.remote.status === 'loading' ? undefined : selected;

  function close() {
    const button = document.getElementById(rowButtonId(open ?? ''));
    setQuery({ selected: undefined });
    // On narrow screens the list is hidden while the detail is shown.
    requestAnimationFrame(() => button?.focus());
  }

  return (
    <div className={open === undefined ? undefined : styles.open}>
      <div className={styles.list}>
        <TabPage>
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
              unfiltered={
                gameId === undefined && !overdue && debouncedSearch === '' ? status : undefined
              }
              onClear={() => {
                setSearch('');
                setQuery(DEFAULT_QUERY);
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
              <ListFoot pages={pages} shown={rows.length} total={knownTotal} list="requests" />
              <RequestExport filter={filter()} total={knownTotal} />
            </div>
          )}
        </TabPage>
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
