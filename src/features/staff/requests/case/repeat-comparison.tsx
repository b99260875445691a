import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { formatValue } from '../format-value';
import { gameName } from '../game-name';
import styles from './repeat-comparison.module.css';

/** Two requests side by side, with equal data highlighted. */
export function RepeatComparison({
  request,
  other,
}: {
  readonly request: LoanRequest;
  readonly other: LoanRequest;
}) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const facts = ({ applicant, gameId, value, status, receivedAt }: LoanRequest) => [
    applicant.name,
    applicant.nickname,
    applicant.cedula,
    applicant.email,
    gameName(gameId),
    formatValue(value, t),
    t(`requests.one.${status}`),
    formatDate(receivedAt, 'shortMoment', language),
  ];
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
