import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PeopleAct } from '../../../domain/acts/people/people';
import type { Person } from '../../../domain/staff/people';
import { TextButton } from '../../../ui/button/text-button';
import { DataTable } from '../list/data-table';
import { useMember } from '../session/use-member';
import { OpenPerson } from './open-person';
import { type PeopleColumn, usePeopleColumns } from './people-columns';
import styles from './people-table.module.css';
import type { PeopleSort } from './sort-people';

type OnAct = (act: PeopleAct) => Promise<boolean>;

const LOOKS = { active: '', invited: styles.invited, off: styles.off };

/** Everybody of a list; one person at a time can be opened. */
export function PeopleTable({
  people,
  everybody,
  sort,
  busy,
  onSort,
  onAct,
}: {
  /** Those that the search found, in their order. */
  readonly people: readonly Person[];
  readonly everybody: readonly Person[];
  readonly sort: PeopleSort;
  readonly busy: boolean;
  readonly onSort: (sort: PeopleSort) => void;
  readonly onAct: OnAct;
}) {
  const { t } = useTranslation('staff');
  const [open, setOpen] = useState<string>();
  const isOpen = ({ id, state }: Person) => id === open && state === 'active';
  const actions: PeopleColumn = {
    heading: t('people.columns.actions'),
    isHeadingHidden: true,
    className: styles.actions,
    cell: (person) => (
      <RowActions
        person={person}
        isOpen={isOpen(person)}
        busy={busy}
        onToggle={() => setOpen(open === person.id ? undefined : person.id)}
        onAct={onAct}
      />
    ),
  };
  return (
    <DataTable
      label={t('people.list')}
      className={styles.people}
      columns={[...usePeopleColumns(), actions]}
      rows={people}
      busy={busy}
      sort={sort}
      onSort={onSort}
      row={(person, cells) => (
        <>
          <tr className={`${LOOKS[person.state]} ${isOpen(person) ? styles.open : ''}`}>{cells}</tr>
          {isOpen(person) && (
            <tr className={styles.edited}>
              <td colSpan={cells.length}>
                <OpenPerson
                  key={String(person.roles)}
                  person={person}
                  people={everybody}
                  busy={busy}
                  onAct={onAct}
                />
              </td>
            </tr>
          )}
        </>
      )}
    />
  );
}

function RowActions({
  person: { id, name, state },
  isOpen,
  busy,
  onToggle,
  onAct,
}: {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly busy: boolean;
  readonly onToggle: () => void;
  readonly onAct: OnAct;
}) {
  const { t } = useTranslation('staff');
  const { uid } = useMember();
  const label = (act: 'open' | 'close' | 'sendAgain' | 'withdraw' | 'switchOn') =>
    t('people.ofPerson', { act: t(`people.${act}`), name });
  const press = (act: 'sendAgain' | 'withdraw' | 'switchOn') => (
    <TextButton
      aria-label={label(act)}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) void onAct({ act, id });
      }}
    >
      {t(`people.${act}`)}
    </TextButton>
  );
  if (id === uid) return <span className={styles.itsYou}>{t('people.itsYou')}</span>;
  if (state === 'off') return press('switchOn');
  if (state === 'invited')
    return (
      <>
        {press('sendAgain')}
        {press('withdraw')}
      </>
    );
  return (
    <TextButton
      aria-label={label(isOpen ? 'close' : 'open')}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {t(isOpen ? 'people.close' : 'people.open')}
    </TextButton>
  );
}
