import type { ReactNode } from 'react';
import { Icon } from '../../../ui/art/icon';
import styles from './warning.module.css';

/** A short warning with a sign. */
export function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.warning}>
      <Icon name="alert" />
      {children}
    </span>
  );
}
