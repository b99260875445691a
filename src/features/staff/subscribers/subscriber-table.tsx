import { useTranslation } from 'react-i18next';
import { isUnreadable, type Listed } from '../../../data/staff/lists';
import type { SubscriberFilter } from '../../../data/staff/subscribers';
import type { Subscriber } from '../../../domain/subscriber';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Icon } from '../../../ui/art/icon';
import { EmailAddress } from '../../../ui/data/email-address';
import { Cell, ColumnHeading, Table } from '../../../ui/data/table';
import { UnreadableRow } from '../list/unreadable-row';
import { SORTS } from './subscriber-columns';
import styles from './subscriber-table.module.css';

type Sort = Pick<SubscriberFilter, 'sortBy' | 'descending'>;

/** The subscribers. A heading sorts by its column, and sorts the other way when pressed again. */
export function SubscriberTable({
  subscribers,
  sort,
  busy,
  onSort,
}: {
  readonly subscribers: readonly Listed<Subscriber>[];
  readonly sort: Sort;
  readonly busy: boolean;
  readonly onSort: (sort: Sort) => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const direction = sort.descending ? 'descending' : 'ascending';
  return (
    <Table className={styles.subscriberTable} aria-label={t('subscribers.list')} aria-busy={busy}>
      <thead>
        <tr>
          {SORTS.map((field) => {
            const isSorted = field === sort.sortBy;
            return (
              <ColumnHeading key={field} aria-sort={isSorted ? direction : undefined}>
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() =>
                    onSort({ sortBy: field, descending: isSorted && !sort.descending })
                  }
                >
                  {t(`subscribers.columns.${field}`)}
                  {isSorted && <Icon name="arrow-up" />}
                </button>
              </ColumnHeading>
            );
          })}
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
                <EmailAddress address={subscriber.email} />
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
