import type { TFunction } from 'i18next';
import { searchWords, sortKey } from '../../../domain/search';
import type { Person } from '../../../domain/staff/people';
import type { Sort } from '../list/columns';

/** The columns that sort the list. */
export const PEOPLE_SORTS = ['name', 'since', 'lastSignIn', 'held'] as const;

export type PeopleSort = Sort<(typeof PEOPLE_SORTS)[number]>;

const KEYS = {
  name: ({ name }: Person) => sortKey(name),
  since: ({ since }: Person) => since?.getTime() ?? 0,
  lastSignIn: ({ lastSignIn }: Person) => lastSignIn?.getTime() ?? 0,
  held: ({ held }: Person) => held,
} as const;

/** The people in this order; people with equal values go by name. */
export function sortPeople(people: readonly Person[], { by, descending }: PeopleSort): Person[] {
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return people.toSorted((a, b) => {
    const order = compare(KEYS[by](a), KEYS[by](b)) * (descending ? -1 : 1);
    return order || compare(KEYS.name(a), KEYS.name(b));
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
