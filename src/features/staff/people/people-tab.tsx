import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import type { PeopleAct } from '../../../domain/acts/people/people';
import type { StaffPeople } from '../../../domain/staff/people';
import { people as english } from '../../../i18n/en/staff/people';
import { people as spanish } from '../../../i18n/es/staff/people';
import { useTabCopy } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { Button } from '../../../ui/button/button';
import { TextButton } from '../../../ui/button/text-button';
import { Note } from '../../../ui/feedback/note';
import { SearchField } from '../../../ui/form/search-field';
import { EmptyList } from '../list/empty-list';
import { ExportButton } from '../list/export/export-button';
import { Filters } from '../list/filters';
import { SortSelect } from '../list/sort-select';
import { Failure } from '../parts/failure';
import { SkeletonRows } from '../parts/skeleton-rows';
import { TabHead } from '../parts/tab-head';
import { TabPage } from '../parts/tab-page';
import { useKept } from '../session/use-kept';
import { useMember } from '../session/use-member';
import { InviteForm } from './invite-form';
import { accessRows, useAccessColumns, usePeopleColumns } from './people-columns';
import { PeopleNote } from './people-note';
import styles from './people-tab.module.css';
import { PeopleTable } from './people-table';
import { ProposalTicket } from './proposal-ticket';
import { ReviewLine } from './review-line';
import { findPeople, type PeopleSort, sortPeople } from './sort-people';
import { usePeople } from './use-people';

const COPY = { es: { people: spanish }, en: { people: english } };

const FIRST_SORT: PeopleSort = { by: 'name', descending: false };

/** The accounts of the staff, which administrators manage. */
export default function PeopleTab() {
  useTabCopy(COPY);
  const { t } = useTranslation('staff');
  const { mayAdminister } = useMember();
  if (mayAdminister) return <People />;
  return (
    <TabPage>
      <TabHead title={t('people.title')} />
      <Note tone="info" told>
        {t('people.closed')}
      </Note>
    </TabPage>
  );
}

function People() {
  const { t } = useTranslation('staff');
  const columns = useAccessColumns();
  const { remote, reload, state, result, carryOut } = usePeople();
  const [inviting, setInviting] = useKept('people.inviting', false);
  const list = remote.status === 'ready' ? remote.data : undefined;
  const waiting = list?.people.filter(({ proposal }) => proposal) ?? [];
  const busy = state.kind === 'working';

  return (
    <TabPage>
      <TabHead title={t('people.title')} {...(list && { lead: countText(list) })}>
        <div className={styles.actions}>
          <ExportButton
            look="line"
            label={t('people.export')}
            fileName={`${brand.product} - Personal.xlsx`}
            sheet={t('people.title')}
            columns={columns}
            total={list?.people.length}
            audited={{ list: 'people', filter: '' }}
            readPage={async (staff) => ({
              rows: accessRows(await staff.listPeople()),
              next: undefined,
            })}
          />
          <Button aria-expanded={inviting} onClick={() => setInviting(!inviting)}>
            {t('people.invite.open')} <Icon name={inviting ? 'minus' : 'plus'} />
          </Button>
        </div>
      </TabHead>
      {list &&
        waiting.map((person) => (
          <ProposalTicket
            key={person.id}
            person={person}
            people={list.people}
            busy={busy}
            onAct={(asked) => void carryOut(asked)}
          />
        ))}
      {inviting && list && (
        <InviteForm
          people={list.people}
          busy={busy}
          onInvite={async (asked) => {
            const isDone = await carryOut(asked);
            if (isDone) setInviting(false);
            return isDone;
          }}
        />
      )}
      <PeopleNote state={state} result={result} onUndo={(undo) => void carryOut(undo)} />
      {remote.status === 'loading' && <SkeletonRows />}
      {remote.status === 'failed' && <Failure code={remote.code} onRetry={reload} />}
      {list && <PeopleList list={list} busy={busy} onAct={carryOut} />}
    </TabPage>
  );

  function countText({ people }: StaffPeople): string {
    const all = t('people.count', { count: people.length });
    if (waiting.length === 0) return all;
    return t('people.waiting', { count: waiting.length, people: all });
  }
}

/** The list with its search and order, and the last review below it. */
function PeopleList({
  list,
  busy,
  onAct,
}: {
  readonly list: StaffPeople;
  readonly busy: boolean;
  readonly onAct: (act: PeopleAct) => Promise<boolean>;
}) {
  const { t } = useTranslation('staff');
  const [search, setSearch] = useKept('people.search', '');
  const [sort, setSort] = useKept('people.sort', FIRST_SORT);
  const found = sortPeople(findPeople(list.people, search, t), sort);
  return (
    <>
      <Filters>
        <SearchField
          label={t('search')}
          hint={t('people.searchHint')}
          value={search}
          onChange={setSearch}
        />
        <SortSelect columns={usePeopleColumns()} sort={sort} onSort={setSort} />
      </Filters>
      {found.length === 0 ? (
        <EmptyList>
          <p>{t('people.emptySearch', { search })}</p>
          <TextButton onClick={() => setSearch('')}>{t('people.clear')}</TextButton>
        </EmptyList>
      ) : (
        <PeopleTable
          people={found}
          everybody={list.people}
          sort={sort}
          busy={busy}
          onSort={setSort}
          onAct={onAct}
        />
      )}
      <ReviewLine list={list} busy={busy} onReview={() => void onAct({ act: 'review' })} />
    </>
  );
}
