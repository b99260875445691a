import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../i18n/format';
import { ProofBar } from '../../../ui/paper/proof-bar';
import styles from './proof-share.module.css';

/** How much of the value is proven, 0 to 1, and how much is declared. */
export function ProofShare({ share }: { readonly share: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.share}>
      <p>
        <strong>{formatPercent(share)}</strong> {t('proof:line.shareProven')}
      </p>
      <p className={styles.declared}>
        <strong>{formatPercent(1 - share)}</strong> {t('proof:line.shareDeclared')}
      </p>
      <div className={styles.bar}>
        <ProofBar share={share} />
      </div>
    </div>
  );
}
