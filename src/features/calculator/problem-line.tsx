import type { HTMLAttributes } from 'react';
import { Icon } from '../../ui/art/icon';
import styles from './problem-line.module.css';

/** What is wrong with an answer or keeps it from being sent; empty while there is nothing. */
export function ProblemLine({ children, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return (
    <p className={styles.problemLine} {...rest}>
      {children && <Icon name="alert" />}
      {children}
    </p>
  );
}
