import { useTranslation } from 'react-i18next';
import { brand } from '../../config/brand';
import styles from './print-head.module.css';

/** The head of a printed page: whose paper it is and whom to call. Only print shows it. */
export function PrintHead() {
  const { t } = useTranslation();
  return (
    <p className={styles.printHead}>
      <b>{brand.bank}</b>
      <span>{brand.product}</span>
      <span className={`${styles.call} number`}>{t('shell:footer.call')}</span>
    </p>
  );
}
