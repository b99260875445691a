import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type RequestQuery, readQuery, writeQuery } from './request-query';

/**
 * The query in the address and a function that changes it. Opening a detail adds a history entry, so
 * that Back closes it. The router updates the address in a transition, so the change is applied
 * optimistically: it shows at once, and the next change builds on it.
 */
export function useRequestQuery(): readonly [
  RequestQuery,
  (change: Partial<RequestQuery>) => void,
] {
  const [params, setParams] = useSearchParams();
  const [query, setOptimisticQuery] = useOptimistic(readQuery(params));
  const change = (part: Partial<RequestQuery>) =>
    startTransition(() => {
      const next = { ...query, ...part };
      const opens = part.selected !== undefined && query.selected === undefined;
      setOptimisticQuery(next);
      setParams(writeQuery('solicitudes', next), { replace: !opens, preventScrollReset: true });
    });
  return [query, change];
}
