import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoanRequest, reference } from '../../../../domain/request/loan-request';
import { formatDate } from '../../../../i18n/format';
import { useLanguage } from '../../../../i18n/use-language';
import { erasedOn } from '../erased-on';
import { DataGroup } from './data-group';
import { happenedRows, personRows, questionRows, sentRows } from './data-groups';
import { mailRows } from './mail-rows';
import styles from './stored-data.module.css';

/** All that is kept, in words and on paper, and until when. */
export function StoredData({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const titleId = useId();
  const words = { request, t, language };
  const groups = [
    { name: 'person', rows: personRows(words) },
    { name: 'sent', rows: sentRows(words) },
    { name: 'happened', rows: happenedRows(words) },
    { name: 'questions', rows: questionRows(words) },
    { name: 'mails', rows: mailRows(words) },
  ] as const;
  const count = groups.flatMap(({ rows }) => rows).length;
  const end = erasedOn(request);
  return (
    <section className={`${styles.storedData} torn`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t('myData:stored.title')}</h2>
        <p className="number">
          {t('myData:stored.of', {
            reference: reference(request),
            date: formatDate(new Date(), 'date', language),
          })}
        </p>
      </div>
      {groups.map(
        ({ name, rows }) =>
          rows.length > 0 && (
            <DataGroup key={name} title={t(`myData:groups.${name}`)} rows={rows} />
          ),
      )}
      <p className={styles.end}>
        <span>
          {t('myData:stored.count', { count })}{' '}
          {t(end ? 'myData:stored.erasedOn' : 'myData:stored.erasedAfter')}
        </span>
        <b className="number">
          {end ? formatDate(end, 'longDate', language) : t('myData:stored.afterDecision')}
        </b>
      </p>
    </section>
  );
}
