import { useTranslation } from 'react-i18next';
import type { Listed } from '../../../../data/staff/lists';
import type { RequestOrder } from '../../../../data/staff/requests';
import { dollarsOr } from '../../../../domain/money';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { gameName } from '../../../../games/list';
import { formatList } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { PressableRow, RowButton } from '../../../../ui/data/table';
import { useNow } from '../../../../ui/page/use-now';
import type { ListColumn } from '../../list/columns';
import { DataTable } from '../../list/data-table';
import { GameName } from '../../list/game-name';
import { RowNotices } from '../case/notices';
import { RowMark } from '../proofs/row-mark';
import { byPerson, namesIn, type PersonRow } from './by-person';
import styles from './request-table.module.css';
import { ROW_BUTTON, rowButtonId } from './row-button';
import { RowFacts, rowFactsId } from './row-facts';
import { RowStatus } from './row-status';
import { useRowNote } from './use-row-note';

/** The queue, one row per person. */
export function RequestTable({
  requests,
  sort,
  busy,
  onSort,
  onOpen,
}: {
  readonly requests: readonly Listed<LoanRequest>[];
  readonly sort: RequestOrder;
  readonly busy: boolean;
  readonly onSort: (sort: RequestOrder) => void;
  readonly onOpen: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const now = useNow();
  const note = useRowNote();
  const nameOf = (row: PersonRow) => formatList(namesIn(row), language);
  const columns: readonly ListColumn<PersonRow, RequestOrder['by']>[] = [
    {
      heading: t('requests.columns.left'),
      order: 'left',
      className: styles.left,
      cell: (row) => (
        <>
          {/* It covers the whole row, so that a click anywhere opens it. */}
          <RowButton
            {...ROW_BUTTON}
            id={rowButtonId(row.id)}
            aria-label={t('requests.open', { name: nameOf(row) })}
            aria-describedby={rowFactsId(row.id)}
            onClick={() => onOpen(row.request)}
          />
          <RowStatus request={row.request} now={now} />
          <RowFacts request={row.request} note={note(row, now)} now={now} />
        </>
      ),
    },
    {
      heading: t('requests.columns.client'),
      order: 'name',
      kind: 'typed',
      className: styles.client,
      cell: (row) => (
        <>
          <strong>{nameOf(row)}</strong>
          <small className="number">{note(row, now)}</small>
          <RowMark request={row.request} />
        </>
      ),
    },
    {
      heading: t('game'),
      className: styles.game,
      cell: ({ request: { gameId } }) => <GameName id={gameId} name={gameName(gameId)} />,
    },
    {
      heading: t('requests.columns.value'),
      order: 'value',
      kind: 'figure',
      className: styles.value,
      cell: ({ request }) => dollarsOr(t('notRecorded'), request.value),
    },
    {
      heading: t('requests.fields.notices'),
      className: styles.notices,
      cell: ({ request }) => <RowNotices request={request} />,
    },
  ];
  return (
    <DataTable
      label={t('requests.list')}
      columns={columns}
      rows={byPerson(requests)}
      busy={busy}
      sort={sort}
      onSort={onSort}
      unreadable={{
        path: 'users',
        text: (record) => t('requests.unreadable', { reference: reference(record) }),
      }}
      row={(_, cells) => (
        <PressableRow isOpen={false} className={styles.requestRow}>
          {cells}
        </PressableRow>
      )}
    />
  );
}
