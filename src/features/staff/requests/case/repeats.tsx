import { useTranslation } from 'react-i18next';
import { dollarsOr } from '../../../../domain/money';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { stateOf } from '../../../../domain/request/request-state';
import { isOpen } from '../../../../domain/request/states';
import { formatDate, formatList } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { TextButton } from '../../../../ui/button/text-button';
import { Warning } from '../../tab/warning';
import { gameName } from '../game-name';
import styles from './repeats.module.css';
import { openRepeats, type useCaseRequests } from './use-case-requests';

/** Two requests side by side, with equal data highlighted. */
function RepeatComparison({
  request,
  other,
}: {
  readonly request: LoanRequest;
  readonly other: LoanRequest;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const facts = (each: LoanRequest) => {
    const { applicant, gameId, value, receivedAt } = each;
    return [
      applicant.name,
      applicant.nickname,
      applicant.cedula,
      applicant.email,
      gameName(gameId),
      dollarsOr(t('notRecorded'), value),
      t(`requests.one.${stateOf(each)}`),
      formatDate(receivedAt, 'shortMoment', language),
    ];
  };
  const labels = [
    t('requests.repeats.name'),
    t('requests.repeats.nickname'),
    t('requests.repeats.cedulaField'),
    t('requests.repeats.emailField'),
    t('requests.repeats.game'),
    t('requests.repeats.value'),
    t('requests.repeats.status'),
    t('requests.repeats.received'),
  ];
  const [mine, theirs] = [facts(request), facts(other)];
  return (
    <table className={styles.repeatComparison}>
      <thead>
        <tr>
          <th scope="col">{t('requests.repeats.columns.field')}</th>
          <th scope="col">{t('requests.repeats.thisOne')}</th>
          <th scope="col">{t('requests.repeats.otherOne')}</th>
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine[index]}</td>
            <td>{mine[index] === theirs[index] ? <mark>{theirs[index]}</mark> : theirs[index]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Warns about the other requests of this person, and says which of them a decision closes. */
export function Repeats({
  request,
  person: { found, remote, reload },
}: {
  readonly request: LoanRequest;
  readonly person: ReturnType<typeof useCaseRequests>;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  if (remote.status === 'loading') return <p className="muted">{t('requests.repeats.checking')}</p>;
  if (remote.status === 'failed')
    return (
      <p role="alert">
        {t('requests.repeats.failed')} <TextButton onClick={reload}>{t('retry')}</TextButton>
      </p>
    );
  const others = found.all.filter(({ id }) => id !== request.id);
  if (others.length + found.unreadable.length === 0) return null;
  const gamesOf = (which: readonly LoanRequest[]) =>
    formatList(
      which.map(({ gameId }) => gameName(gameId)),
      language,
    );
  const { cedula, email } = request.applicant;
  const sameCedula = others.filter(({ applicant }) => applicant.cedula === cedula);
  const sameEmail = others.filter(({ applicant }) => applicant.email === email);
  const closed = isOpen(request.status) ? openRepeats(found, request.id) : [];
  const warnings = [
    sameCedula.length > 0 && t('requests.repeats.cedula'),
    sameEmail.length > 0 && t('requests.repeats.email'),
  ].filter((words) => words !== false);
  const closes =
    closed.length > 0 &&
    t('requests.cases.closes', { count: closed.length, games: gamesOf(closed) });
  return (
    <div className={styles.repeats}>
      {/* Found after the case was opened, so it is read out; a decision has its own words. */}
      <div role={isOpen(request.status) ? 'status' : undefined}>
        {warnings.map((words) => (
          <Warning key={words}>{words}</Warning>
        ))}
        {closes && <p>{closes}</p>}
      </div>
      {others.map((other) => (
        <details key={other.id}>
          <summary>
            {t('requests.repeats.compare')}: {other.applicant.name}{' '}
            <small>
              {gameName(other.gameId)}, {formatDate(other.receivedAt, 'shortMoment', language)}
            </small>
          </summary>
          <RepeatComparison request={request} other={other} />
        </details>
      ))}
      {found.unreadable.map((id) => (
        <p key={id}>{t('requests.unreadable', { reference: reference({ id }) })}</p>
      ))}
    </div>
  );
}
