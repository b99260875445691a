import { useTranslation } from 'react-i18next';
import type { RepeatFlags } from '../../../../data/staff-backend';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { isOpen } from '../../../../domain/request/states';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Icon } from '../../../../ui/art/icon';
import { Cell, PressableRow, RowButton } from '../../../../ui/data/table';
import { GameName } from '../../list/game-name';
import { Warning } from '../../tab/warning';
import { formatValue } from '../format-value';
import { gameName } from '../game-name';
import { timeLeft } from '../time-left';
import { TimeLeftBar } from '../time-left-bar';
import styles from './request-row.module.css';

/** The id of the button that opens a request. Closing the detail moves the focus back to it. */
export function rowButtonId(requestId: string): string {
  return `open-${requestId}`;
}

/** A request in the queue. Its button covers the whole row, so that a click anywhere opens it. */
export function RequestRow({
  request,
  flags,
  now,
  isOpen,
  onOpen,
}: {
  readonly request: LoanRequest;
  /** Undefined until they are known. */
  readonly flags: RepeatFlags | undefined;
  readonly now: Date;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation('staff');
  const { name, nickname } = request.applicant;
  return (
    <PressableRow isOpen={isOpen} className={styles.requestRow}>
      <Cell className={styles.left}>
        <RowButton
          id={rowButtonId(request.id)}
          aria-expanded={isOpen}
          aria-label={t('requests.open', { name })}
          onClick={onOpen}
        />
        <RequestStatus request={request} now={now} />
      </Cell>
      <Cell kind="typed" className={styles.client}>
        <strong>{name}</strong>
        <small>{nickname}</small>
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

function RequestStatus({ request, now }: { readonly request: LoanRequest; readonly now: Date }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { status, decision, withdrawnAt } = request;
  if (isOpen(status))
    return (
      <>
        <TimeLeftBar left={timeLeft(request, now)} />
        {status === 'information' && <small>{t('requests.one.information')}</small>}
      </>
    );
  const closedAt = decision?.decidedAt ?? withdrawnAt;
  return (
    <span className={styles.status} data-status={status}>
      <Icon name={status === 'approved' ? 'check' : 'close'} />
      {t(`requests.one.${status}`)}
      {closedAt && <small>{formatDate(closedAt, 'shortMoment', language)}</small>}
    </span>
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
