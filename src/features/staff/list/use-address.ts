import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How a tab keeps its filters, its order and what is open in the address. */
export interface Address<Query> {
  readonly tab: string;
  /** Reads them; invalid parameters are ignored. */
  readonly read: (params: URLSearchParams) => Query;
  /** The parameters; undefined ones are left out. */
  readonly write: (query: Query) => Readonly<Record<string, string | undefined>>;
}

/** The key of a word of the address. */
export const keyOf = <Key extends string>(
  words: Readonly<Record<Key, string>>,
  word?: string | null,
) => (Object.keys(words) as Key[]).find((key) => words[key] === word);

/** The parameters of a tab and of a query. */
export function writeAddress<Query>({ tab, write }: Address<Query>, query: Query): URLSearchParams {
  const params = new URLSearchParams({ tab });
  for (const [name, value] of Object.entries(write(query)))
    if (value !== undefined) params.set(name, value);
  return params;
}

/**
 * The query in the address and a function that changes it. Opening a detail adds a history entry, so
 * that Back closes it. The router updates the address in a transition, so the change is applied
 * optimistically: it shows at once, and the next change builds on it.
 */
export function useAddress<Query extends { readonly selected?: string | undefined }>(
  address: Address<Query>,
): readonly [Query, (change: Partial<Query>) => void] {
  const [params, setParams] = useSearchParams();
  const [query, setOptimisticQuery] = useOptimistic(address.read(params));
  const change = (part: Partial<Query>) =>
    startTransition(() => {
      const next = { ...query, ...part };
      const opens = part.selected !== undefined && query.selected === undefined;
      setOptimisticQuery(next);
      setParams(writeAddress(address, next), { replace: !opens, preventScrollReset: true });
    });
  return [query, change];
}
