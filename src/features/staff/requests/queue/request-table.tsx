import { useTranslation } from 'react-i18next';
import { isUnreadable, type Listed } from '../../../../data/staff/lists';
import type { RequestOrder } from '../../../../data/staff/requests';
import { dollarsOr } from '../../../../domain/money';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { gameName } from '../../../../games/list';
import { formatList } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Cell, ColumnHeading, PressableRow, RowButton, Table } from '../../../../ui/data/table';
import { useNow } from '../../../../ui/page/use-now';
import { GameName } from '../../list/game-name';
import { SortHeading } from '../../list/sort-heading';
import { UnreadableRow } from '../../list/unreadable-row';
import { RowNotices } from '../case/notices';
import { RowMark } from '../proofs/row-mark';
import { byPerson, namesIn, type PersonRow } from './by-person';
import styles from './request-table.module.css';
import { ROW_BUTTON, rowButtonId } from './row-button';
import { RowFacts, rowFactsId } from './row-facts';
import { RowStatus } from './row-status';
import { useRowNote } from './use-row-note';

/** A person in the queue. Its button covers the whole row, so that a click anywhere opens it. */
function RequestRow({
  row,
  note,
  now,
  onOpen,
}: {
  readonly row: PersonRow;
  readonly note: string;
  readonly now: Date;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { request } = row;
  const name = formatList(namesIn(row), language);
  return (
    <PressableRow isOpen={false} className={styles.requestRow}>
      <Cell className={styles.left}>
        <RowButton
          {...ROW_BUTTON}
          id={rowButtonId(request.id)}
          aria-label={t('requests.open', { name })}
          aria-describedby={rowFactsId(request.id)}
          onClick={onOpen}
        />
        <RowStatus request={request} now={now} />
        <RowFacts request={request} note={note} now={now} />
      </Cell>
      <Cell kind="typed" className={styles.client}>
        <strong>{name}</strong>
        <small className="number">{note}</small>
        <RowMark request={request} />
      </Cell>
      <Cell className={styles.game}>
        <GameName id={request.gameId} name={gameName(request.gameId)} />
      </Cell>
      <Cell kind="figure" className={styles.value}>
        {dollarsOr(t('notRecorded'), request.value)}
      </Cell>
      <Cell className={styles.notices}>
        <RowNotices request={request} />
      </Cell>
    </PressableRow>
  );
}

const COLUMNS = 5;

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
  const now = useNow();
  const note = useRowNote();
  return (
    <Table aria-label={t('requests.list')} aria-busy={busy}>
      <thead>
        <tr>
          <SortHeading id="left" label={t('requests.columns.left')} {...{ sort, onSort }} />
          <SortHeading id="name" label={t('requests.columns.client')} {...{ sort, onSort }} />
          <ColumnHeading>{t('requests.columns.game')}</ColumnHeading>
          <SortHeading
            id="value"
            label={t('requests.columns.value')}
            kind="figure"
            {...{ sort, onSort }}
          />
          <ColumnHeading>{t('requests.columns.notices')}</ColumnHeading>
        </tr>
      </thead>
      <tbody>
        {byPerson(requests).map((row) =>
          isUnreadable(row) ? (
            <UnreadableRow key={row.id} columns={COLUMNS} path={`users/${row.id}`}>
              {t('requests.unreadable', { reference: reference(row) })}
            </UnreadableRow>
          ) : (
            <RequestRow
              key={row.request.id}
              row={row}
              note={note(row, now)}
              now={now}
              onOpen={() => onOpen(row.request)}
            />
          ),
        )}
      </tbody>
    </Table>
  );
}
