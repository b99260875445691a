import { useTranslation } from 'react-i18next';
import { isUnreadable, type Listed } from '../../../data/staff/lists';
import type { SubscriberFilter } from '../../../data/staff/subscribers';
import type { Subscriber } from '../../../domain/subscriber';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { EmailAddress } from '../../../ui/data/email-address';
import { Cell, Table } from '../../../ui/data/table';
import type { Sort } from '../list/sort/sort';
import { SortHeading } from '../list/sort/sort-heading';
import { UnreadableRow } from '../list/unreadable-row';
import { SORTS } from './subscriber-columns';
import styles from './subscriber-table.module.css';

/** The subscribers. */
export function SubscriberTable({
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
