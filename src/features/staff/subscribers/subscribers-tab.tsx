import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import type { StaffBackend } from '../../../data/staff/backend';
import { isUnreadable, type Listed } from '../../../data/staff/lists';
import type { SubscriberFilter } from '../../../data/staff/subscribers';
import type { Subscriber } from '../../../domain/subscriber';
import { subscribers as english } from '../../../i18n/en/staff/subscribers';
import { subscribers as spanish } from '../../../i18n/es/staff/subscribers';
import { formatDate, formatNumber } from '../../../i18n/format';
import { useLanguage, useTabCopy } from '../../../i18n/use-language';
import { TextButton } from '../../../ui/button/text-button';
import { EmailAddress } from '../../../ui/data/email-address';
import { Cell, Table } from '../../../ui/data/table';
import { SearchField } from '../../../ui/form/search-field';
import { EmptyList } from '../list/empty-list';
import { ExportButton } from '../list/export/export-button';
import { withUnreadable } from '../list/export/export-rows';
import { Figures } from '../list/figures';
import { Filters } from '../list/filters';
import { ListFoot } from '../list/list-foot';
import type { Sort } from '../list/sort';
import { SortHeading } from '../list/sort-heading';
import { SortSelect } from '../list/sort-select';
import { UnreadableRow } from '../list/unreadable-row';
import { UntilAnswered } from '../list/until-answered';
import { useDebouncedValue } from '../list/use-debounced-value';
import { useNotedSearch } from '../list/use-noted-search';
import { usePages } from '../list/use-pages';
import { KeptViewsBar } from '../list/views/kept-views-bar';
import { Failure } from '../parts/failure';
import { SkeletonRows } from '../parts/skeleton-rows';
import { TabHead } from '../parts/tab-head';
import { TabPage } from '../parts/tab-page';
import { useKept } from '../session/use-kept';
import { useStaffRemote } from '../session/use-staff';
import { SORTS, subscriberColumns } from './subscriber-columns';
import styles from './subscribers-tab.module.css';

type SubscriberSort = Sort<SubscriberFilter['sortBy']>;

/** The order in which the list comes first. */
const FIRST_SORT: SubscriberSort = { by: 'registeredAt', descending: true };

const DESCENDING = 'desc';

/** The order in a view's settings; the list's first order if they are no longer understood. */
function sortOf(settings: string): SubscriberSort {
  const [field, direction] = settings.split(' ');
  const by = SORTS.find((sort) => sort === field);
  return by ? { by, descending: direction === DESCENDING } : FIRST_SORT;
}

/** The kept views of the subscribers: their order. */
function SubscriberViews({
  sort: { by, descending },
  onSort,
}: {
  readonly sort: SubscriberSort;
  readonly onSort: (sort: SubscriberSort) => void;
}) {
  return (
    <KeptViewsBar
      list="subscribers"
      current={`${by} ${descending ? DESCENDING : 'asc'}`}
      onOpen={(settings) => onSort(sortOf(settings))}
    />
  );
}

