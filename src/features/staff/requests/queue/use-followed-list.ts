import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bankTime } from '../../../../browser/bank-clock';
import { isUnreadable, type Listed, readableRows } from '../../../../data/staff/lists';
import type { RequestFilter } from '../../../../data/staff/requests';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { stateOf } from '../../../../domain/request/request-state';
import type { Pages } from '../../list/use-pages';
import { filtersThatExclude } from '../filters-that-exclude';
import { useQueueCounts } from '../queue-counts';
import type { RequestFeed } from './use-request-changes';

/** A list's news about changes that others made. */
export interface ListNews {
  /** How many requests would be in the list if it were read again. */
  readonly count: number;
  /** A sentence about rows whose status changed, for screen readers. */
  readonly heard: string;
  readonly show: () => void;
}

/**
 * Puts changed requests in the place of their rows, which do not move, and counts new ones. Those
 * of a search are not counted, because only the search index knows them.
 */
export function useFollowedList(
  { changed, begun }: RequestFeed,
  pages: Pages<Listed<LoanRequest>>,
  filter: RequestFilter,
  /** The id of the open request, whose case announces its changes itself. */
  open: string | undefined,
): ListNews {
  const { t } = useTranslation('staff');
  const counts = useQueueCounts();
  const [fresh, setFresh] = useState<ReadonlyMap<string, LoanRequest>>(new Map());
  const [heard, setHeard] = useState('');
  const rows = pages.remote.status === 'ready' ? pages.remote.data : [];
  const rowOf = (id: string) => rows.find((row) => row.id === id);

  const follow = useEffectEvent(() => {
    for (const request of changed) pages.replace(request, ({ id }) => id === request.id);
    const readable = readableRows(changed);
    const moved = readable.filter((request) => {
      const row = rowOf(request.id);
      return row && !isUnreadable(row) && stateOf(row) !== stateOf(request);
    });
    // An older request that is not listed may be on a page not read yet: it is not new.
    const isWhole = pages.more === 'none';
    const unlisted = readable.filter(
      ({ id, receivedAt }) =>
        !rowOf(id) && (isWhole || fresh.has(id) || (begun !== undefined && receivedAt > begun)),
    );
    if (moved.length + unlisted.length === 0) return;
    setFresh((before) => new Map([...before, ...unlisted.map((each) => [each.id, each] as const)]));
    counts.reload();
    const told = moved.filter(({ id }) => id !== open);
    const [first] = told;
    if (!first) return;
    setHeard(
      told.length > 1
        ? t('requests.follow.moved', { count: told.length })
        : t('requests.follow.movedOne', {
            name: first.applicant.name,
            status: t(`requests.one.${stateOf(first)}`),
          }),
    );
  });
  useEffect(() => {
    if (changed.length > 0) follow();
  }, [changed]);

  const shown = [...fresh.values()].filter(
    (request) =>
      filter.search === '' &&
      !rowOf(request.id) &&
      filtersThatExclude(filter, request, bankTime()).length === 0,
  );
  return {
    count: shown.length,
    heard,
    show() {
      setFresh(new Map());
      pages.reload();
    },
  };
}
