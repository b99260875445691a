import { useTranslation } from 'react-i18next';
import styles from './print-head.module.css';

/** The head of a printed page: whose paper it is and whom to call. Only print shows it. */
export function PrintHead({ bank, product }: { readonly bank: string; readonly product: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles.printHead}>
      <b>{bank}</b>
      <span>{product}</span>
      <span className={`${styles.call} number`}>{t('shell:footer.call')}</span>
    </p>
  );
}
