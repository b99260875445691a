import { useTranslation } from 'react-i18next';
import { isUnreadable, type Listed } from '../../../../data/staff/lists';
import { dollarsOr } from '../../../../domain/money';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { formatList } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Emblem } from '../../../../ui/art/emblem';
import { useNow } from '../../../../ui/page/use-now';
import side from '../../casework/side-list.module.css';
import { Warning } from '../../parts/warning';
import { RowMark } from '../proofs/row-mark';
import { byPerson, namesIn } from './by-person';
import styles from './queue-list.module.css';
import { ROW_BUTTON, rowButtonId } from './row-button';
import { RowFacts, rowFactsId } from './row-facts';
import { RowStatus } from './row-status';
import { useRowNote } from './use-row-note';

/** The queue beside an open case: one narrow row per person. */
export function QueueList({
  requests,
  selected,
  busy,
  onOpen,
}: {
  readonly requests: readonly Listed<LoanRequest>[];
  readonly selected: string;
  readonly busy: boolean;
  readonly onOpen: (request: LoanRequest) => void;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const now = useNow();
  const note = useRowNote();
  return (
    <ul
      className={`${side.sideList} ${styles.queueList}`}
      aria-label={t('requests.list')}
      aria-busy={busy}
    >
      {byPerson(requests).map((row) => {
        if (isUnreadable(row))
          return (
            <li key={row.id} className={side.unreadable}>
              <Warning>{t('requests.unreadable', { reference: reference(row) })}</Warning>
            </li>
          );
        const { request } = row;
        const name = formatList(namesIn(row), language);
        const isShown = row.requests.some(({ id }) => id === selected);
        return (
          <li key={request.id}>
            <button
              {...ROW_BUTTON}
              id={rowButtonId(request.id)}
              type="button"
              aria-current={isShown ? 'true' : undefined}
              aria-label={t('requests.open', { name })}
              aria-describedby={rowFactsId(request.id)}
              onClick={() => onOpen(request)}
            >
              <span className={styles.left}>
                <RowStatus request={request} now={now} />
              </span>
              <RowFacts request={request} note={note(row, now)} now={now} />
              <span className={`${styles.value} number`}>
                {dollarsOr(t('notRecorded'), request.value)}
              </span>
              <Emblem id={request.gameId} className={styles.emblem} />
              <strong>{name}</strong>
              <small className="number">{note(row, now)}</small>
              {request.proven && (
                <span className={styles.mark}>
                  <RowMark request={request} />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
