import type { HTMLAttributes } from 'react';
import { Icon } from '../../ui/art/icon';
import styles from './problem-line.module.css';

/** The problem of an answer or of sending it; empty if there is none. */
export function ProblemLine({ children, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return (
    <p className={styles.problemLine} {...rest}>
      {children && <Icon name="alert" />}
      {children}
    </p>
  );
}
