import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PeopleAct } from '../../../domain/acts/people/people';
import type { Person } from '../../../domain/staff/people';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { TextButton } from '../../../ui/button/text-button';
import { EmailAddress } from '../../../ui/data/email-address';
import { Cell, ColumnHeading, Table } from '../../../ui/data/table';
import { SortHeading } from '../list/sort-heading';
import { Warning } from '../parts/warning';
import { useMember } from '../session/use-member';
import { OpenPerson } from './open-person';
import styles from './people-table.module.css';
import { presenceText, rolesText } from './people-words';
import type { PeopleSort } from './sort-people';

const COLUMNS = 7;

type OnAct = (act: PeopleAct) => Promise<boolean>;

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
  const heading = (id: PeopleSort['by'], kind: 'text' | 'figure' = 'text') => (
    <SortHeading
      id={id}
      label={t(`people.columns.${id}`)}
      kind={kind}
      sort={sort}
      onSort={onSort}
    />
  );
  return (
    <Table className={styles.people} aria-label={t('people.list')} aria-busy={busy}>
      <thead>
        <tr>
          {heading('name')}
          <ColumnHeading>{t('people.columns.roles')}</ColumnHeading>
          {heading('since')}
          {heading('lastSignIn')}
          <ColumnHeading>{t('people.columns.secondFactor')}</ColumnHeading>
          {heading('held', 'figure')}
          <ColumnHeading>
            <span className="visually-hidden">{t('people.columns.actions')}</span>
          </ColumnHeading>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Fragment key={person.id}>
            <PersonRow
              person={person}
              isOpen={open === person.id}
              busy={busy}
              onToggle={() => setOpen(open === person.id ? undefined : person.id)}
              onAct={onAct}
            />
            {open === person.id && person.state === 'active' && (
              <tr className={styles.edited}>
                <td colSpan={COLUMNS}>
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
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}

const LOOKS = { active: '', invited: styles.invited, off: styles.off };

function PersonRow({
  person,
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
  const { language } = useLanguage();
  const { uid } = useMember();
  const { id, name, email, state, since, held, secondFactor, invitation } = person;
  const isSelf = id === uid;
  const isShownOpen = isOpen && state === 'active';
  return (
    <tr className={`${LOOKS[state]} ${isShownOpen ? styles.open : ''}`}>
      <Cell kind="typed" className={styles.person}>
        <b>{isSelf ? t('people.you', { name }) : name}</b>
        <small className="muted">
          <EmailAddress text={email} />
        </small>
      </Cell>
      <Cell className={styles.roles}>{rolesText(person.roles, language, t)}</Cell>
      <Cell className={`${styles.wideOnly} number`}>
        {since ? formatDate(since, 'date', language) : t('people.none')}
      </Cell>
      <Cell className={`${styles.presence} number`}>
        {presenceText(person, isSelf, language, t)}
        {invitation?.delivered === false && <Warning>{t('people.undelivered')}</Warning>}
      </Cell>
      <Cell className={styles.factor}>
        {state !== 'invited' && <SecondFactorSign isSet={secondFactor} isOff={state === 'off'} />}
      </Cell>
      <Cell kind="figure" className={`${styles.wideOnly} ${styles.held}`}>
        {held > 0 && held}
      </Cell>
      <Cell className={styles.actions}>
        <RowActions
          person={person}
          isSelf={isSelf}
          isOpen={isShownOpen}
          busy={busy}
          onToggle={onToggle}
          onAct={onAct}
        />
      </Cell>
    </tr>
  );
}

function SecondFactorSign({ isSet, isOff }: { readonly isSet: boolean; readonly isOff: boolean }) {
  const { t } = useTranslation('staff');
  if (!isSet && !isOff) return <Warning>{t('people.factorMissing')}</Warning>;
  return (
    <span className={styles.sign}>
      {isSet && <Icon name="check" />}
      {t(isSet ? 'people.yes' : 'people.no')}
    </span>
  );
}

function RowActions({
  person: { id, name, state },
  isSelf,
  isOpen,
  busy,
  onToggle,
  onAct,
}: {
  readonly person: Person;
  readonly isSelf: boolean;
  readonly isOpen: boolean;
  readonly busy: boolean;
  readonly onToggle: () => void;
  readonly onAct: OnAct;
}) {
  const { t } = useTranslation('staff');
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
  if (isSelf) return <span className={styles.itsYou}>{t('people.itsYou')}</span>;
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
