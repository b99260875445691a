import { useTranslation } from 'react-i18next';
import type { LoanRequest } from '../../../../domain/request/loan-request';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import styles from './decision-column.module.css';

/** What a visitor who asked for a new decision says of the first one. */
export function Reconsidering({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation('staff');
  const { language } = useLanguage();
  const { reconsideration, undone = [] } = request;
  const first = undone.find(({ byVisitor }) => byVisitor);
  if (!reconsideration) return null;
  return (
    <section className={styles.reconsidering}>
      <h3>{t('requests.one.reconsidering')}</h3>
      {first && (
        <p>
          {t('requests.cases.reconsider.first', {
            date: formatDate(first.decidedAt, 'shortMoment', language),
            reason: first.reason
              ? t(`declineReasons.${first.reason}`)
              : t('requests.cases.reconsider.noReason'),
          })}
        </p>
      )}
      <p>
        <b>{t(`requests.cases.reconsider.points.${reconsideration.point}`)}</b>
      </p>
      <p>
        <q>{reconsideration.words}</q>
      </p>
    </section>
  );
}
