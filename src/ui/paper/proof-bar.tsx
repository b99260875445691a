import type { CSSProperties } from 'react';
import styles from './proof-bar.module.css';

/** How much of a value is proven, 0 to 1, which is solid; what is declared is hatched. */
export function ProofBar({ share }: { readonly share: number }) {
  return (
    <div
      className={styles.proofBar}
      style={{ '--proven': share } as CSSProperties}
      aria-hidden="true"
    >
      <span />
    </div>
  );
}
