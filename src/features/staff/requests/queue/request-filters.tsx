import { useTranslation } from 'react-i18next';
import { games as list } from '../../../../games/list';
import { SearchField } from '../../../../ui/filter/search-field';
import { Segmented } from '../../../../ui/filter/segmented';
import { Select } from '../../../../ui/filter/select';
import { Filters } from '../../list/filters';
import { SortSelect } from '../../list/sort/sort-select';
import { mayBeOverdue, PROOFS, type RequestQuery, STATUSES, shownOrder } from '../request-query';
import styles from './request-filters.module.css';

/** The filters of the queue: status, game, proof, overdue and search; on phones also the order. */
export function RequestFilters({
  query,
  search,
  isNarrow,
  onQuery,
  onSearch,
}: {
  readonly query: RequestQuery;
  readonly search: string;
  /** Beside an open case there is room for the search alone. */
  readonly isNarrow: boolean;
  readonly onQuery: (change: Partial<RequestQuery>) => void;
  readonly onSearch: (search: string) => void;
}) {
  const { t } = useTranslation('staff');
  const games = [
    { id: '', label: t('requests.allGames') },
    ...list.map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <Filters>
      {!isNarrow && (
        <>
          <Segmented
            label={t('requests.status.label')}
            options={STATUSES.map((id) => ({ id, label: t(`requests.status.${id}`) }))}
            value={query.status}
            onChange={(status) => onQuery({ status, selected: undefined })}
          />
          <Select
            label={t('requests.game')}
            name="juego"
            options={games}
            value={query.gameId ?? ''}
            onChange={(id) => onQuery({ gameId: id === '' ? undefined : id, selected: undefined })}
          />
          <Select
            label={t('requests.proofs.filter')}
            name="prueba"
            options={PROOFS.map((id) => ({ id, label: t(`requests.proofs.filters.${id}`) }))}
            value={query.proof ?? 'all'}
            onChange={(id) =>
              onQuery({ proof: id === 'all' ? undefined : id, selected: undefined })
            }
          />
        </>
      )}
      {!isNarrow && mayBeOverdue(query.status) && (
        <label className={styles.overdue}>
          <input
            type="checkbox"
            name="vencidas"
            checked={query.overdue}
            onChange={(event) => onQuery({ overdue: event.target.checked, selected: undefined })}
          />
          {t('requests.overdue')}
        </label>
      )}
      <SearchField
        label={t('requests.search')}
        hint={t('requests.searchHint')}
        keyShortcut="/"
        value={search}
        onChange={onSearch}
      />
      {!isNarrow && (
        <SortSelect
          columns={[
            { id: 'left', label: t('requests.columns.left') },
            { id: 'name', label: t('requests.columns.client') },
            { id: 'value', label: t('requests.columns.value') },
          ]}
          sort={shownOrder(query)}
          onSort={(order) => onQuery({ order })}
        />
      )}
    </Filters>
  );
}
