import type { ReactNode } from 'react';
import { Icon } from '../art/icon';
import styles from './proof-mark.module.css';

/** Says whether a line is proven, which is solid, or declared, which is dashed. */
export function ProofMark({
  isProven,
  children,
}: {
  readonly isProven: boolean;
  readonly children: ReactNode;
}) {
  return (
    <span className={isProven ? styles.proven : styles.declared}>
      {isProven && <Icon name="check" />}
      {children}
    </span>
  );
}
