import { useTranslation } from 'react-i18next';
import type { RepeatFlags } from '../../../../data/staff-backend';
import type { LoanRequest } from '../../../../domain/loan-request';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { Emblem } from '../../../../ui/art/emblem';
import { Icon } from '../../../../ui/art/icon';
import { formatValue } from '../format-value';
import { gameName } from '../game-name';
import { timeLeft } from '../time-left';
import { TimeLeftBar } from '../time-left-bar';

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
    <tr className={isOpen ? 'request-row request-row--open' : 'request-row'}>
      <td className="request-row__left">
        <button
          type="button"
          id={rowButtonId(request.id)}
          aria-expanded={isOpen}
          aria-label={t('requests.open', { name })}
          onClick={onOpen}
        />
        <RequestStatus request={request} now={now} />
      </td>
      <td className="request-row__client table__typed">
        <strong>{name}</strong>
        <small>{nickname}</small>
      </td>
      <td className="request-row__game">
        <span className="staff-game">
          <Emblem id={request.gameId} />
          <span>{gameName(request.gameId)}</span>
        </span>
      </td>
      <td className="table__right request-row__value number">{formatValue(request.value, t)}</td>
      <td className="request-row__notices">{flags && <RepeatNotices flags={flags} />}</td>
    </tr>
  );
}

function RequestStatus({ request, now }: { readonly request: LoanRequest; readonly now: Date }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  if (request.status === 'pending') return <TimeLeftBar left={timeLeft(request, now)} />;
  return (
    <span className={`row-status row-status--${request.status}`}>
      <Icon name={request.status === 'approved' ? 'check' : 'close'} />
      {t(`requests.one.${request.status}`)}
      {request.decision && (
        <small>{formatDate(request.decision.decidedAt, 'shortMoment', language)}</small>
      )}
    </span>
  );
}

function RepeatNotices({ flags }: { readonly flags: RepeatFlags }) {
  const { t } = useTranslation('staff');
  if (!flags.cedula && !flags.email)
    return <span className="request-row__none muted">{t('requests.noNotices')}</span>;
  return (
    <>
      {flags.cedula && <Flag>{t('requests.repeatedCedula')}</Flag>}
      {flags.email && <Flag>{t('requests.repeatedEmail')}</Flag>}
    </>
  );
}

function Flag({ children }: { readonly children: string }) {
  return (
    <span className="request-flag">
      <Icon name="alert" />
      {children}
    </span>
  );
}
