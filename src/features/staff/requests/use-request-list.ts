import { useCallback, useMemo } from 'react';
import type { StaffBackend } from '../../../data/staff/backend';
import type { RequestFilter } from '../../../data/staff/requests';
import { useDebouncedValue } from '../list/use-debounced-value';
import { useNotedSearch } from '../list/use-noted-search';
import { usePages } from '../list/use-pages';
import { useStaffRemote } from '../tab/use-staff';
import { type RequestQuery, shownOrder } from './request-query';

const PAGE_SIZE = 50;

/** The requests that match filter and search, page by page, and their number. */
export function useRequestList(query: RequestQuery, typed: string) {
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
        return staff.pageRequests(filter, PAGE_SIZE, after);
      },
      [filter, noteSearch],
    ),
  );
  const count = useStaffRemote(
    useCallback(
      // A search reports its own total with its first page. Another order has the same.
      async (staff: StaffBackend) =>
        counted.search === '' ? await staff.countRequests(counted) : undefined,
      [counted],
    ),
  ).remote;
  const all = count.status === 'ready' ? count.data : undefined;
  return { pages, filter, total: search === '' ? all : pages.total };
}
