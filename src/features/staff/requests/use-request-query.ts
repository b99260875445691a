import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type RequestQuery, readQuery, writeQuery } from './request-query';

/**
 * The query that the address holds and how to change it; Back undoes the opening of a detail. The
 * address changes in its own time, so a change shows, and the next one builds on it, before that.
 */
export function useRequestQuery(): readonly [
  RequestQuery,
  (change: Partial<RequestQuery>) => void,
] {
  const [params, setParams] = useSearchParams();
  const [query, show] = useOptimistic(readQuery(params));
  const change = (part: Partial<RequestQuery>) =>
    startTransition(() => {
      const next = { ...query, ...part };
      const opens = part.selected !== undefined && query.selected === undefined;
      show(next);
      setParams(writeQuery('solicitudes', next), { replace: !opens, preventScrollReset: true });
    });
  return [query, change];
}
