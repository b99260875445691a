import type { CSSProperties } from 'react';
import styles from './proof-bar.module.css';

/** The proven part of a value, 0 to 1, drawn solid; the declared part is hatched. */
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
