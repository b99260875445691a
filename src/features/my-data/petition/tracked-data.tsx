import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { referenceOf } from '../../../domain/request/request-code';
import type { Tracking } from '../../../domain/request/tracking';
import { findCalculator } from '../../../games';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { DefinitionList } from '../../../ui/data/definition-list';
import styles from './tracked-data.module.css';

/** The public part of a request: its state. */
export function TrackedData({ tracking }: { readonly tracking: Tracking }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const titleId = useId();
  const { code, gameId, status, receivedAt, updatedAt } = tracking;
  const moment = (date: Date) => formatDate(date, 'fullMoment', language);
  return (
    <section className={`${styles.trackedData} torn`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t('petition:code.known')}</h2>
        <p className="number">{referenceOf(code)}</p>
      </div>
      <DefinitionList
        className={styles.list}
        rows={[
          { label: t('petition:code.game'), text: findCalculator(gameId)?.name ?? gameId },
          { label: t('petition:code.status'), text: t(`status:names.${status}`) },
          { label: t('petition:code.sent'), text: moment(receivedAt) },
          { label: t('petition:code.updated'), text: moment(updatedAt) },
        ]}
      />
      <p className={styles.hidden}>{t('petition:code.hidden')}</p>
    </section>
  );
}
