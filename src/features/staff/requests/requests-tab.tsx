import { useCallback } from 'react';
import type { RequestFilter, StaffBackend } from '../../../data/staff-backend';
import { ListFoot } from '../list/list-foot';
import { useDebouncedValue } from '../list/use-debounced-value';
import { useNotedSearch } from '../list/use-noted-search';
import { usePages } from '../list/use-pages';
import { Failure } from '../tab/failure';
import { useHeldState } from '../tab/held-state';
import { SkeletonRows } from '../tab/skeleton-rows';
import { TabPage } from '../tab/tab-page';
import { useStaffRemote } from '../tab/use-staff';
import { OpenCase } from './case/open-case';
import { ClaimsProvider } from './claims/claims-provider';
import { KeyRow } from './keyboard/key-row';
import { NoRequests } from './queue/no-requests';
import { QueueHead } from './queue/queue-head';
import { QueueList } from './queue/queue-list';
import { RequestExport } from './queue/request-export';
import { RequestFilters } from './queue/request-filters';
import { RequestTable } from './queue/request-table';
import { RequestViews } from './queue/request-views';
import { DEFAULT_QUERY } from './request-query';
import styles from './requests-tab.module.css';
import { useOpenedCase } from './use-opened-case';
import { useRequestQuery } from './use-request-query';

const PAGE_SIZE = 50;

/** The queue of loan requests, soonest deadline first, and the open case beside it. */
export default function RequestsTab() {
  return (
    <ClaimsProvider>
      <Requests />
    </ClaimsProvider>
  );
}

function Requests() {
  const [query, setQuery] = useRequestQuery();
  const [search, setSearch] = useHeldState('requests.search', '');
  const debouncedSearch = useDebouncedValue(search.trim());
  const { status, gameId, proof, overdue, selected } = query;
  const opened = useOpenedCase(selected, setQuery);

  const filter = useCallback(
    (): RequestFilter => ({ status, gameId, proof, overdue, search: debouncedSearch }),
    [status, gameId, proof, overdue, debouncedSearch],
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
  const isUnfiltered =
    gameId === undefined && proof === undefined && !overdue && debouncedSearch === '';

  return (
    <div className={open === undefined ? undefined : styles.open}>
      <div className={styles.list}>
        <TabPage>
          <QueueHead
            status={status}
            isNarrow={open !== undefined}
            noneLeft={opened.noneLeft}
            onNext={() => void opened.openNext()}
          />
          <RequestFilters
            query={query}
            search={search}
            isNarrow={open !== undefined}
            onQuery={setQuery}
            onSearch={setSearch}
          />
          {open === undefined && <RequestViews query={query} onQuery={setQuery} />}
          {pages.remote.status === 'loading' && <SkeletonRows />}
          {pages.remote.status === 'failed' && (
            <Failure code={pages.remote.code} onRetry={pages.reload} />
          )}
          {pages.remote.status === 'ready' && rows.length === 0 && (
            <NoRequests
              unfiltered={isUnfiltered ? status : undefined}
              onClear={() => {
                setSearch('');
                setQuery(DEFAULT_QUERY);
              }}
            />
          )}
          {rows.length > 0 && (
            <div>
              {open === undefined ? (
                <RequestTable
                  requests={rows}
                  busy={pages.refreshing}
                  onOpen={({ id }) => opened.open(id)}
                />
              ) : (
                <QueueList
                  requests={rows}
                  selected={open}
                  busy={pages.refreshing}
                  onOpen={({ id }) => opened.open(id)}
                />
              )}
              <ListFoot pages={pages} shown={rows.length} total={knownTotal} list="requests" />
              {open === undefined && <RequestExport filter={filter()} total={knownTotal} />}
            </div>
          )}
          {open === undefined && <KeyRow />}
        </TabPage>
      </div>
      {open !== undefined && (
        <div className={styles.case}>
          <OpenCase
            id={open}
            row={rows.find(({ id }) => id === open)}
            takes={opened.takes}
            noneLeft={opened.noneLeft}
            onSelect={(id) => setQuery({ selected: id })}
            onNext={() => void opened.openNext()}
            onClose={opened.close}
            onChanged={(changed) => pages.replace(changed, ({ id }) => id === changed.id)}
          />
          <div className={styles.keys}>
            <KeyRow />
          </div>
        </div>
      )}
    </div>
  );
}
