import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../config/brand';
import type { StaffBackend } from '../../../data/staff/backend';
import type { SubscriberFilter } from '../../../data/staff/subscribers';
import { subscribers as english } from '../../../i18n/en/staff/subscribers';
import { subscribers as spanish } from '../../../i18n/es/staff/subscribers';
import { formatNumber } from '../../../i18n/format';
import { useTabCopy } from '../../../i18n/use-language';
import { TextButton } from '../../../ui/button/text-button';
import { SearchField } from '../../../ui/form/search-field';
import { fileColumns, type Sort } from '../list/columns';
import { DataList } from '../list/data-list';
import { DataTable } from '../list/data-table';
import { EmptyList } from '../list/empty-list';
import { ExportButton } from '../list/export/export-button';
import { withUnreadable } from '../list/export/export-rows';
import { Figures } from '../list/figures';
import { Filters } from '../list/filters';
import { SortSelect } from '../list/sort-select';
import { useDebouncedValue } from '../list/use-debounced-value';
import { useNotedSearch } from '../list/use-noted-search';
import { usePages } from '../list/use-pages';
import { KeptViewsBar } from '../list/views/kept-views-bar';
import { TabHead } from '../parts/tab-head';
import { TabPage } from '../parts/tab-page';
import { useKept } from '../session/use-kept';
import { useStaffRead } from '../session/use-staff';
import { useSubscriberColumns } from './subscriber-columns';
import styles from './subscribers-tab.module.css';

/** The order in which the list comes first. */
const FIRST_SORT: Sort<SubscriberFilter['sortBy']> = { by: 'registeredAt', descending: true };

const DESCENDING = 'desc';

const COPY = { es: { subscribers: spanish }, en: { subscribers: english } };

const PAGE_SIZE = 50;

/** The list of people who signed up for information (specification, section 2, Admin). */
export default function SubscribersTab() {
  useTabCopy(COPY);
  const { t } = useTranslation('staff');
  const [search, setSearch] = useKept('subscribers.search', '');
  const debouncedSearch = useDebouncedValue(search.trim());
  const [sort, setSort] = useKept('subscribers.sort', FIRST_SORT);
  const { by: sortBy, descending } = sort;
  const columns = useSubscriberColumns();

  /** Takes the order of a view's settings; the list's first order if it is no longer understood. */
  function openView(settings: string) {
    const [field, direction] = settings.split(' ');
    const by = columns.find(({ order }) => order === field)?.order;
    setSort(by ? { by, descending: direction === DESCENDING } : FIRST_SORT);
  }

  const filter = useCallback(
    (): SubscriberFilter => ({ search: debouncedSearch, sortBy, descending }),
    [debouncedSearch, sortBy, descending],
  );
  const noteSearch = useNotedSearch('subscribers');
  const pages = usePages(
    useCallback(
      async (staff: StaffBackend, after?: unknown) => {
        await noteSearch(staff, filter().search);
        return staff.read('pageSubscribers', filter(), PAGE_SIZE, after);
      },
      [filter, noteSearch],
    ),
  );
  const count = useStaffRead('countSubscribers').remote;
  const countedTotal = count.status === 'ready' ? count.data : undefined;
  const knownTotal = debouncedSearch === '' ? countedTotal : pages.total;

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
          columns={withUnreadable(fileColumns(columns), (id) => [
            t('unreadable', { path: `subscriptores/${id}` }),
          ])}
          total={knownTotal}
          audited={{ list: 'subscribers', filter: debouncedSearch === '' ? '' : 'con búsqueda' }}
          readPage={(staff, size, after) => staff.read('pageSubscribers', filter(), size, after)}
        />
      </TabHead>
      <Filters>
        <SearchField
          label={t('search')}
          hint={t('subscribers.searchHint')}
          value={search}
          onChange={setSearch}
        />
        <SortSelect columns={columns} sort={sort} onSort={setSort} />
      </Filters>
      <KeptViewsBar
        list="subscribers"
        current={`${sortBy} ${descending ? DESCENDING : 'asc'}`}
        onOpen={openView}
      />
      <DataList
        pages={pages}
        list="subscribers"
        total={knownTotal}
        empty={
          debouncedSearch === '' ? (
            <EmptyList>{t('subscribers.empty')}</EmptyList>
          ) : (
            <EmptyList>
              <p>{t('subscribers.emptySearch', { search: debouncedSearch })}</p>
              <TextButton onClick={() => setSearch('')}>{t('subscribers.clear')}</TextButton>
            </EmptyList>
          )
        }
      >
        {(rows) => (
          <DataTable
            label={t('subscribers.list')}
            className={styles.subscriberTable}
            columns={columns}
            rows={rows}
            busy={pages.refreshing}
            sort={sort}
            onSort={setSort}
            unreadable={{ path: 'subscriptores', text: () => t('subscribers.unreadable') }}
          />
        )}
      </DataList>
    </TabPage>
  );
}