/** The subscribers. */
function SubscriberTable({
  subscribers,
  sort,
  busy,
  onSort,
}: {
  readonly subscribers: readonly Listed<Subscriber>[];
  readonly sort: Sort<SubscriberFilter['sortBy']>;
  readonly busy: boolean;
  readonly onSort: (sort: Sort<SubscriberFilter['sortBy']>) => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  return (
    <Table className={styles.subscriberTable} aria-label={t('subscribers.list')} aria-busy={busy}>
      <thead>
        <tr>
          {SORTS.map((field) => (
            <SortHeading
              key={field}
              id={field}
              label={t(`subscribers.columns.${field}`)}
              sort={sort}
              onSort={onSort}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {subscribers.map((subscriber) =>
          isUnreadable(subscriber) ? (
            <UnreadableRow
              key={subscriber.id}
              columns={SORTS.length}
              path={`subscriptores/${subscriber.id}`}
            >
              {t('subscribers.unreadable')}
            </UnreadableRow>
          ) : (
            <tr key={subscriber.id}>
              <Cell kind="typed" className={styles.email}>
                <EmailAddress text={subscriber.email} />
              </Cell>
              <Cell kind="typed">{subscriber.name}</Cell>
              <Cell kind="typed">{subscriber.lastName}</Cell>
              <Cell className={`${styles.date} number`}>
                {formatDate(subscriber.registeredAt, 'date', language)}
              </Cell>
            </tr>
          ),
        )}
      </tbody>
    </Table>
  );
}

const COPY = { es: { subscribers: spanish }, en: { subscribers: english } };

const PAGE_SIZE = 50;

const countSubscribers = (staff: StaffBackend) => staff.countSubscribers();

/** The list of people who signed up for information (specification, section 2, Admin). */
export default function SubscribersTab() {
  useTabCopy(COPY);
  const { t } = useTranslation('staff');
  const [search, setSearch] = useKept('subscribers.search', '');
  const debouncedSearch = useDebouncedValue(search.trim());
  const [sort, setSort] = useKept('subscribers.sort', FIRST_SORT);
  const { by: sortBy, descending } = sort;

  const filter = useCallback(
    (): SubscriberFilter => ({ search: debouncedSearch, sortBy, descending }),
    [debouncedSearch, sortBy, descending],
  );
  const noteSearch = useNotedSearch('subscribers');
  const pages = usePages(
    useCallback(
      async (staff: StaffBackend, after?: unknown) => {
        await noteSearch(staff, filter().search);
        return staff.pageSubscribers(filter(), PAGE_SIZE, after);
      },
      [filter, noteSearch],
    ),
  );
  const count = useStaffRemote(countSubscribers).remote;
  const countedTotal = count.status === 'ready' ? count.data : undefined;
  const knownTotal = debouncedSearch === '' ? countedTotal : pages.total;
  const rows = pages.remote.status === 'ready' ? pages.remote.data : [];

  return (
    <TabPage>
      <TabHead title={t('subscribers.title')}>
        {knownTotal !== undefined && (
          <Figures
            figures={[
              {
                id: 'total',
                label: t('subscribers.total', { count: knownTotal }),
                text: formatNumber(knownTotal),
              },
            ]}
          />
        )}
        <ExportButton
          label={t('subscribers.export')}
          fileName={`${brand.product} - Subscriptores.xlsx`}
          sheet={t('subscribers.sheet')}
          columns={withUnreadable(subscriberColumns(t), (id) => [
            t('unreadable', { path: `subscriptores/${id}` }),
          ])}
          total={knownTotal}
          audited={{ list: 'subscribers', filter: debouncedSearch === '' ? '' : 'con búsqueda' }}
          readPage={(staff, size, after) => staff.pageSubscribers(filter(), size, after)}
        />
      </TabHead>
      <Filters>
        <SearchField
          label={t('subscribers.search')}
          hint={t('subscribers.searchHint')}
          value={search}
          onChange={setSearch}
        />
        <SortSelect
          columns={SORTS.map((id) => ({ id, label: t(`subscribers.columns.${id}`) }))}
          sort={sort}
          onSort={setSort}
        />
      </Filters>
      <SubscriberViews sort={sort} onSort={setSort} />
      {pages.remote.status === 'loading' && <SkeletonRows />}
      {pages.remote.status === 'failed' && (
        <Failure code={pages.remote.code} onRetry={pages.reload} />
      )}
      {pages.remote.status === 'ready' && rows.length === 0 && (
        <UntilAnswered pages={pages}>
          <EmptyList>
            {debouncedSearch === '' ? (
              t('subscribers.empty')
            ) : (
              <>
                <p>{t('subscribers.emptySearch', { search: debouncedSearch })}</p>
                <TextButton onClick={() => setSearch('')}>{t('subscribers.clear')}</TextButton>
              </>
            )}
          </EmptyList>
        </UntilAnswered>
      )}
      {rows.length > 0 && (
        <div>
          <SubscriberTable
            subscribers={rows}
            sort={sort}
            busy={pages.refreshing}
            onSort={setSort}
          />
          <ListFoot pages={pages} shown={rows.length} total={knownTotal} list="subscribers" />
        </div>
      )}
    </TabPage>
  );
}
