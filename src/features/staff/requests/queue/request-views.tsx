import { writeAddress } from '../../list/use-address';
import { KeptViewsBar } from '../../list/views/kept-views-bar';
import { REQUEST_ADDRESS, type RequestQuery } from '../request-query';

/** The kept views of the queue: status, game, proof, overdue and order. */
export function RequestViews({
  query,
  onQuery,
}: {
  readonly query: RequestQuery;
  readonly onQuery: (query: RequestQuery) => void;
}) {
  const current = writeAddress(REQUEST_ADDRESS, { ...query, selected: undefined }).toString();
  return (
    <KeptViewsBar
      list="requests"
      current={current}
      onOpen={(settings) => onQuery(REQUEST_ADDRESS.read(new URLSearchParams(settings)))}
    />
  );
}
