import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameName, games as list } from '../../../../games/list';
import { Icon } from '../../../../ui/art/icon';
import { SearchField } from '../../../../ui/form/search-field';
import { Segmented } from '../../../../ui/form/segmented';
import { Select } from '../../../../ui/form/select';
import { useKeyNames } from '../../casework/keyboard/keys-on';
import { Filters } from '../../list/filters';
import { SortSelect } from '../../list/sort-select';
import { mayBeOverdue, PROOFS, type RequestQuery, STATUSES, shownOrder } from '../request-query';
import styles from './request-filters.module.css';

const ORDERS = { left: 'left', name: 'client', value: 'value' } as const;

/**
 * The filters of the queue: status, game, proof, overdue and search. On phones all but the search are
 * behind a line that says what is set, with the order and the kept views. Beside an open case only
 * the search is shown. It stays the same field, so that it keeps the focus of a member who types in
 * it when a case opens.
 */
export function RequestFilters({
  query,
  search,
  isNarrow,
  onQuery,
  onSearch,
  children,
}: {
  readonly query: RequestQuery;
  readonly search: string;
  readonly isNarrow: boolean;
  readonly onQuery: (change: Partial<RequestQuery>) => void;
  readonly onSearch: (search: string) => void;
  /** The kept views. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('staff');
  const keyName = useKeyNames();
  const [isOpen, setOpen] = useState(false);
  const { status, gameId, proof, overdue, order } = query;
  const games = [
    { id: '', label: t('requests.allGames') },
    ...list.map(({ id, name }) => ({ id, label: name })),
  ];
  const columns = (['left', 'name', 'value'] as const).map((order) => ({
    order,
    heading: t(`requests.columns.${ORDERS[order]}`),
  }));
  const set = [
    t('requests.filters'),
    t(`requests.status.${status}`),
    gameId && gameName(gameId),
    proof && t(`requests.proofs.filters.${proof}`),
    overdue && t('requests.overdue'),
    order &&
      t(`sort.${order.descending ? 'descending' : 'ascending'}`, {
        column: t(`requests.columns.${ORDERS[order.by]}`),
      }),
  ];

  return (
    <div className={styles.requestFilters} data-open={isOpen || undefined}>
      {!isNarrow && (
        <button
          type="button"
          className={styles.line}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {set.filter(Boolean).join(' · ')}
          <Icon name={isOpen ? 'minus' : 'plus'} />
        </button>
      )}
      <Filters>
        {!isNarrow && (
          <div className={styles.more}>
            <Segmented
              label={t('requests.fields.status')}
              options={STATUSES.map((id) => ({ id, label: t(`requests.status.${id}`) }))}
              value={status}
              onChange={(id) => onQuery({ status: id, selected: undefined })}
            />
            <Select
              label={t('game')}
              name="juego"
              options={games}
              value={gameId ?? ''}
              onChange={(id) =>
                onQuery({ gameId: id === '' ? undefined : id, selected: undefined })
              }
            />
            <Select
              label={t('requests.proofs.filter')}
              name="prueba"
              options={PROOFS.map((id) => ({ id, label: t(`requests.proofs.filters.${id}`) }))}
              value={proof ?? 'all'}
              onChange={(id) =>
                onQuery({ proof: id === 'all' ? undefined : id, selected: undefined })
              }
            />
            {mayBeOverdue(status) && (
              <label className={styles.overdue}>
                <input
                  type="checkbox"
                  name="vencidas"
                  checked={overdue}
                  onChange={(event) =>
                    onQuery({ overdue: event.target.checked, selected: undefined })
                  }
                />
                {t('requests.overdue')}
              </label>
            )}
            <SortSelect
              columns={columns}
              sort={shownOrder(query)}
              onSort={(sort) => onQuery({ order: sort })}
            />
          </div>
        )}
        <SearchField
          label={t('search')}
          hint={t('requests.searchHint')}
          keyShortcut={keyName('/')}
          value={search}
          onChange={onSearch}
        />
      </Filters>
      {!isNarrow && <div className={styles.more}>{children}</div>}
    </div>
  );
}
