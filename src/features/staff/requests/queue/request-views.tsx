import { KeptViewsBar } from '../../list/views/kept-views-bar';
import { type RequestQuery, readQuery, writeQuery } from '../request-query';

/** The kept views of the queue: status, game, proof, overdue and order. */
export function RequestViews({
  query,
  onQuery,
}: {
  readonly query: RequestQuery;
  readonly onQuery: (query: RequestQuery) => void;
}) {
  const current = writeQuery('solicitudes', { ...query, selected: undefined }).toString();
  return (
    <KeptViewsBar
      list="requests"
      current={current}
      onOpen={(settings) => onQuery(readQuery(new URLSearchParams(settings)))}
    />
  );
}
