import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../i18n/format';
import styles from './proof-share.module.css';

/** How much of the value is proven, 0 to 1, and how much is declared. */
export function ProofShare({ share }: { readonly share: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.share} style={{ '--proven': share } as CSSProperties}>
      <p>
        <strong>{formatPercent(share)}</strong> {t('proof:line.shareProven')}
      </p>
      <p className={styles.declared}>
        <strong>{formatPercent(1 - share)}</strong> {t('proof:line.shareDeclared')}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span />
      </div>
    </div>
  );
}
