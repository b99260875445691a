import type { Subscriber } from '../../domain/subscriber';
import { readSubscriber } from '../../records/subscriber';
import { isUnreadable, type Listed, type Page } from '../staff/lists';
import type { SubscriberFilter } from '../staff/subscribers';
import type { Query, Reading } from '../store';
import { emailSpellings, nameSpellings, searchBeginnings } from './beginnings';
import { pageOfQuery, pageOfRest, pageOfRows, readRow } from './lists';

const SORT_FIELDS: Readonly<Record<SubscriberFilter['sortBy'], string>> = {
  email: 'correo',
  name: 'nombre',
  lastName: 'apellido',
  registeredAt: 'registro',
};

async function search({ store }: Reading, filter: SubscriberFilter): Promise<Listed<Subscriber>[]> {
  const typed = filter.search;
  const found = await searchBeginnings(store, 'subscriptores', [
    { field: 'nombre', spellings: nameSpellings(typed) },
    { field: 'apellido', spellings: nameSpellings(typed) },
    { field: 'correo', spellings: emailSpellings(typed) },
  ]);
  const sign = filter.descending ? -1 : 1;
  const by = filter.sortBy;
  return found
    .map((subscriber) => readRow(readSubscriber, subscriber.id, subscriber.data))
    .sort((a, b) => {
      if (isUnreadable(a) || isUnreadable(b))
        return Number(isUnreadable(a)) - Number(isUnreadable(b));
      return a[by] === b[by] ? 0 : sign * (a[by] < b[by] ? -1 : 1);
    });
}

/**
 * A page of subscribers in the filter's order (capital letters before small ones, as Firestore
 * sorts). A search finds beginnings of names and last names (as typed, lower, Title Case, UPPER)
 * and of e-mails.
 */
export async function pageSubscribers(
  context: Reading,
  filter: SubscriberFilter,
  size: number,
  after?: unknown,
): Promise<Page<Listed<Subscriber>>> {
  if (filter.search.trim() !== '') {
    return (
      pageOfRest<Listed<Subscriber>>(after, size) ?? pageOfRows(await search(context, filter), size)
    );
  }
  const ordered: Query = {
    of: 'subscriptores',
    order: [[SORT_FIELDS[filter.sortBy], filter.descending ? 'desc' : 'asc']],
  };
  return pageOfQuery(context.store, ordered, size, after, readSubscriber);
}

/** How many subscribers there are. */
export const countSubscribers = ({ store }: Reading): Promise<number> =>
  store.count({ of: 'subscriptores' });
