import { useTranslation } from 'react-i18next';
import { sortKey } from '../../../domain/search';
import type { Person, StaffPeople } from '../../../domain/staff/people';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { EmailAddress } from '../../../ui/data/email-address';
import { asDate, asText, fileColumns, type ListColumn } from '../list/columns';
import type { ColumnOf } from '../list/export/export-rows';
import { Warning } from '../parts/warning';
import { useMember } from '../session/use-member';
import styles from './people-table.module.css';
import { presenceText, rolesText } from './people-words';

/** What each order of the list goes by. */
export const ORDER_KEYS = {
  name: ({ name }: Person) => sortKey(name),
  since: ({ since }: Person) => since?.getTime() ?? 0,
  lastSignIn: ({ lastSignIn }: Person) => lastSignIn?.getTime() ?? 0,
  held: ({ held }: Person) => held,
} as const;

export type PeopleColumn = ListColumn<Person, keyof typeof ORDER_KEYS>;

/** The columns of the people. */
export function usePeopleColumns(): readonly PeopleColumn[] {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { uid } = useMember();
  return [
    {
      heading: t('people.columns.person'),
      order: 'name',
      kind: 'typed',
      className: styles.person,
      cell: ({ id, name, email }) => (
        <>
          <b>{id === uid ? t('people.you', { name }) : name}</b>
          <small className="muted">
            <EmailAddress text={email} />
          </small>
        </>
      ),
      file: asText(28, ({ name }) => name, t('people.columns.name')),
    },
    { heading: t('people.columns.email'), file: asText(34, ({ email }) => email) },
    {
      heading: t('people.columns.state'),
      file: asText(14, ({ state }) => t(`people.states.${state}`)),
    },
    {
      heading: t('people.columns.roles'),
      className: styles.roles,
      cell: ({ roles }) => rolesText(roles, language, t),
      file: asText(30, ({ roles }) => rolesText(roles, language, t)),
    },
    {
      heading: t('people.columns.waiting'),
      file: asText(24, ({ proposal }) => proposal && rolesText(proposal.roles, language, t)),
    },
    {
      heading: t('people.columns.since'),
      order: 'since',
      className: `${styles.wideOnly} number`,
      cell: ({ since }) => (since ? formatDate(since, 'date', language) : t('people.none')),
      file: asDate(({ since }) => since),
    },
    {
      heading: t('people.columns.lastSignIn'),
      order: 'lastSignIn',
      className: `${styles.presence} number`,
      cell: (person) => (
        <>
          {presenceText(person, person.id === uid, language, t)}
          {person.invitation?.delivered === false && <Warning>{t('people.undelivered')}</Warning>}
        </>
      ),
      file: asDate(({ lastSignIn }) => lastSignIn),
    },
    {
      heading: t('people.columns.factor'),
      className: styles.factor,
      cell: ({ state, secondFactor }) => {
        if (state === 'invited') return undefined;
        if (!secondFactor && state !== 'off') return <Warning>{t('people.factorMissing')}</Warning>;
        return (
          <span className={styles.sign}>
            {secondFactor && <Icon name="check" />}
            {t(secondFactor ? 'people.yes' : 'people.no')}
          </span>
        );
      },
      file: asText(
        16,
        ({ secondFactor }) => t(secondFactor ? 'people.yes' : 'people.no'),
        t('people.columns.secondFactor'),
      ),
    },
    {
      heading: t('people.columns.cases'),
      order: 'held',
      kind: 'figure',
      className: `${styles.wideOnly} ${styles.held}`,
      cell: ({ held }) => held > 0 && held,
      file: asText(14, ({ held }) => String(held), t('people.columns.held')),
    },
    { heading: t('people.columns.offAt'), file: asDate(({ offAt }) => offAt) },
  ];
}

/** A row of the access list: a person, and the last review of the whole list. */
interface AccessRow extends Person {
  readonly reviewer: string | undefined;
  readonly reviewedAt: Date | undefined;
}

/** The rows of the access list, in the order of the addresses. */
export function accessRows({ people, review }: StaffPeople): AccessRow[] {
  const reviewer = people.find(({ id }) => id === review?.author)?.name ?? review?.author;
  return people.map((person) => ({ ...person, reviewer, reviewedAt: review?.at }));
}

/** The columns of the access list that auditors get. */
export function useAccessColumns(): ColumnOf<AccessRow>[] {
  const { t } = useTranslation('staff');
  return fileColumns<AccessRow>([
    ...usePeopleColumns(),
    { heading: t('people.columns.reviewer'), file: asText(28, ({ reviewer }) => reviewer) },
    { heading: t('people.columns.reviewedAt'), file: asDate(({ reviewedAt }) => reviewedAt) },
  ]);
}
