import { useTranslation } from 'react-i18next';
import type { RepeatFlags } from '../../../../../data/staff/requests';
import { Cell, PressableRow, RowButton } from '../../../../../ui/data/table';
import { GameName } from '../../../list/game-name';
import { Warning } from '../../../tab/warning';
import { formatValue } from '../../format-value';
import { gameName } from '../../game-name';
import { RowMark } from '../../proofs/row-mark';
import type { PersonRow } from '../by-person';
import styles from './request-row.module.css';
import { ROW_BUTTON, rowButtonId } from './row-button';
import { RowStatus } from './row-status';

/** A person in the queue. Its button covers the whole row, so that a click anywhere opens it. */
export function RequestRow({
  row: { request },
  note,
  flags,
  now,
  onOpen,
}: {
  readonly row: PersonRow;
  readonly note: string;
  /** Undefined until they are known. */
  readonly flags: RepeatFlags | undefined;
  readonly now: Date;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation('staff');
  const { name } = request.applicant;
  return (
    <PressableRow isOpen={false} className={styles.requestRow}>
      <Cell className={styles.left}>
        <RowButton
          {...ROW_BUTTON}
          id={rowButtonId(request.id)}
          aria-label={t('requests.open', { name })}
          onClick={onOpen}
        />
        <RowStatus request={request} now={now} />
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
        {formatValue(request.value, t)}
      </Cell>
      <Cell className={styles.notices}>{flags && <RepeatNotices flags={flags} />}</Cell>
    </PressableRow>
  );
}

function RepeatNotices({ flags }: { readonly flags: RepeatFlags }) {
  const { t } = useTranslation('staff');
  if (!flags.cedula && !flags.email)
    return <span className={`${styles.none} muted`}>{t('requests.noNotices')}</span>;
  return (
    <>
      {flags.cedula && <Warning>{t('requests.repeatedCedula')}</Warning>}
      {flags.email && <Warning>{t('requests.repeatedEmail')}</Warning>}
    </>
  );
}
