import { useSearchParams } from 'react-router-dom';
import { type RequestQuery, readQuery, writeQuery } from './request-query';

/** The query that the address holds and how to change it; Back undoes the opening of a detail. */
export function useRequestQuery(): readonly [
  RequestQuery,
  (change: Partial<RequestQuery>) => void,
] {
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const change = (part: Partial<RequestQuery>) => {
    const opens = part.selected !== undefined && query.selected === undefined;
    setParams(writeQuery('solicitudes', { ...query, ...part }), {
      replace: !opens,
      preventScrollReset: true,
    });
  };
  return [query, change];
}
