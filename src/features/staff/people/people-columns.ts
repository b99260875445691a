import type { TFunction } from 'i18next';
import type { Language } from '../../../domain/language';
import type { Person, StaffPeople } from '../../../domain/staff/people';
import type { ColumnOf } from '../list/export/export-rows';
import { rolesText } from './people-words';

/** A row of the access list: a person, and the last review of the whole list. */
export interface AccessRow {
  readonly person: Person;
  readonly reviewer: string | undefined;
  readonly reviewedAt: Date | undefined;
}

/** The rows of the access list, in the order of the addresses. */
export function accessRows({ people, review }: StaffPeople): AccessRow[] {
  const reviewer = people.find(({ id }) => id === review?.author)?.name ?? review?.author;
  return people.map((person) => ({ person, reviewer, reviewedAt: review?.at }));
}

/** The columns of the access list that auditors get. */
export function accessColumns(t: TFunction<'staff'>, language: Language): ColumnOf<AccessRow>[] {
  const text = (
    id: 'name' | 'email' | 'state' | 'roles' | 'waiting' | 'secondFactor' | 'held' | 'reviewer',
    width: number,
    cell: (row: AccessRow) => string | undefined,
  ): ColumnOf<AccessRow> => ({
    header: t(`people.exportColumns.${id}`),
    kind: 'text',
    width,
    cell,
  });
  const date = (
    id: 'since' | 'lastSignIn' | 'offAt' | 'reviewedAt',
    cell: (row: AccessRow) => Date | undefined,
  ): ColumnOf<AccessRow> => ({
    header: t(`people.exportColumns.${id}`),
    kind: 'date',
    width: 18,
    cell,
  });
  return [
    text('name', 28, ({ person }) => person.name),
    text('email', 34, ({ person }) => person.email),
    text('state', 14, ({ person }) => t(`people.states.${person.state}`)),
    text('roles', 30, ({ person }) => rolesText(person.roles, language, t)),
    text(
      'waiting',
      24,
      ({ person }) => person.proposal && rolesText(person.proposal.roles, language, t),
    ),
    date('since', ({ person }) => person.since),
    date('lastSignIn', ({ person }) => person.lastSignIn),
    text('secondFactor', 16, ({ person }) => t(person.secondFactor ? 'people.yes' : 'people.no')),
    text('held', 14, ({ person }) => String(person.held)),
    date('offAt', ({ person }) => person.offAt),
    text('reviewer', 28, ({ reviewer }) => reviewer),
    date('reviewedAt', ({ reviewedAt }) => reviewedAt),
  ];
}
