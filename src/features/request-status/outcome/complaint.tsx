import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { legal } from '../../../bank/legal';
import { NoBreak } from '../../../ui/no-break';
import styles from './complaint.module.css';

/** Where to complain about a decision: the bank first, then the office that defends customers. */
export function Complaint({ reference }: { readonly reference: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={styles.complaint} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('status:complaint.title')}</h2>
      <ol>
        <li>
          <b>{t('status:complaint.bank')}</b>
          <NoBreak part={reference}>
            {t('status:complaint.bankText', { reference, ...legal })}
          </NoBreak>
        </li>
        <li>
          <b>{t('status:complaint.office', { ...legal })}</b>
          {t('status:complaint.officeText')}
        </li>
      </ol>
    </section>
  );
}
