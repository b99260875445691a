import { Suspense, useCallback, useEffect, useMemo } from 'react';
import type { StaffBackend } from '../../../data/staff/backend';
import type { RequestFilter } from '../../../data/staff/requests';
import { requestsTab as english } from '../../../i18n/en/staff/requests';
import { requestsTab as spanish } from '../../../i18n/es/staff/requests';
import { useTabCopy } from '../../../i18n/use-language';
import { lazyPage, ShowPage } from '../../../ui/page/lazy-page';
import { whenUsedOrIdle } from '../../../ui/page/when-used-or-idle';
import beside from '../casework/beside-list.module.css';
import { ClaimsProvider } from '../casework/claims/claims-provider';
import { KeyRow } from '../casework/keyboard/key-row';
import { DataList } from '../list/data-list';
import { useAddress } from '../list/use-address';
import { useDebouncedValue } from '../list/use-debounced-value';
import { useNotedSearch } from '../list/use-noted-search';
import { usePages } from '../list/use-pages';
import { SkeletonRows } from '../parts/skeleton-rows';
import { TabPage } from '../parts/tab-page';
import { useKept } from '../session/use-kept';
import { useStaffRemote } from '../session/use-staff';
import { ListNewsLine } from './queue/list-news';
import { NoRequests } from './queue/no-requests';
import { QueueHead } from './queue/queue-head';
import { QueueList } from './queue/queue-list';
import { RequestExport } from './queue/request-export';
import { RequestFilters } from './queue/request-filters';
import { RequestTable } from './queue/request-table';
import { RequestViews } from './queue/request-views';
import { useFollowedList } from './queue/use-followed-list';
import { useRequestChanges } from './queue/use-request-changes';
import { DEFAULT_QUERY, REQUEST_ADDRESS, type RequestQuery, shownOrder } from './request-query';
import styles from './requests-tab.module.css';
import { useOpenedCase } from './use-opened-case';

const PAGE_SIZE = 50;

/** The requests that match filter and search, page by page, and their number. */
function useRequestList(query: RequestQuery, typed: string) {
  const { status, gameId, proof, overdue } = query;
  const { by, descending } = shownOrder(query);
  const search = useDebouncedValue(typed.trim());
  const filter = useMemo(
    (): RequestFilter => ({
      status,
      gameId,
      proof,
      overdue,
      search,
      order: { by, descending },
    }),
    [status, gameId, proof, overdue, search, by, descending],
  );
  const counted = useMemo(
    (): RequestFilter => ({ status, gameId, proof, overdue, search }),
    [status, gameId, proof, overdue, search],
  );
  const noteSearch = useNotedSearch('requests');
  const pages = usePages(
    useCallback(
      async (staff: StaffBackend, after?: unknown) => {
        await noteSearch(staff, filter.search);
        return staff.read('pageRequests', filter, PAGE_SIZE, after);
      },
      [filter, noteSearch],
    ),
  );
  const count = useStaffRemote(
    useCallback(
      // A search reports its own total with its first page. The order does not change the total.
      async (staff: StaffBackend) =>
        counted.search === '' ? await staff.read('countRequests', counted) : undefined,
      [counted],
    ),
  ).remote;
  const all = count.status === 'ready' ? count.data : undefined;
  return { pages, filter, total: search === '' ? all : pages.total };
}

const COPY = { es: spanish, en: english };

const openCase = lazyPage(async () => ({ default: (await import('./case/open-case')).OpenCase }));

/** The queue of loan requests, soonest deadline first, and the open case beside it. */
export default function RequestsTab() {
  useTabCopy(COPY);
  return (
    <ClaimsProvider>
      <Requests />
    </ClaimsProvider>
  );
}

function Requests() {
  useEffect(() => whenUsedOrIdle(openCase.fetchAhead), []);
  const [query, setQuery] = useAddress(REQUEST_ADDRESS);
  const [search, setSearch] = useKept('requests.search', '');
  const { status, gameId, proof, overdue, selected } = query;
  const opened = useOpenedCase(selected, setQuery);

  const { pages, filter, total } = useRequestList(query, search);
  const rows = pages.remote.status === 'ready' ? pages.remote.data : [];
  const open = pages.remote.status === 'loading' ? undefined : selected;
  const feed = useRequestChanges();
  const news = useFollowedList(feed, pages, filter, open);
  const order = shownOrder(query);
  const isUnfiltered =
    gameId === undefined && proof === undefined && !overdue && filter.search === '';

  return (
    <div className={open === undefined ? undefined : beside.open}>
      <div className={beside.list}>
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
          >
            <RequestViews query={query} onQuery={setQuery} />
          </RequestFilters>
          {pages.remote.status === 'ready' && (
            <ListNewsLine
              news={news}
              isLate={feed.isLate}
              isAtEnd={pages.more !== 'none' && order.by === 'left' && !order.descending}
            />
          )}
          <DataList
            pages={pages}
            list="requests"
            total={total}
            empty={
              <NoRequests
                filter={filter}
                unfiltered={isUnfiltered ? status : undefined}
                onQuery={setQuery}
                onClear={() => {
                  setSearch('');
                  setQuery(DEFAULT_QUERY);
                }}
              />
            }
            download={open === undefined && <RequestExport filter={filter} total={total} />}
          >
            {(rows) =>
              open === undefined ? (
                <RequestTable
                  requests={rows}
                  sort={order}
                  busy={pages.refreshing}
                  onSort={(order) => setQuery({ order })}
                  onOpen={({ id }) => opened.open(id)}
                />
              ) : (
                <QueueList
                  requests={rows}
                  selected={open}
                  busy={pages.refreshing}
                  onOpen={({ id }) => opened.open(id)}
                />
              )
            }
          </DataList>
          {open === undefined && <KeyRow />}
        </TabPage>
      </div>
      {open !== undefined && (
        <div className={beside.opened}>
          <Suspense fallback={<SkeletonRows />}>
            <ShowPage
              page={openCase}
              id={open}
              row={[...rows, opened.next].find((row) => row?.id === open)}
              changed={feed.changed}
              takes={opened.takes}
              noneLeft={opened.noneLeft}
              onSelect={(id) => setQuery({ selected: id })}
              onNext={() => void opened.openNext()}
              onClose={opened.close}
              onChanged={(changed) => {
                opened.noteChange();
                feed.noteOwn();
                pages.replace(changed, ({ id }) => id === changed.id);
              }}
            />
          </Suspense>
          <div className={styles.keys}>
            <KeyRow />
          </div>
        </div>
      )}
    </div>
  );
}
