import type { TFunction } from 'i18next';
import { searchWords, sortKey } from '../../../domain/search';
import type { Person } from '../../../domain/staff/people';
import type { Sort } from '../list/columns';
import { ORDER_KEYS } from './people-columns';

export type PeopleSort = Sort<keyof typeof ORDER_KEYS>;

/** The people in this order; people with equal values go by name. */
export function sortPeople(people: readonly Person[], { by, descending }: PeopleSort): Person[] {
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return people.toSorted((a, b) => {
    const order = compare(ORDER_KEYS[by](a), ORDER_KEYS[by](b)) * (descending ? -1 : 1);
    return order || compare(ORDER_KEYS.name(a), ORDER_KEYS.name(b));
  });
}

/** Those whose name, address and roles have every word of a search, in any order. */
export function findPeople(
  people: readonly Person[],
  search: string,
  t: TFunction<'staff'>,
): readonly Person[] {
  const words = searchWords(search);
  if (words.length === 0) return people;
  return people.filter(({ name, email, roles }) => {
    const text = sortKey(
      [name, email, ...roles.map((role) => t(`people.roles.${role}`))].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}
